// A battle that is fought on the board itself: its steps in a strip under the board, its plans and its dice in the panel.
import { computed } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, RuleLink, Die } from '../table/ui.js';
import { shown, told, nameOf, looking, moment, seatOf, welcome } from '../table/state.js';
import { besideDice, struck } from './dice.js';
import { t } from '../table/texts.js';

/** The battle on the board. @type {{ value: import('../types/protocol').Battle | null }} */
export const onBoard = computed(() => {
  const b = shown.value?.battle;
  return b && !b.sides.length ? b : null;
});

/** What was rolled in a battle, in its order: rolls, and what their hits fell on. @param {import('../types/protocol').WireTold[]} list @param {string} space */
export function rolledIn(list, space) {
  /** @type {{ volley?: import('../types/protocol').Volley, shot?: import('../types/protocol').Shot, dice?: import('../types/protocol').Die[], hits: import('../types/protocol').Struck[], rule: string, text: string, key: number }[]} */
  const out = [];
  for (const [key, l] of list.entries()) {
    const f = /** @type {any} */ (l.fact);
    if (!f) continue;
    if (f.volley) out.push({ volley: f.volley, hits: [], rule: l.rule, text: l.brief ?? l.text, key });
    if (f.shot && (f.shot.space === space || !f.shot.space)) out.push({ shot: f.shot, dice: l.dice ?? [], hits: [], rule: l.rule, text: besideDice(l), key });
    // A hit belongs to the last roll of the other side.
    if (f.hit) out.findLast((v) => (v.volley ?? v.shot).owner !== f.hit.owner)?.hits.push(f.hit);
  }
  return out;
}

/** The same of the battle on the board, the last first. */
const rolled = computed(() => {
  const b = onBoard.value;
  if (!b) return [];
  const until = looking.value?.moment ?? moment.value;
  const list = told.value.filter((l) => l.moment <= until);
  return rolledIn(list.slice(Math.max(0, list.findLastIndex((l) => !!(/** @type {any} */ (l.fact)?.began)))), b.space).reverse();
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
export const Hits = ({ hits }) => hits.length > 0 && html`<p class="hits">${hits.map((h) => html`<span class=${h.lost ? 'lost' : ''}><${Tile} kind=${h.kind} owner=${h.owner} size=${18} /> ${nameOf(h.name || h.kind)}${h.n > 1 ? ` × ${h.n}` : ''}: ${t(h.lost ? 'hit-lost' : 'hit-damaged')}</span>`)}</p>`;

/** What a battle cost each side, summed up from what was told since it began: names with how many were lost and how many are damaged.
 * @param {import('../types/protocol').WireTold | null} line the one that ends it; none while it goes on @param {import('../types/protocol').WireTold[]} list
 * @param {string[]} [owners] who fought, where the list is of one battle and all of it counts */
export function tollOf(line, list, owners) {
  const end = line ? list.findLastIndex((l) => l === line || (l.moment === line.moment && !!(/** @type {any} */ (l.fact)?.ended))) : list.length;
  /** @type {Map<string, Map<string, { kind: string, name: string, lost: number, damaged: number, hurt: boolean }>>} */
  const sides = new Map();
  const side = (owner) => sides.get(owner) ?? sides.set(owner, new Map()).get(owner);
  const count = (owner, kind, name, n, lost) => {
    const s = side(owner);
    const one = s.get(name || kind) ?? { kind, name: name || kind, lost: 0, damaged: 0, hurt: false };
    // Who is lost counts no longer as damaged.
    if (lost) [one.lost, one.damaged] = [one.lost + n, Math.max(0, one.damaged - n)];
    // Who was hit in an earlier battle counts for none, and is damaged all the same.
    else [one.damaged, one.hurt] = [one.damaged + n, true];
    s.set(name || kind, one);
  };
  for (const o of owners ?? []) side(o);
  const began = owners ? 0 : list.slice(0, Math.max(0, end)).findLastIndex((l) => !!(/** @type {any} */ (l.fact)?.began));
  for (const l of list.slice(Math.max(0, began), Math.max(0, end))) {
    const f = /** @type {any} */ (l.fact);
    if (f?.volley) side(f.volley.owner);
    if (f?.hit) count(f.hit.owner, f.hit.kind, f.hit.name, f.hit.n, f.hit.lost);
    if (f?.lost) count(f.lost.owner, f.lost.kind, '', 1, true);
  }
  // Those who sit at the table come first.
  return [...sides].sort(([a], [b]) => Number(!seatOf(a)) - Number(!seatOf(b))).map(([owner, names]) => ({ owner, lost: [...names.values()].filter((x) => x.lost), damaged: [...names.values()].filter((x) => x.damaged || (x.hurt && !x.lost)) }));
}

/** A seat by its name, or a side nobody sits for. @param {string} owner */
const ownerName = (owner) => seatOf(owner)?.name ?? welcome.value?.sides.find((s) => s.id === owner)?.name ?? nameOf(owner);

/** The same, to be seen. @param {{ l: import('../types/protocol').WireTold | null, list?: import('../types/protocol').WireTold[], owners?: string[] }} p */
export const Toll = live(({ l, list = told.value, owners }) => {
  const part = (owner, word, list, n) => list.length > 0 && html`<span class=${`toll-part ${word}`}>${t(`toll-${word}`)} ${list.map((x) => html`<span class="toll-one"><${Tile} kind=${x.kind} owner=${owner} size=${18} /> ${nameOf(x.name)}${x[n] > 1 ? ` × ${x[n]}` : ''}</span>`)}</span>`;
  const sides = tollOf(l, list, owners);
  return sides.length > 0 && html`<ul class="toll">${sides.map((s) => html`<li key=${s.owner}><b>${ownerName(s.owner)}</b> ${part(s.owner, 'lost', s.lost, 'lost')} ${part(s.owner, 'damaged', s.damaged, 'damaged')}${!s.lost.length && !s.damaged.length ? t('toll-none') : null}</li>`)}</ul>`;
});

/** Rolls with their dice and what these hit. @param {{ list: ReturnType<typeof rolledIn> }} p */
export const Volleys = ({ list }) => html`<ol class="volleys">${list.map((v) => html`<li key=${v.key}><p><b>${v.text}</b> <${RuleLink} id=${v.rule} /></p>${v.volley ? html`<${Shots} volley=${v.volley} />` : html`<p class="story-dice">${v.dice.map((d) => html`<${Die} value=${d.value} sides=${d.sides} hit=${struck(v.shot, d)} size=${20} />`)}<span class="quiet">${v.shot.hits ? t('battle-hits', { n: v.shot.hits }) : t('battle-miss')}</span></p>`}<${Hits} hits=${v.hits} /></li>`)}</ol>`;

/** The battle beside the board: what is in force, and the dice. */
export const Fight = live(() => {
  const b = onBoard.value;
  if (!b) return null;
  const list = rolled.value.slice(0, 10);
  return html`<section class="fight">
    ${b.notes.length > 0 && html`<ul class="how fight-notes">${b.notes.map((n) => html`<li>${n.text} <${RuleLink} id=${n.rule} /></li>`)}</ul>`}
    <h3>${t('fight-dice')}</h3>${!list.length && html`<p class="quiet">${t('battle-no-dice')}</p>`}
    <${Volleys} list=${list} /></section>`;
});
