// What is taken from a list and not from the board: units for sale, plans, repairs. Several are put together, tried on the server, and sent as one.
import { signal, computed, effect, untracked, batch } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, RuleLink } from '../table/ui.js';
import { question, now, mySeat, version, busy, looking, refusal, spoken } from '../table/state.js';
import { wire, send, refuse, changedFrom } from '../table/sending.js';
import { battleOpen } from './battling.js';
import { t } from '../table/texts.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */
/** @typedef {import('../types/protocol').Item} Item */
/** @typedef {import('../types/protocol').Question} Question */

/** @typedef {import('../types/protocol').Taken} Taken */

/** What is wanted of a thing, as the server is asked for it, and how it is shown. What has stood on the list (`seen`) stays as it was, to the very action, or leaves it with a word.
 * @typedef {import('../types/protocol').Wish & { id: number, name: string, seen?: boolean }} Wish */
/** A wish as the server would have it. @typedef {{ wish: Wish, choice: Choice, of: Choice[] }} Entry */

/** What was pressed, in order; at once, while the server is still asked about it. @type {{ value: Wish[] }} */
export const wanted = signal([]);
/** What of it can be had, tried on the server. @type {{ value: Entry[] }} */
const basket = signal([]);
/** The question as it would be after the basket, and of which position. @type {{ value: { at: string, question: Question | null } | null }} */
const tried = signal(null);
/** The question as it stands with what has been put together: what is left to spend, and what can still be had. */
export const standing = computed(() => (basket.value.length && tried.value?.at === version.value ? tried.value.question : null) ?? question.value);

/** @param {Choice} c */
const taken = (c) => /** @type {{ item: string, rank: number, n?: number }} */ (/** @type {any} */ (c.gesture).take);
/** How many a choice takes at once; none where there is no choice. @param {Choice | undefined} c */
const numberOf = (c) => (c ? taken(c).n ?? 1 : 0);
/** @param {Choice} c @param {string[]} ways */
const says = (c, ways) => (c.ways ?? []).every((w, i) => w === ways[i]);
/** Is there a number to choose? @param {Choice[]} of */
const sized = (of) => of.some((c) => numberOf(c) > 1);

/** Ways to take a thing in a question, the plainest first. @param {Question | null} q @param {string} item */
function waysOf(q, item) {
  return (q?.choices ?? []).filter((c) => typeof c.gesture === 'object' && 'take' in c.gesture && taken(c).item === item).sort((a, b) => taken(a).rank - taken(b).rank);
}

/** The numbers that can be had in these words, smallest first. @param {Choice[]} of @param {string[]} ways */
const numbersOf = (of, ways) => [...new Set(of.filter((c) => says(c, ways)).map(numberOf))].sort((a, b) => a - b);

/** As it is wanted from now on. @param {Wish} wish @param {Choice} c @returns {Wish} */
const kept = ({ id, item, name, ways, action }, c) => ({ id, item, name, seen: true, n: numberOf(c), ...(action && !ways ? { action } : c.ways?.length ? { ways: c.ways, action: c.action } : { ways: [] }) });

/** Wishes in words. @param {Wish[]} list */
const inText = (list) => list.map((w) => [`${w.name}${w.n > 1 ? ` × ${w.n}` : ''}`, ...(w.ways ?? [])].join(', ')).join('; ');

/** Says what is no longer on the list. @param {'shelf-off' | 'shelf-let-go'} why @param {Wish[]} list @param {string | null} [rule] @param {string} [reason] */
function tell(why, list, rule = null, reason = '') {
  const text = [t(why, { what: inText(list) }), reason].filter(Boolean).join(' ');
  refusal.value = { title: t('shelf-off-title'), text, rule };
  spoken.value = text;
}

/** What actions would lead to, and what of a list could be had then: one request. @param {any[]} actions @param {Wish[]} list @returns {Promise<import('../types/protocol').Tried>} */
const after = (actions, list) => wire.link.ask({ type: 'try', seat: mySeat.value, version: version.value, actions, wishes: list.map(({ item, n, ways, like, action }) => ({ item, n, ways, like, action })) });

/** What became of a wish, with its choice. @param {Taken} x @returns {{ choice?: Choice, of: Choice[], why?: import('../types/protocol').Reason }} */
const became = ({ choice, of: all, why }) => ({ choice: choice === undefined ? undefined : all[choice], of: all, why });

