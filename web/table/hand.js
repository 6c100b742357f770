// The gesture model: which pieces can be taken, where they can go, and what is sent when they are put down. Knows no rule: everything
// follows from the choices of the question.
import { signal, computed, batch } from '../vendor/signals-core.js';
import { pieceById, welcome, refusal, spoken, nameOf, spaceName, now, overlay, told, over } from './state.js';
import { t } from './texts.js';
import { plan, planKey } from './trail.js';
import { index, movable, open, plainest } from './choices.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */

/** What is in the hand. `piece` counts by id; a thing to be placed has mode `place` and its kind as the only id.
 * @type {{ value: { mode: 'move' | 'place', from: string | null, counts: Map<string, number> } | null }} */
export const hand = signal(null);
/** The pieces pointed at for a question of picks, in order: places in `index.picks`. @type {{ value: { piece: string, n: number }[] }} */
export const picked = signal([]);
/** Waiting for a choice among ways, or for a confirmation: `{ ways: [{ piece, n, choices }], to, x, y }`; with `lost` in words what it would cost of a list. */
export const pending = signal(null);
/** A small list beside what was pointed at, where several things can be done with it: `{ title, sub, choices, x, y }`.
 * @type {{ value: { title: string, sub: string, choices: Choice[], x: number | null, y: number | null } | null }} */
export const chooser = signal(null);

/** Spaces the whole hand can go to, with the choices of each piece. */
export const targets = computed(() => {
  /** @type {Map<string, Map<string, Choice[]>>} */
  const out = new Map();
  const h = hand.value;
  if (!h) return out;
  const source = h.mode === 'place' ? index.value.places : index.value.moves;
  const ids = [...h.counts].filter(([, n]) => n > 0).map(([id]) => id);
  if (!ids.length) return out;
  for (const to of source.get(ids[0])?.keys() ?? []) {
    const byPiece = new Map();
    for (const id of ids) {
      const list = source.get(id)?.get(to);
      if (!list) break;
      byPiece.set(id, list);
    }
    if (byPiece.size === ids.length) out.set(to, byPiece);
  }
  return out;
});

/** Spaces that are lit: where the hand can go, or, with an empty hand, where something can be done. */
export const lit = computed(() => {
  if (hand.value) return targets.value;
  return new Map([...open.value].map(([space, list]) => [space, new Map([['', list]])]));
});

/** Targets that are legal and yet warn, whatever way is chosen, by what they warn of. */
export const warned = computed(() => {
  /** @type {Map<string, string[]>} */
  const out = new Map();
  if (!hand.value) return out;
  for (const [to, byPiece] of targets.value) {
    const text = [...byPiece.values()].map((list) => (list.every((c) => c.warning) ? list[0].warning : null)).find(Boolean);
    if (text) out.set(text, [...(out.get(text) ?? []), to]);
  }
  return out;
});

/** Pieces somebody looks at: in the hand, pointed at, under the pointer. */
export const attended = computed(() => new Set([...[...(hand.value?.counts ?? [])].filter(([, n]) => n > 0).map(([id]) => id), ...picked.value.map((p) => p.piece), ...over.value]));

/** How many of a stack can be taken. @param {string} id */
export const most = (id) => index.value.moves.get(id)?.values().next().value[0].most ?? pieceById.value.get(id)?.count ?? 1;

export const handSize = computed(() => [...(hand.value?.counts.values() ?? [])].reduce((a, b) => a + b, 0));

