// What is taken from a list and not from the board: units for sale, plans, repairs. Several are put together, tried on the server, and sent as one.
import { signal, computed, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, RuleLink } from '../table/ui.js';
import { question, mySeat, version, busy, looking, spoken } from '../table/state.js';
import { wire, send, ahead } from '../table/hand.js';
import { battleOpen } from './battling.js';
import { t } from '../table/words.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */
/** @typedef {import('../types/protocol').Question} Question */

/** What is wanted of a thing: how many at once and in which words, or, where choices have no words of their own, which of the ways; without
 * any of these the plainest. @typedef {{ item: string, way?: number, n?: number, ways?: string[] }} Wish */
/** What has been put together, in order. @type {{ value: (Wish & { choice: Choice, of: Choice[] })[] }} */
export const basket = signal([]);
/** The question as it would be after the basket. @type {{ value: Question | null }} */
const tried = signal(null);
/** The question as it stands with what has been put together: what is left to spend, and what can still be had. */
export const standing = computed(() => (basket.value.length ? tried.value : null) ?? question.value);

/** @param {Choice} c */
const taken = (c) => /** @type {{ item: string, rank: number, n?: number }} */ (/** @type {any} */ (c.gesture).take);
/** How many a choice takes at once. @param {Choice} c */
const numberOf = (c) => taken(c).n ?? 1;
/** @param {Choice} c @param {string[]} ways */
const says = (c, ways) => (c.ways ?? []).every((w, i) => w === ways[i]);

/** Ways to take a thing in a question, the plainest first. @param {Question | null} q @param {string} item */
function waysOf(q, item) {
  return (q?.choices ?? []).filter((c) => typeof c.gesture === 'object' && 'take' in c.gesture && taken(c).item === item).sort((a, b) => taken(a).rank - taken(b).rank);
}

/** The numbers that can be had in these words, smallest first. @param {Choice[]} of @param {string[]} ways */
export const numbersOf = (of, ways) => [...new Set(of.filter((c) => says(c, ways)).map(numberOf))].sort((a, b) => a - b);

/** The choice that comes nearest to what is wanted: its words, and of its numbers the largest that is not more. @param {Choice[]} of @param {Wish} w */
export function nearest(of, w) {
  if (w.way) return of[Math.min(w.way, of.length - 1)];
  const words = w.ways ?? of[0]?.ways ?? [];
  const fit = of.filter((c) => says(c, words));
  const n = w.n ?? 0;
  const fits = n ? fit.filter((c) => numberOf(c) <= n).sort((a, b) => numberOf(b) - numberOf(a) || taken(a).rank - taken(b).rank) : fit;
  return fits[0] ?? fit[0] ?? of[0];
}

ahead.actions = () => basket.value.map((b) => b.choice.action);

// A new question empties the basket.
effect(() => {
  void version.value;
  untracked(() => { if (basket.value.length) [basket.value, tried.value] = [[], null]; });
});

