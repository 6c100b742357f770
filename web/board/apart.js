// Keeps names and stacks apart on the screen: each steps aside as little as it must, and a name that finds no room waits for a closer look.

/** @typedef {{ key: string, x: number, y: number, w: number, h: number, rank: number, wide?: number, own?: string, may?: boolean, high?: number }} Item */

/** How much two boxes cover of each other. */
function shared(a, b, period) {
  let dx = a.x - b.x;
  if (period) dx -= Math.round(dx / period) * period;
  const x = (a.w + b.w) / 2 - Math.abs(dx);
  const y = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return x > 0.5 && y > 0.5 ? { x, y, dx } : null;
}

/** Stacks that meet step aside by the shorter way, at most this far. @param {Item[]} stacks @param {number} period @param {number} far @returns {Map<string, [number, number]>} */
export function partStacks(stacks, period, far = 30) {
  const out = new Map();
  const list = stacks.toSorted((a, b) => a.rank - b.rank || a.x - b.x).map((s) => ({ ...s, dx: 0, dy: 0 }));
  for (let turn = 0; turn < 4; turn++) {
    let still = true;
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        const [a, b] = [list[i], list[j]];
        const both = shared(a, b, period);
        if (!both) continue;
        // The later of the two goes; the first stands where its space wants it.
        const along = both.x <= both.y;
        const step = (along ? both.x : both.y) + 1;
        const way = along ? -Math.sign(both.dx || 1) : Math.sign(b.y - a.y || 1);
        const [nx, ny] = [b.dx + (along ? way * step : 0), b.dy + (along ? 0 : way * step)];
        if (Math.hypot(nx, ny) > far) continue;
        b.x += nx - b.dx;
        b.y += ny - b.dy;
        [b.dx, b.dy] = [nx, ny];
        still = false;
      }
    }
    if (still) break;
  }
  for (const s of list) if (s.dx || s.dy) out.set(s.key, [s.dx, s.dy]);
  return out;
}

const WAYS = [[0, 0]];
for (const r of [5, 10, 15, 20, 26]) WAYS.push([0, -r], [0, r], [-r, 0], [r, 0], [-r, -r * 0.7], [r, -r * 0.7], [-r, r * 0.7], [r, r * 0.7]);

/** Where each name stands beside its own place: `[dx, dy]`, or null where it finds no room. Names of a lower rank choose first.
 * @param {Item[]} names @param {Item[]} bodies what no name may lie on @param {number} period @returns {Map<string, [number, number] | null>} */
export function partNames(names, bodies, period) {
  const out = new Map();
  const placed = [];
  for (const n of names.toSorted((a, b) => a.rank - b.rank)) {
    let best = null;
    for (const [dx, dy] of WAYS) {
      const box = { ...n, x: n.x + dx, y: n.y + dy };
      let cover = 0;
      for (const other of bodies) {
        const both = shared(box, other, period);
        if (both) cover += both.x * both.y;
      }
      let over = 0;
      for (const other of placed) {
        const both = shared(box, other, period);
        if (both) over += both.x * both.y;
      }
      const cost = cover + over * 2;
      if (!best || cost < best.cost - 1) best = { cost, over, dx, dy, box };
      if (!cost) break;
    }
    // Better no name than two in one place; a larger picture has room for it.
    if (n.may && best.over > n.w * n.h * 0.12) {
      out.set(n.key, null);
      continue;
    }
    placed.push(best.box);
    out.set(n.key, [best.dx, best.dy]);
  }
  return out;
}

/** Where the words of each stack stand, measured from the middle of the stack: below it, else above, right, left; null where they would lie on others.
 * @param {Item[]} words with the size of their stack (`wide`, `high`) @param {Item[]} bodies @param {number} period @returns {Map<string, [number, number] | null>} */
export function partCaptions(words, bodies, period) {
  const out = new Map();
  const placed = [];
  for (const n of words.toSorted((a, b) => a.rank - b.rank || a.y - b.y)) {
    const [down, right] = [(n.high + n.h) / 2 + 3, (n.wide + n.w) / 2 + 5];
    let best = null;
    for (const [dx, dy] of [[0, down], [0, -down], [right, 0], [-right, 0], [right * 0.7, down], [-right * 0.7, down]]) {
      const box = { ...n, x: n.x + dx, y: n.y + dy };
      let cost = 0;
      for (const other of bodies) {
        const both = other.key === n.own ? null : shared(box, other, period);
        if (both) cost += both.x * both.y;
      }
      for (const other of placed) {
        const both = shared(box, other, period);
        if (both) cost += both.x * both.y * 2;
      }
      if (!best || cost < best.cost - 1) best = { cost, dx, dy, box };
      if (!cost) break;
    }
    // Words on other pieces help nobody; a closer look has room for them.
    if (best.cost > n.w * n.h * 0.2) {
      out.set(n.key, null);
      continue;
    }
    placed.push(best.box);
    out.set(n.key, [best.dx, best.dy]);
  }
  return out;
}
