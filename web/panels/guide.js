// The guided first turn: a hint for each kind of question, shown once. A game may give words of its own for a kind of action;
// otherwise the gestures of the question say what to do.
import { signal } from '../vendor/signals-core.js';
import { html, live, Icon, RuleLink } from '../table/ui.js';
import { question, welcome, guideOn } from '../table/state.js';
import { hand } from '../table/hand.js';
import { index } from '../table/choices.js';
import { t } from '../table/texts.js';

const seen = signal(new Set());

export function guideStart() {
  seen.value = new Set();
  guideOn.value = true;
}

/** What the question wants, by its gestures. */
function kindOf() {
  const i = index.value;
  if (hand.value) return hand.value.mode === 'place' ? 'put' : 'target';
  if (i.picks.size) return 'pick';
  if (i.places.size) return 'place';
  if (i.points.size) return 'point';
  if (i.takes.size) return 'take';
  if (i.moves.size) return 'move';
  if (i.buttons.some((b) => b.cost !== undefined && b.cost !== null)) return 'buy';
  return 'choose';
}

export const Guide = live(() => {
  const q = question.value;
  if (!guideOn.value || !q) return null;
  const kind = kindOf();
  const own = [...new Set(q.choices.map((c) => c.kind))].map((k) => welcome.value.hints[k]).find(Boolean);
  const key = `${kind} ${q.rule}`;
  if (seen.value.has(key)) return null;
  return html`<aside class="guide float" role="note" aria-label=${t('menu-guide')}>
    <span class="guide-sign"><${Icon} name="eye" size=${18} /></span>
    <div><b>${t(`guide-${kind}-title`)}</b><p>${own && !hand.value ? own : kind === 'move' && matchMedia('(pointer: coarse)').matches ? t('guide-move-touch') : t(`guide-${kind}`)} <${RuleLink} id=${q.rule} /></p></div>
    <div class="guide-buttons"><button class="quiet" onClick=${() => { guideOn.value = false; localStorage.setItem('ib-guide', 'off'); }}>${t('guide-stop')}</button>
    <button class="plain" onClick=${() => { seen.value = new Set(seen.value).add(key); }}>${t('guide-ok')}</button></div>
  </aside>`;
});