let run = 0;
/** The list that is being put together now, and whether all that was wanted fitted. @type {Promise<boolean> | null} */
let filling = null;

/** Puts a list of things together from the beginning, so that each is taken in its plainest way. @param {Wish[]} list */
function fill(list) {
  wanted.value = list;
  const mine = ++run;
  const one = put(list, mine);
  filling = one;
  one.finally(() => { if (filling === one) filling = null; });
}

/** @param {Wish[]} list @param {number} mine @returns {Promise<boolean>} */
async function put(list, mine) {
  const v = version.value;
  /** @type {import('../types/protocol').Tried | null} */
  let answer = null;
  try {
    answer = list.length ? await after([], list) : null;
  } catch (e) {
    // The list is not to blame: it stays as it was.
    if (mine === run) {
      wanted.value = basket.value.map((b) => kept(b.wish, b.choice));
      refuse(e);
    }
    return false;
  }
  if (mine !== run) return filling ?? false;
  if (v !== version.value) return false;
  const all = list.map((wish, i) => ({ wish, ...became(answer.taken[i]) }));
  const done = /** @type {Entry[]} */ (all.filter((e) => e.choice));
  batch(() => {
    basket.value = done;
    tried.value = done.length ? { at: v, question: answer.question } : null;
    wanted.value = done.map((e) => kept(e.wish, e.choice));
  });
  if (standing.value) spoken.value = standing.value.text;
  // What was pressed too often has never been there.
  const off = all.filter((e) => !e.choice && (e.why || e.wish.seen));
  const why = off.findLast((e) => e.why)?.why;
  if (off.length) tell('shelf-off', off.map((e) => e.wish), why?.rule, why?.text);
  return !off.length;
}

/** The question a list belongs to, and the position it was last tried in. */
let [home, tried_at] = ['', ''];
/** Is it being sent? */
let going = false;

/** By what a question is known as the same. @param {Question | null} q */
const keyOf = (q) => (q ? JSON.stringify([q.seat, now.value?.round, q.rule, q.text]) : '');

/** After every change: while the same is asked, a list stays what it was, tried anew; else it is let go with a word. */
function settle() {
  if (looking.value || busy.value || going) return;
  const [q, v] = [question.value, version.value];
  const key = keyOf(q);
  if (key === home && v === tried_at) return;
  const same = key === home;
  [home, tried_at] = [key, v];
  if (!wanted.value.length) return;
  if (same) return fill(wanted.value);
  const lost = wanted.value;
  fill([]);
  tell('shelf-let-go', lost);
}
effect(() => {
  void [question.value, version.value, looking.value, busy.value];
  untracked(settle);
});

/** How much of the list would be lost by these actions, in words: they are tried, and then the list after them. @param {any[]} actions @returns {Promise<string | null>} */
async function losing(actions) {
  if (filling) await filling;
  const list = wanted.value;
  if (!list.length) return null;
  try {
    const a = await after(actions, list);
    // What a die or something learned leads to cannot be said.
    if (a.done < actions.length) return t('shelf-may-lose', { n: list.length });
    const lost = a.same ? list.filter((w, i) => numberOf(became(a.taken[i]).choice) < (w.n ?? 1)).length : list.length;
    return lost ? t('shelf-would-lose', { n: lost }) : null;
  } catch (e) {
    // What is not possible at all says so itself when it is sent.
    return e.code === 'rule' ? null : t('shelf-may-lose', { n: list.length });
  }
}
wire.loses = (actions) => (wanted.value.length ? losing(actions) : null);

let wishes = 0;
/** One more of it (or so many), like the last one. @param {Item} item @param {Partial<Wish>} [how] @param {number} [times] */
function add(item, how, times = 1) {
  const last = wanted.value.findLast((w) => w.item === item.id);
  const like = sized(waysOf(question.value, item.id)) ? undefined : last?.ways ?? last?.like;
  fill([...wanted.value, ...Array.from({ length: times }, () => ({ id: ++wishes, item: item.id, name: item.name, like, ...how }))]);
}

/** Puts the last of these back. @param {Item} item */
function less(item) {
  const last = wanted.value.findLast((w) => w.item === item.id);
  if (last) drop(last.id);
}

/** @param {number} id */
const drop = (id) => fill(wanted.value.filter((w) => w.id !== id));
/** Changes one of the things put together. @param {number} id @param {Partial<Wish>} how */
const change = (id, how) => fill(wanted.value.map((w) => (w.id === id ? { ...w, action: undefined, ...how } : w)));

