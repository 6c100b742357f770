// The plan: moves made in this part of the turn, worked out from the differences between two pictures.
import { signal } from '../vendor/signals-core.js';
import { question, welcome, now, scene } from './state.js';

/** @typedef {import('../types/protocol').WireScene} Scene */

/** Moves made in this part of the turn: arrows of the plan, and ghosts where the pieces left.
 * @type {{ value: { from: string, to: string, owner: string, kind: string, count: number, key: string }[] }} */
export const plan = signal([]);

/** Pieces that went from one space to another between two pictures. @param {Scene} before @param {Scene} after */
export function moved(before, after) {
  const count = (s) => {
    const m = new Map();
    for (const p of s.pieces) {
      const k = `${p.owner}|${p.kind}|${p.space}`;
      m.set(k, (m.get(k) ?? 0) + p.count);
    }
    return m;
  };
  const [a, b] = [count(before), count(after)];
  /** Where there are fewer now, and by how many. @type {Map<string, { space: string, n: number }[]>} */
  const less = new Map();
  for (const [k, n] of a) {
    const [owner, kind, space] = k.split('|');
    const gone = n - (b.get(k) ?? 0);
    if (gone > 0) less.set(`${owner}|${kind}`, [...(less.get(`${owner}|${kind}`) ?? []), { space, n: gone }]);
  }
  const out = [];
  for (const [k, n] of b) {
    const [owner, kind, to] = k.split('|');
    let more = n - (a.get(k) ?? 0);
    for (const l of less.get(`${owner}|${kind}`) ?? []) {
      const some = Math.min(more, l.n);
      if (some <= 0) continue;
      out.push({ owner, kind, from: l.space, to, count: some });
      l.n -= some;
      more -= some;
    }
  }
  return out;
}

/** Which step of a battle on the board itself it is; nothing elsewhere. @param {Scene} s */
const step = (s) => (s.battle && !s.battle.sides.length ? `${s.battle.cycle} ${s.battle.steps.findIndex((x) => x.stand === 'now')}` : '');

/** Keeps the plan true to what changed: my own moves add to it, what is taken back leaves it. @param {Scene} before @param {Scene} after @param {boolean} undone */
export function planFrom(before, after, undone) {
  // Another board, or another step of a battle on the board: what moved meanwhile is no plan of mine.
  if (before.board !== after.board || step(before) !== step(after)) {
    plan.value = [];
    return;
  }
  const mine = new Set(welcome.value?.yours ?? []);
  const list = plan.value.map((m) => ({ ...m }));
  for (const m of moved(before, after)) {
    if (!mine.has(m.owner)) continue;
    if (undone) {
      // What went in several steps comes back in one.
      for (let left = m.count; left > 0;) {
        const back = list.findLast((x) => x.owner === m.owner && x.kind === m.kind && x.to === m.from && x.count > 0);
        if (!back) break;
        const n = Math.min(left, back.count);
        back.count -= n;
        left -= n;
        list.push({ ...m, count: n, from: back.from, key: back.key });
      }
    } else if (now.value?.turn === m.owner) {
      // A further step of what has moved already goes on from where it began.
      const first = list.find((x) => x.owner === m.owner && x.kind === m.kind && x.to === m.from && x.count >= m.count);
      if (first) first.count -= m.count;
      list.push({ ...m, from: first?.from ?? m.from, key: planKey() });
    }
  }
  plan.value = list.filter((m) => m.count > 0 && m.from !== m.to);
}

/** The plan as the server has it: when the page comes, or comes back. @param {import('../types/protocol').WireTrail[]} trail */
export function planFromServer(trail) {
  const key = planKey();
  // Where nothing can be moved, or a battle is fought on the board itself, what moved before is no plan.
  const planning = !scene.value?.battle && question.value?.choices.some((c) => typeof c.gesture === 'object' && 'move' in c.gesture);
  plan.value = planning ? trail.map((m) => ({ ...m, key })) : [];
}

/** Arrows live as long as the same seat is in the same part of its turn. */
export const planKey = () => `${now.value?.turn} ${scene.value?.title}`;
