// A battle that is fought on the board itself: its steps in a strip under the board, its plans and its dice in the panel.
import { computed } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, RuleLink, Die } from '../table/ui.js';
import { shown, told, nameOf, looking, moment } from '../table/state.js';
import { t } from '../table/words.js';

/** The battle on the board. @type {{ value: import('../types/protocol').WireBattle | null }} */
export const onBoard = computed(() => {
  const b = shown.value?.battle;
  return b && !b.sides.length ? b : null;
});

/** What was rolled in this battle, the last first: rolls, and what their hits fell on. */
const rolled = computed(() => {
  const b = onBoard.value;
  /** @type {{ volley: import('../types/protocol').Volley, hits: import('../types/protocol').Struck[], rule: string, text: string, key: number }[]} */
  const out = [];
  if (!b) return out;
  const until = looking.value?.moment ?? moment.value;
  for (const [key, l] of told.value.entries()) {
    const f = /** @type {any} */ (l.fact);
    if (!f || l.moment > until) continue;
    if (f.began) out.length = 0;
    if (f.volley) out.push({ volley: f.volley, hits: [], rule: l.rule, text: l.text.split(/\s?:/)[0], key });
    // A hit belongs to the last roll of the other side.
    if (f.hit) out.findLast((v) => v.volley.owner !== f.hit.owner)?.hits.push(f.hit);
  }
  return out.reverse();
});

/** On a narrow screen the steps scroll: the one of now is to be seen. @param {HTMLElement | null} el */
function inSight(el) {
  const list = el?.parentElement;
  if (list) list.scrollLeft = el.offsetLeft - list.clientWidth / 2 + el.offsetWidth / 2;
}

/** The steps of the battle. */
export const FightStrip = live(() => {
  const b = onBoard.value;
  if (!b) return null;
  const at = b.steps.findIndex((s) => s.stand === 'now');
  return html`<section class="fight-strip" aria-label=${b.title}><div class="fight-title"><h2>${b.title}</h2><p>${b.sub}</p></div>
    <ol class="battle-steps" tabindex="0" aria-label=${t('battle-steps')}>${b.steps.map((s, i) => html`<li key=${s.name} class=${s.stand} ref=${i === at ? inSight : undefined} aria-current=${i === at ? 'step' : undefined}>${s.stand === 'done' ? html`<${Icon} name="check" size=${14} />` : html`<small>${i + 1}</small>`}${s.name}</li>`)}</ol></section>`;
});

/** One roll of several units. */
export const Shots = ({ volley }) => html`<ul class="shots">${volley.shots.map((s) => html`<li class=${s.hits ? 'hit' : ''}><${Tile} kind=${s.kind} owner=${volley.owner} size=${22} title=${nameOf(s.name || s.kind)} /><span class="shot-name">${nameOf(s.name || s.kind)}</span>
  <span class="quiet">${t(s.twice ? 'shot-needs-twice' : 'shot-needs', { n: s.value, twice: s.twice })}</span><${Die} value=${s.die} sides=${volley.sides} hit=${s.hits > 0} size=${20} />${s.hits > 1 && html`<b>× ${s.hits}</b>`}</li>`)}</ul>`;

/** What the hits fell on. */
export const Hits = ({ hits }) => hits.length > 0 && html`<p class="hits">${hits.map((h) => html`<span class=${h.lost ? 'lost' : ''}><${Tile} kind=${h.kind} owner=${h.owner} size=${18} /> ${nameOf(h.name || h.kind)}: ${t(h.lost ? 'hit-lost' : 'hit-damaged')}</span>`)}</p>`;

/** The battle beside the board: what is in force, and the dice. */
export const Fight = live(() => {
  const b = onBoard.value;
  if (!b) return null;
  const list = rolled.value.slice(0, 10);
  return html`<section class="fight">
    ${b.notes.length > 0 && html`<ul class="how fight-notes">${b.notes.map((n) => html`<li>${n.text} <${RuleLink} id=${n.rule} /></li>`)}</ul>`}
    <h3>${t('fight-dice')}</h3>${!list.length && html`<p class="quiet">${t('battle-no-dice')}</p>`}
    <ol class="volleys">${list.map((v) => html`<li key=${v.key}><p><b>${v.text}</b> <${RuleLink} id=${v.rule} /></p><${Shots} volley=${v.volley} /><${Hits} hits=${v.hits} /></li>`)}</ol></section>`;
});