/** Sends what was put together, with what was pressed a moment ago. */
export async function takeAll() {
  if (going || busy.value || looking.value) return;
  going = true;
  try {
    // What fell off was told: it is for the player to say what becomes of the rest.
    if (filling && !(await filling)) return;
    const actions = basket.value.map((e) => e.choice.action);
    const v = version.value;
    if (!actions.length || (await send(actions)) === null) return;
    await changedFrom(v);
    fill([]);
  } finally {
    going = false;
    settle();
  }
}

export const emptyBasket = () => fill([]);

/** A wish as it is shown: what was pressed, and what the server said of it. @param {Wish} w @param {Choice[]} first */
function shownOf(w, first) {
  const e = basket.value.find((x) => x.wish.id === w.id);
  const of = e?.of ?? first;
  const ways = w.ways ?? e?.choice.ways ?? w.like ?? of[0]?.ways ?? [];
  const chosen = w.action && !w.ways ? of.find((c) => c.action === w.action) : undefined;
  return { id: w.id, had: !!e, of, choice: chosen ?? e?.choice, n: w.n ?? (e ? numberOf(e.choice) : 1), ways };
}

/** The words there are to choose from, in each respect. @param {Choice[]} of */
const wordsOf = (of) => (of[0]?.ways ?? []).map((_, i) => [...new Set(of.map((c) => c.ways?.[i] ?? ''))]);

/** In which words it is taken: one list for each respect in which there are several; without words, one list of whole sentences. */
const Ways = live(({ b, name }) => {
  if (!b.ways.length) return b.of.length > 1 && !sized(b.of) && new Set(b.of.map((c) => c.label)).size > 1 && html`<select aria-label=${t('shelf-how', { what: name })} value=${b.of.indexOf(b.choice)} onChange=${(e) => change(b.id, { action: b.of[e.target.value].action, ways: undefined })}>${b.of.map((c, i) => html`<option value=${i} selected=${c === b.choice}>${c.label}</option>`)}</select>`;
  const lists = wordsOf(b.of);
  const several = lists.filter((l) => l.length > 1).length > 1;
  return b.ways.map((word, i) => {
    const chosen = (to) => {
      const wish = b.ways.map((w, j) => (j === i ? to : w));
      const rest = b.of.find((c) => says(c, wish)) ? wish : b.of.find((c) => c.ways?.[i] === to)?.ways;
      change(b.id, { ways: rest });
    };
    const label = t(several ? 'shelf-which-nth' : 'shelf-which', { what: name, n: i + 1 });
    return lists[i]?.length > 1 ? html`<select key=${i} aria-label=${label} value=${word} onChange=${(e) => chosen(e.target.value)}>${lists[i].map((w) => html`<option value=${w} selected=${w === word}>${w}</option>`)}</select>` : html`<span key=${i} class="quiet">${word}</span>`;
  });
});

/** Fewer and more of something, and all of it at once. */
const Stepper = live(({ name, n, fewer, more, all, most }) => html`<div class="stepper" role="group" aria-label=${name}><button aria-label=${t('fewer', { what: name })} disabled=${!n || busy.value} onClick=${fewer}><${Icon} name="minus" size=${14} /></button>
  <output>${n}</output><button aria-label=${t('more', { what: name })} disabled=${!more || busy.value} title=${more || n ? '' : t('shelf-out')} onClick=${more ?? undefined}><${Icon} name="plus" size=${14} /></button>${most > 1 ? html`<button class="all" aria-label=${t('shelf-all-of', { n: most, what: name })} disabled=${!all || busy.value} onClick=${all ?? undefined}>${t('shelf-all')}</button>` : null}</div>`);

/** The stepper of a thing that has a number, put together already (`b`) or not yet: always the same one, so that it keeps the focus. */
const Count = live(({ b, item, name, open }) => {
  const of = b?.of ?? open;
  const numbers = numbersOf(of, b?.ways ?? of[0]?.ways ?? []);
  const n = b?.n ?? 0;
  const set = (to) => (b ? change(b.id, { n: to }) : add(item, { n: to }));
  const more = numbers.find((x) => x > n);
  const less = numbers.findLast((x) => x < n);
  const most = numbers[numbers.length - 1] ?? 0;
  return html`<${Stepper} name=${name} n=${n} fewer=${() => (less ? set(less) : b && drop(b.id))} more=${more ? () => set(more) : null} all=${most > n ? () => set(most) : null} most=${most} />`;
});

