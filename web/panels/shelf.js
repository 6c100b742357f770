// What is taken from a list and not from the board: units for sale, plans, repairs. Several are put together, tried on the server, and sent as one.
import { signal, computed, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, RuleLink } from '../table/ui.js';
import { question, mySeat, version, busy, looking, spoken } from '../table/state.js';
import { wire, send } from '../table/hand.js';
import { t } from '../table/words.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */
/** @typedef {import('../types/protocol').Question} Question */

/** What has been put together, in order; `way`: which of the ways to take it, the plainest first.
 * @type {{ value: { item: string, way: number, choice: Choice, of: Choice[] }[] }} */
export const basket = signal([]);
/** The question as it would be after the basket. @type {{ value: Question | null }} */
const tried = signal(null);
/** The question as it stands with what has been put together: what is left to spend, and what can still be had. */
export const standing = computed(() => (basket.value.length ? tried.value : null) ?? question.value);

/** Ways to take a thing in a question, the plainest first. @param {Question | null} q @param {string} item */
function waysOf(q, item) {
  const rank = (c) => /** @type {any} */ (c.gesture).take.rank;
  return (q?.choices ?? []).filter((c) => typeof c.gesture === 'object' && 'take' in c.gesture && /** @type {any} */ (c.gesture).take.item === item).sort((a, b) => rank(a) - rank(b));
}

// A new question empties the basket.
effect(() => {
  void version.value;
  untracked(() => { if (basket.value.length) [basket.value, tried.value] = [[], null]; });
});

let run = 0;
/** Puts a list of things together from the beginning, so that each is taken in its plainest way. @param {{ item: string, way: number }[]} wanted */
async function fill(wanted) {
  const mine = ++run;
  const v = version.value;
  /** @type {typeof basket.value} */
  const done = [];
  let q = question.value;
  for (const w of wanted) {
    const of = waysOf(q, w.item);
    const choice = of[Math.min(w.way, of.length - 1)];
    if (!choice) continue;
    done.push({ ...w, choice, of });
    try {
      const answer = await wire.link.ask({ type: 'try', seat: mySeat.value, version: v, actions: done.map((d) => d.choice.action), queries: [] });
      if (mine !== run || v !== version.value) return;
      q = answer.question ?? null;
    } catch {
      done.pop();
    }
  }
  if (mine !== run || v !== version.value) return;
  basket.value = done;
  tried.value = done.length ? q : null;
  if (standing.value) spoken.value = standing.value.text;
}

const add = (item) => fill([...basket.value, { item, way: 0 }]);

/** Puts the last of these back. @param {string} item */
function less(item) {
  const at = basket.value.findLastIndex((b) => b.item === item);
  if (at >= 0) fill(basket.value.filter((_, i) => i !== at));
}

/** Sends what was put together. */
export async function takeAll() {
  const actions = basket.value.map((b) => b.choice.action);
  if (actions.length) await send(actions);
}

export const emptyBasket = () => fill([]);

/** How it is paid, where there are several ways. */
const Ways = live(({ b, at }) => b.of.length > 1 && html`<select aria-label=${t('shelf-how')} value=${b.way} onChange=${(e) => fill(basket.value.map((x, i) => (i === at ? { ...x, way: Number(e.target.value) } : x)))}>${b.of.map((c, i) => html`<option value=${i} selected=${i === b.way}>${c.label}</option>`)}</select>`);

const Row = live(({ item }) => {
  const n = basket.value.filter((b) => b.item === item.id).length;
  const more = n < item.count && waysOf(standing.value, item.id).length > 0;
  const seat = mySeat.value;
  return html`<li class=${`shelf-item ${n ? 'on' : ''} ${!more && !n ? 'out' : ''}`}>
    ${item.kind && html`<${Tile} kind=${item.kind} owner=${seat} size=${28} />`}
    <b>${item.name}${item.count > 1 ? html` <span class="quiet">× ${item.count}</span>` : null}</b>
    ${item.price && html`<span class="cost" title=${t('shelf-price')}>${n > 1 ? `${n} × ${item.price}` : item.price}</span>`}
    <div class="stepper" role="group" aria-label=${item.name}><button aria-label=${t('fewer', { what: item.name })} disabled=${!n || busy.value} onClick=${() => less(item.id)}><${Icon} name="minus" size=${14} /></button>
      <output>${n}</output><button aria-label=${t('more', { what: item.name })} disabled=${!more || busy.value} title=${more || n ? '' : t('shelf-out')} onClick=${() => add(item.id)}><${Icon} name="plus" size=${14} /></button></div>
    ${item.about && html`<p>${item.about.text} <${RuleLink} id=${item.about.rule} /></p>`}
    ${basket.value.map((b, i) => b.item === item.id && html`<${Ways} key=${i} b=${b} at=${i} />`)}</li>`;
});

export const Shelves = live(() => {
  const list = question.value?.shelves ?? [];
  if (!list.length || looking.value) return null;
  return html`<div class="shelves float" tabindex="0" role="region" aria-label=${list.map((s) => s.title).join(', ')}>${list.map((s) => html`<section key=${s.title}><h3>${s.title}</h3><ul class="shelf">${s.items.map((i) => html`<${Row} key=${i.id} item=${i} />`)}</ul></section>`)}</div>`;
});