let run = 0;
/** Puts a list of things together from the beginning, so that each is taken in its plainest way. @param {Wish[]} wanted */
async function fill(wanted) {
  const mine = ++run;
  const v = version.value;
  /** @type {typeof basket.value} */
  const done = [];
  let q = question.value;
  for (const w of wanted) {
    const of = waysOf(q, w.item);
    const choice = nearest(of, w);
    if (!choice) continue;
    done.push({ item: w.item, way: w.way, n: numberOf(choice), ways: choice.ways ?? [], choice, of });
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

/** One more of it (or so many), as the last was taken. @param {string} item @param {Partial<Wish>} [how] @param {number} [times] */
function add(item, how, times = 1) {
  const last = basket.value.findLast((b) => b.item === item);
  const wish = { item, ...(last && !sized(last.of) ? { ways: last.ways } : {}), ...how };
  fill([...basket.value, ...Array.from({ length: times }, () => wish)]);
}

/** Puts the last of these back. @param {string} item */
function less(item) {
  const at = basket.value.findLastIndex((b) => b.item === item);
  if (at >= 0) drop(at);
}

/** @param {number} at */
const drop = (at) => fill(basket.value.filter((_, i) => i !== at));
/** Changes one of the things put together. @param {number} at @param {Partial<Wish>} how */
const change = (at, how) => fill(basket.value.map((x, i) => (i === at ? { ...x, ...how } : x)));
/** Is there a number to choose? @param {Choice[]} of */
const sized = (of) => of.some((c) => numberOf(c) > 1);

/** Sends what was put together. */
export async function takeAll() {
  const actions = basket.value.map((b) => b.choice.action);
  if (actions.length) await send(actions);
}

export const emptyBasket = () => fill([]);

/** In which words it is taken: one list for each respect in which there are several; without words, one list of whole sentences. */
const Ways = live(({ b, at }) => {
  if (!b.ways.length) return b.of.length > 1 && !sized(b.of) && new Set(b.of.map((c) => c.label)).size > 1 && html`<select aria-label=${t('shelf-how')} value=${b.way ?? 0} onChange=${(e) => change(at, { way: Number(e.target.value) })}>${b.of.map((c, i) => html`<option value=${i} selected=${i === (b.way ?? 0)}>${c.label}</option>`)}</select>`;
  return b.ways.map((word, i) => {
    const words = [...new Set(b.of.map((c) => c.ways?.[i] ?? ''))];
    const chosen = (to) => {
      const wish = b.ways.map((w, j) => (j === i ? to : w));
      const rest = b.of.find((c) => says(c, wish)) ? wish : b.of.find((c) => c.ways?.[i] === to)?.ways;
      change(at, { ways: rest });
    };
    return words.length > 1 ? html`<select key=${i} aria-label=${t('shelf-which')} value=${word} onChange=${(e) => chosen(e.target.value)}>${words.map((w) => html`<option value=${w} selected=${w === word}>${w}</option>`)}</select>` : html`<span key=${i} class="quiet">${word}</span>`;
  });
});

/** Fewer and more of something, and all of it at once. */
const Stepper = live(({ name, n, fewer, more, all, most }) => html`<div class="stepper" role="group" aria-label=${name}><button aria-label=${t('fewer', { what: name })} disabled=${!n || busy.value} onClick=${fewer}><${Icon} name="minus" size=${14} /></button>
  <output>${n}</output><button aria-label=${t('more', { what: name })} disabled=${!more || busy.value} title=${more || n ? '' : t('shelf-out')} onClick=${more ?? undefined}><${Icon} name="plus" size=${14} /></button>${most > 1 ? html`<button class="all" aria-label=${t('shelf-all-of', { n: most, what: name })} disabled=${!all || busy.value} onClick=${all ?? undefined}>${t('shelf-all')}</button>` : null}</div>`);

/** The stepper of one thing put together that has a number. */
const Count = live(({ b, at, name }) => {
  const numbers = numbersOf(b.of, b.ways);
  const more = numbers.find((n) => n > b.n);
  const less = numbers.findLast((n) => n < b.n);
  const most = numbers[numbers.length - 1];
  return html`<${Stepper} name=${name} n=${b.n} fewer=${() => (less ? change(at, { n: less }) : drop(at))} more=${more ? () => change(at, { n: more }) : null} all=${most > b.n ? () => change(at, { n: most }) : null} most=${most} />`;
});

const Row = live(({ item, about }) => {
  const mine = basket.value.map((b, at) => ({ b, at })).filter((x) => x.b.item === item.id);
  const open = waysOf(standing.value, item.id);
  const more = mine.length < item.count && open.length > 0;
  const seat = mySeat.value;
  const first = waysOf(question.value, item.id);
  const one = mine.length === 1 ? mine[0] : null;
  // A number is chosen, or so many of like things, or one thing is taken or not.
  let control;
  if (sized(first)) {
    const numbers = numbersOf(open, open[0]?.ways ?? []);
    const most = numbers[numbers.length - 1] ?? 0;
    if (one) control = html`<${Count} b=${one.b} at=${one.at} name=${item.name} />`;
    else if (!mine.length) control = html`<${Stepper} name=${item.name} n=${0} more=${most ? () => add(item.id, { n: numbers[0] }) : null} all=${most ? () => add(item.id, { n: most }) : null} most=${most} />`;
    else control = html`<b class="sum">${mine.reduce((sum, x) => sum + (x.b.n ?? 1), 0)}</b>`;
  } else if (item.count === 1) {
    control = html`<div class="stepper one"><button class=${mine.length ? 'on' : ''} aria-pressed=${mine.length > 0} aria-label=${t('query-of', { name: t(mine.length ? 'shelf-chosen-one' : 'shelf-choose'), what: item.name })} disabled=${busy.value || (!mine.length && !more)} onClick=${() => (mine.length ? less(item.id) : add(item.id))}>${mine.length ? html`<${Icon} name="check" size=${14} />` : null}${t(mine.length ? 'shelf-chosen-one' : 'shelf-choose')}</button></div>`;
  } else {
    // What costs something is bought one by one.
    const left = item.count - mine.length;
    control = html`<${Stepper} name=${item.name} n=${mine.length} fewer=${() => less(item.id)} more=${more ? () => add(item.id) : null} all=${more ? () => add(item.id, {}, left) : null} most=${item.price ? 1 : item.count} />`;
  }
  const divides = sized(first) && mine.length > 0 && more && (first[0]?.ways ?? []).length > 0;
  return html`<li class=${`shelf-item ${mine.length ? 'on' : ''} ${!more && !mine.length ? 'out' : ''}`}>
    ${item.kind && html`<${Tile} kind=${item.kind} owner=${seat} size=${28} />`}
    <b>${item.name}${item.count > 1 ? html` <span class="quiet">× ${item.count}</span>` : null}</b>
    ${item.price && html`<span class="cost" title=${t('shelf-price')}>${mine.length > 1 ? `${mine.length} × ${item.price}` : item.price}</span>`}
    ${control}
    ${about && html`<p>${about.text} <${RuleLink} id=${about.rule} /></p>`}
    ${mine.map(({ b, at }) => html`<div key=${at} class="shelf-way">${sized(first) && !one ? html`<${Count} b=${b} at=${at} name=${item.name} />` : null}<${Ways} b=${b} at=${at} />${b.choice.odds && html`<p class="shelf-odds">${b.choice.odds}</p>`}</div>`)}
    ${divides ? html`<button class="quiet small divide" disabled=${busy.value} onClick=${() => add(item.id)}>${t('shelf-others')}</button>` : null}</li>`;
});

/** What is said of a thing, unless the one above it says the same. @param {import('../types/protocol').WireItem[]} items @param {number} i */
const aboutOf = (items, i) => (items[i].about?.text === items[i - 1]?.about?.text ? null : items[i].about);

/** The shelves of the question, once: on the board of a battle while it is on the table, else beside the map. */
export const Shelves = live(({ board = false }) => {
  const list = question.value?.shelves ?? [];
  if (!list.length || looking.value || board !== battleOpen.value) return null;
  const rows = (items) => html`<ul class="shelf">${items.map((i, at) => html`<${Row} key=${i.id} item=${i} about=${aboutOf(items, at)} />`)}</ul>`;
  return html`<div class="shelves float" tabindex="0" role="region" aria-label=${list.map((s) => s.title).join(', ')}>${list.map((s) => (s.rare ? html`<details key=${s.title}><summary>${s.title}</summary>${rows(s.items)}</details>` : html`<section key=${s.title}><h3>${s.title}</h3>${rows(s.items)}</section>`))}</div>`;
});
