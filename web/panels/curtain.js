// Several people at one screen: where there are secrets, a curtain falls when another of the seats held here must decide. Whoever has just rolled dice sees them first.
import { signal, computed, effect, untracked } from '../vendor/signals-core.js';
import { html, live } from '../table/ui.js';
import { welcome, now, seats, questions, changed } from '../table/state.js';
import { sent } from '../table/sending.js';
import { page } from '../table/window.js';
import { t } from '../table/texts.js';

/** The same page through the eyes of another seat. @param {string} seat */
function through(seat) {
  const url = new URL(location.href);
  url.searchParams.set('as', seat);
  return url.href;
}

/** Something was told since the last order from here that its seat has not had the time to see: dice, and what they did. */
const unseen = signal(false);
/** Was the curtain down before this change? Nothing that is told lifts it. */
let fell = false;
changed.add((_before, _after, told, undone) => {
  const tells = (l) => { const f = /** @type {any} */ (l.fact); return !!(l.dice?.length || f?.hit || f?.shot || f?.volley); };
  unseen.value = !undone && (unseen.value || (!fell && told.some(tells)));
});
effect(() => {
  void sent.value;
  untracked(() => { unseen.value = false; });
});

/** The seats of this screen that must decide while the one that sits here need not. @type {{ value: string[] }} */
const others = computed(() => {
  const w = welcome.value;
  const waiting = now.value?.waiting ?? [];
  if (!w?.secrets || questions.value.length || now.value?.outcome || waiting.some((s) => w.yours.includes(s))) return [];
  return (page.held ?? []).filter((s) => !w.yours.includes(s) && waiting.includes(s));
});

/** Who decides next at this screen, while whoever sits here may still look. */
export const handing = computed(() => (unseen.value ? others.value : []));
/** Is the curtain down? Then nothing of the table is in the page. */
export const curtained = computed(() => others.value.length > 0 && !unseen.value);

effect(() => {
  void curtained.value;
  queueMicrotask(() => { fell = curtained.value; });
});

/** @param {string} id */
const nameOfSeat = (id) => seats.value.find((x) => x.id === id)?.name ?? id;

/** In the place of the question: who is next, and the button that lets the curtain fall. */
export const HandOver = live(() => html`<div class="prompt-text"><b>${t('curtain-next', { seat: handing.value.map(nameOfSeat).join(', ') })}</b></div>
  <div class="prompt-buttons"><button class="primary" onClick=${() => { unseen.value = false; }}>${t('curtain')}</button></div>`);

export const Curtain = live(() => html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${t('curtain')}><div class="card"><h2>${t('curtain')}</h2>
  ${others.value.map((s) => html`<p><a class="button primary" href=${through(s)}>${t('curtain-lift', { seat: nameOfSeat(s) })}</a></p>`)}</div></div>`);