const Row = live(({ item, about }) => {
  const first = waysOf(question.value, item.id);
  const mine = wanted.value.filter((w) => w.item === item.id).map((w) => shownOf(w, first));
  const open = waysOf(standing.value, item.id);
  const more = mine.length < item.count && open.length > 0;
  const seat = mySeat.value;
  const one = mine.length === 1;
  // A number is chosen, or so many of like things, or one thing is taken or not.
  let control;
  if (sized(first)) {
    control = mine.length < 2 ? html`<${Count} b=${mine[0]} item=${item} name=${item.name} open=${open} />` : html`<b class="sum">${mine.reduce((sum, b) => sum + b.n, 0)}</b>`;
  } else if (item.count === 1) {
    control = html`<div class="stepper one"><button class=${mine.length ? 'on' : ''} aria-pressed=${mine.length > 0} aria-label=${t('query-of', { name: t(mine.length ? 'shelf-chosen-one' : 'shelf-choose'), what: item.name })} disabled=${busy.value || (!mine.length && !more)} onClick=${() => (mine.length ? less(item) : add(item))}>${mine.length ? html`<${Icon} name="check" size=${14} />` : null}${t(mine.length ? 'shelf-chosen-one' : 'shelf-choose')}</button></div>`;
  } else {
    // What costs something is bought one by one.
    const left = item.count - mine.length;
    control = html`<${Stepper} name=${item.name} n=${mine.length} fewer=${() => less(item)} more=${more ? () => add(item) : null} all=${more ? () => add(item, {}, left) : null} most=${item.price ? 1 : item.count} />`;
  }
  const lists = wordsOf(first);
  // Where there is but one way, it is said before anything is chosen.
  const only = open.length && lists.every((l) => l.length === 1) ? lists.map((l) => l[0]).filter(Boolean) : [];
  const divides = sized(first) && mine.length > 0 && more && lists.some((l) => l.length > 1);
  const part = (i) => (one ? item.name : t('shelf-part', { what: item.name, n: i + 1 }));
  return html`<li class=${`shelf-item ${mine.some((b) => b.had) ? 'on' : ''} ${!more && !mine.length ? 'out' : ''}`}>
    ${item.kind && html`<${Tile} kind=${item.kind} owner=${seat} size=${28} />`}
    <b>${item.name}${item.count > 1 ? html` <span class="quiet">× ${item.count}</span>` : null}</b>
    ${item.price && html`<span class="cost" title=${t('shelf-price')}>${mine.length > 1 ? `${mine.length} × ${item.price}` : item.price}</span>`}
    ${control}
    ${about && html`<p>${about.text} <${RuleLink} id=${about.rule} /></p>`}
    ${!mine.length && only.length > 0 && html`<div class="shelf-way">${only.map((w) => html`<span key=${w} class="quiet">${w}</span>`)}</div>`}
    ${mine.map((b, i) => html`<div key=${b.id} class="shelf-way">${sized(first) && !one ? html`<${Count} b=${b} item=${item} name=${part(i)} open=${open} />` : null}<${Ways} b=${b} name=${part(i)} />${b.choice?.odds && html`<p class="shelf-odds">${b.choice.odds}</p>`}</div>`)}
    ${divides ? html`<button class="quiet small divide" disabled=${busy.value} onClick=${() => add(item)}>${t('shelf-others')}</button>` : null}</li>`;
});

/** What is said of a thing, unless the one above it says the same. @param {import('../types/protocol').Item[]} items @param {number} i */
const aboutOf = (items, i) => (items[i].about?.text === items[i - 1]?.about?.text ? null : items[i].about);

/** The shelves of the question, once: on the board of a battle while it is on the table, else beside the map. */
export const Shelves = live(({ board = false }) => {
  const list = question.value?.shelves ?? [];
  if (!list.length || looking.value || board !== battleOpen.value) return null;
  const rows = (items) => html`<ul class="shelf">${items.map((i, at) => html`<${Row} key=${i.id} item=${i} about=${aboutOf(items, at)} />`)}</ul>`;
  return html`<div class="shelves float" tabindex="0" role="region" aria-label=${list.map((s) => s.title).join(', ')}>${list.map((s) => (s.rare ? html`<details key=${s.title}><summary>${s.title}</summary>${rows(s.items)}</details>` : html`<section key=${s.title}><h3>${s.title}</h3>${rows(s.items)}</section>`))}</div>`;
});