/** In words: what is in the hand. */
export function handText() {
  const h = hand.value;
  if (!h) return '';
  const all = [...h.counts].filter(([, n]) => n > 0);
  /** Things as they are called, like ones once. @type {Map<string, number>} */
  const names = new Map();
  let named = false;
  for (const [id, n] of all) {
    const piece = h.mode === 'place' ? undefined : pieceById.value.get(id);
    const kind = piece?.kind ?? id;
    named ||= !!piece?.name;
    // What is one of a kind says itself which it is.
    const own = piece?.name ? nameOf(piece.name) : piece?.caption?.length && piece.count === 1 ? piece.caption[0] : null;
    const key = own ?? `${n} ${n > 1 ? plural(kind) : nameOf(kind)}`;
    names.set(key, (names.get(key) ?? 0) + 1);
  }
  const said = [...names].map(([name, n]) => (n > 1 ? `${name} × ${n}` : name));
  // Many names are too long for a question, which is to stay on its line: the first of them, and how many more.
  let [room, fit] = [24, 0];
  while (fit < said.length && (room -= said[fit].length + 2) >= 0) fit += 1;
  if (!named || fit === said.length) return said.join(', ');
  const some = Math.max(1, fit);
  const rest = [...names.values()].slice(some).reduce((a, b) => a + b, 0);
  return [...said.slice(0, some), ...(rest ? [`+ ${rest}`] : [])].join(', ');
}

/** The name of several of a kind. @param {string} kind */
const plural = (kind) => welcome.value?.plurals[kind] ?? nameOf(kind);

/** Takes pieces into the hand. @param {string} from @param {string[]} ids all of these @param {boolean} [add] keep what is there */
export function grab(from, ids, add = false) {
  const old = hand.value;
  const counts = add && old?.mode === 'move' && old.from === from ? new Map(old.counts) : new Map();
  for (const id of movable.value.get(from) ?? []) if (!counts.has(id)) counts.set(id, 0);
  for (const id of ids) counts.set(id, most(id));
  batch(() => {
    hand.value = { mode: 'move', from, counts };
    refusal.value = null;
    pending.value = null;
    chooser.value = null;
    overlay.value = null;
  });
  spoken.value = t('say-hand', { what: handText(), from: spaceName(from), n: targets.value.size });
}

/** Takes a thing to be placed. @param {string} kind */
export function grabNew(kind) {
  batch(() => {
    hand.value = { mode: 'place', from: null, counts: new Map([[kind, 1]]) };
    refusal.value = null;
    pending.value = null;
  });
  spoken.value = t('say-place', { what: nameOf(kind), n: targets.value.size });
}

/** Changes a number in the hand. @param {string} id @param {number} n */
export function setCount(id, n) {
  const h = hand.value;
  if (!h) return;
  const counts = new Map(h.counts);
  counts.set(id, Math.max(0, Math.min(most(id), n)));
  if ([...counts.values()].every((v) => v === 0)) return putBack();
  batch(() => {
    hand.value = { ...h, counts };
    pending.value = null;
  });
  spoken.value = t('say-hand', { what: handText(), from: h.from ? spaceName(h.from) : '', n: targets.value.size });
}

/** Everything that can go from here. */
export function grabAll() {
  const h = hand.value;
  if (h?.mode === 'move' && h.from) grab(h.from, movable.value.get(h.from) ?? []);
}

export function putBack() {
  batch(() => {
    hand.value = null;
    pending.value = null;
    refusal.value = null;
    picked.value = [];
    chooser.value = null;
  });
}

/** The hand as a batch for a target. @param {string} to @returns {any[]} */
export function batchFor(to) {
  const byPiece = targets.value.get(to);
  const out = [];
  for (const [id, n] of hand.value?.counts ?? []) {
    if (n > 0 && byPiece?.has(id)) for (let i = 0; i < n; i++) out.push(plainest(byPiece.get(id)).action);
  }
  return out;
}

/** The round of the last change. @type {number | undefined} */
let round;

/** Forgets what a change makes untrue. */
export function afterChange() {
  batch(() => {
    pending.value = null;
    picked.value = [];
    chooser.value = null;
    // What was taken up in one round is put down with it.
    if (round !== now.value?.round) hand.value = null;
    round = now.value?.round;
    const h = hand.value;
    if (h) {
      const source = h.mode === 'place' ? index.value.places : index.value.moves;
      if (![...h.counts].every(([id, n]) => n === 0 || source.has(id))) hand.value = null;
    }
    const key = planKey();
    if (plan.value.some((p) => p.key !== key)) plan.value = plan.value.filter((p) => p.key === key);
    void told.value;
  });
}
