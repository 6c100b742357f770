// What can be done now: the choices of the question, by the gesture that makes them.
import { computed } from '../vendor/signals-core.js';
import { question } from './state.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */

/** The choices of the question by gesture. */
export const index = computed(() => {
  /** @type {Map<string, Map<string, Choice[]>>} */
  const moves = new Map();
  /** @type {Map<string, Map<string, Choice[]>>} */
  const places = new Map();
  /** @type {Map<string, Choice[]>} */
  const picks = new Map();
  /** @type {Map<string, Choice[]>} */
  const points = new Map();
  /** @type {Map<string, Choice[]>} */
  const takes = new Map();
  /** @type {Choice[]} */
  const buttons = [];
  const list = (map, key, c) => (map.has(key) ? map.get(key).push(c) : map.set(key, [c]));
  const put = (map, key, to, c) => {
    if (!map.has(key)) map.set(key, new Map());
    const inner = map.get(key);
    if (!inner.has(to)) inner.set(to, []);
    inner.get(to).push(c);
  };
  for (const c of question.value?.choices ?? []) {
    const g = c.gesture;
    if (typeof g === 'string') buttons.push(c);
    else if ('move' in g) put(moves, g.move.piece, g.move.to, c);
    else if ('place' in g) put(places, g.place.piece, g.place.to, c);
    else if ('pick' in g) list(picks, g.pick.piece, c);
    else if ('point' in g) list(points, g.point.at, c);
    else if ('take' in g) list(takes, g.take.item, c);
  }
  return { moves, places, picks, points, takes, buttons };
});

/** Pieces that can be taken now, by space. */
export const movable = computed(() => {
  /** @type {Map<string, string[]>} */
  const map = new Map();
  for (const [piece, targets] of index.value.moves) {
    const first = targets.values().next().value[0].gesture;
    const from = typeof first === 'object' && 'move' in first ? first.move.from : '';
    if (!map.has(from)) map.set(from, []);
    map.get(from).push(piece);
  }
  return map;
});

/** What can be done at a space with an empty hand: those that can be pointed at; and where there is only one thing to be placed and nothing
 * to be moved, the places for it. */
export const open = computed(() => {
  const { points, places, moves } = index.value;
  return points.size || moves.size || places.size !== 1 ? points : places.values().next().value;
});

/** The plainest of several ways: without a warning, cheapest, first. @param {Choice[]} choices */
export function plainest(choices) {
  return choices.toSorted((a, b) => (a.warning ? 1 : 0) - (b.warning ? 1 : 0) || (a.cost ?? 0) - (b.cost ?? 0))[0];
}
