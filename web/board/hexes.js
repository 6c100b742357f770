// Hexes as a lattice: which lies under a point, and the line round several of them. Flat sides above and below.

/** @typedef {{ col: number, row: number }} Cell columns from the left; rows in half heights, so that neighbours differ by whole numbers */
/** @typedef {{ w: number, h: number, px: number, py: number, x0: number, y0: number, cells: Map<string, import('./load.js').Place>, of: Map<string, Cell> }} Lattice lengths in tenths of a map unit: half a hex (`w`, `h`), and from column to column and half row to half row (`px`, `py`) */

/** Is it one of the hexes of a board? @param {{ kind: string }} p */
export const isHex = (p) => p.kind === 'hex' || p.kind.endsWith('-hex');

/** The lattice of a board, once; null where it has none. @param {import('./load.js').Ground} g @returns {Lattice | null} */
export function lattice(g) {
  if (g.lattice !== undefined) return g.lattice;
  g.lattice = null;
  const first = g.hex && [...g.places.values()].find((p) => isHex(p));
  if (!first) return null;
  const { half_width: w, half_height: h } = g.hex;
  const list = [...g.places.values()].filter((p) => isHex(p)).map((p) => [p.at[0] * 10, p.at[1] * 10]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  // Measures are rounded, and over a hundred rows that adds up: the true distances come from the places themselves.
  const [px, py] = [{ sum: 0, n: 0 }, { sum: 0, n: 0 }];
  for (let i = 1; i < list.length; i++) {
    const [dx, dy] = [list[i][0] - list[i - 1][0], list[i][1] - list[i - 1][1]];
    const same = dx < w / 2;
    const n = same ? 2 * Math.round(dy / (2 * h)) : Math.round(dx / (1.5 * w));
    const of = same ? py : px;
    if (n > 0) (of.sum += same ? dy : dx), (of.n += n);
  }
  const l = { w, h, px: px.n ? px.sum / px.n : 1.5 * w, py: py.n ? py.sum / py.n : h, x0: first.at[0] * 10, y0: first.at[1] * 10, cells: new Map(), of: new Map() };
  for (const p of g.places.values()) {
    if (!isHex(p)) continue;
    const c = cellAt(l, p.at[0] * 10, p.at[1] * 10);
    l.cells.set(`${c.col} ${c.row}`, p);
    l.of.set(p.id, c);
  }
  g.lattice = l;
  return l;
}

/** The cell whose middle is nearest. @param {Lattice} l @param {number} x @param {number} y @returns {Cell} */
function cellAt(l, x, y) {
  const [u, v] = [(x - l.x0) / l.px, (y - l.y0) / l.py];
  let best = null;
  for (let col = Math.floor(u); col <= Math.floor(u) + 1; col++) {
    // Rows of a column are all even or all odd.
    const row = 2 * Math.round((v - (col & 1)) / 2) + (col & 1);
    const d = Math.hypot((u - col) * l.px, (v - row) * l.py);
    if (!best || d < best.d) best = { col, row, d };
  }
  return { col: best.col, row: best.row };
}

/** Which hex lies under a point, in tenths? @param {Lattice} l @param {number} x @param {number} y @returns {import('./load.js').Place | null} */
export function hexAt(l, x, y) {
  const c = cellAt(l, x, y);
  return l.cells.get(`${c.col} ${c.row}`) ?? null;
}

/** The six corners of a hex in the order of its sides, as steps of the lattice: thirds of a column and half heights. */
const CORNERS = [[-1, -1], [1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0]];
/** What lies beyond each side, in the same order. */
const BEYOND = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

/** The rings round several hexes: points in tenths. Where two of them touch there is no line. @param {Lattice} l @param {Iterable<string>} ids @returns {[number, number][][]} */
export function rings(l, ids) {
  const inside = new Set();
  const list = [];
  for (const id of ids) {
    const c = l.of.get(id);
    const key = c && `${c.col} ${c.row}`;
    if (!c || inside.has(key)) continue;
    inside.add(key);
    list.push({ c, p: l.cells.get(key) });
  }
  /** From corner to corner, with the place of the first. @type {Map<string, { to: string, at: [number, number] }>} */
  const edges = new Map();
  for (const { c, p } of list) {
    const corner = (i) => [c.col * 3 + CORNERS[i][0], c.row + CORNERS[i][1]];
    for (let i = 0; i < 6; i++) {
      if (inside.has(`${c.col + BEYOND[i][0]} ${c.row + BEYOND[i][1]}`)) continue;
      const at = /** @type {[number, number]} */ ([p.at[0] * 10 + (CORNERS[i][0] * l.w) / 2, p.at[1] * 10 + CORNERS[i][1] * l.h]);
      edges.set(corner(i).join(), { to: corner((i + 1) % 6).join(), at });
    }
  }
  const out = [];
  while (edges.size) {
    const ring = [];
    let key = edges.keys().next().value;
    // Three hexes meet in a corner, so a ring never crosses itself.
    for (let e = edges.get(key); e; e = edges.get(key)) {
      edges.delete(key);
      ring.push(e.at);
      key = e.to;
    }
    out.push(ring);
  }
  return out;
}

/** Hexes drawn one by one become a few paths: thousands of elements make every frame slow. Each side is drawn once; a path holds a
 * square of hexes, so that what is out of sight is left out. Hexes with a role of their own stay. @param {import('./load.js').Ground} g */
export function mergeHexes(g) {
  const l = lattice(g);
  for (const group of l ? g.svg.querySelectorAll('g.hexes') : []) {
    /** @type {Map<string, string>} */
    const parts = new Map();
    const gone = [];
    for (const use of group.querySelectorAll(':scope > use[data-space]')) {
      const id = /** @type {SVGElement} */ (use).dataset.space;
      const c = l.of.get(id);
      if (!c || use.hasAttribute('data-role')) continue;
      gone.push(use);
      const [x, y] = g.places.get(id).at;
      const key = `${c.col >> 3} ${c.row >> 4}`;
      let d = parts.get(key) ?? '';
      let last = -1;
      for (let i = 0; i < 6; i++) {
        // The three sides to the right are this hex's own, the others those of its neighbours, where there are such.
        if (i > 2 && l.cells.has(`${c.col + BEYOND[i][0]} ${c.row + BEYOND[i][1]}`)) continue;
        const at = (n) => `${Math.round(x * 10 + (CORNERS[n % 6][0] * l.w) / 2)} ${Math.round(y * 10 + CORNERS[n % 6][1] * l.h)}`;
        d += `${last === i ? '' : `M${at(i)}`}L${at(i + 1)}`;
        last = i + 1;
      }
      parts.set(key, d);
    }
    for (const use of gone) use.remove();
    for (const d of parts.values()) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', d);
      group.append(path);
    }
  }
}

/** Rings as a path. @param {[number, number][][]} all */
export const ringPath = (all) => all.map((r) => `M${r.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`).join('');

/** A path that begins where it says, whatever stands before it: a relative beginning would go on from there. @param {string} d */
const alone = (d) => d.replace(/^\s*m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/, 'M$1 $2m0 0');

/** The path round spaces: one line round all hexes together, and the outline of everything else. Known shapes are kept.
 * @param {import('./load.js').Ground} g @param {string[]} ids */
export function outlineOf(g, ids) {
  g.outlines ??= new Map();
  const key = ids.join();
  const old = g.outlines.get(key);
  if (old) return old;
  const l = lattice(g);
  const hexes = l ? ids.filter((id) => l.of.has(id)) : [];
  const round = l ? rings(l, hexes) : [];
  const others = ids.map((id) => g.places.get(id)).filter((p) => p?.d && !l?.of.has(p.id));
  const found = { d: ringPath(round) + others.map((p) => alone(p.d)).join(''), rings: round.length ? round : others.map((p) => [/** @type {[number, number]} */ ([p.at[0] * 10, p.at[1] * 10])]) };
  if (g.outlines.size > 400) g.outlines.clear();
  g.outlines.set(key, found);
  return found;
}
