// Moves of the plan: an ink arrow in a light casing from where pieces left to where they went.
import { el } from './lit.js';

export class Arrows {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.group = el('g', { class: 'arrow-layer' });
    this.drawn = [];
  }

  /** @param {{ from: string, to: string }[]} moves */
  show(moves) {
    this.moves = moves;
    const g = this.board.ground;
    this.group.replaceChildren();
    if (!g || !moves.length) return;
    this.board.over.append(this.group);
    const seen = new Set();
    const px = 10 / this.board.k;
    for (const m of moves) {
      const key = `${m.from}>${m.to}`;
      const [a, b] = [g.places.get(m.from), g.places.get(m.to)];
      if (seen.has(key) || !a || !b || m.from === m.to) continue;
      seen.add(key);
      let [x0, y0, x1, y1] = [a.at[0] * 10, a.at[1] * 10, b.at[0] * 10, b.at[1] * 10];
      if (g.period) {
        const p = g.period * 10;
        if (x1 - x0 > p / 2) x1 -= p;
        else if (x0 - x1 > p / 2) x1 += p;
      }
      const d = Math.hypot(x1 - x0, y1 - y0);
      if (d < 30 * px) continue;
      // From the edge of the one stack to that of the other, gently bent.
      const [ux, uy] = [(x1 - x0) / d, (y1 - y0) / d];
      [x0, y0] = [x0 + ux * 16 * px, y0 + uy * 16 * px];
      [x1, y1] = [x1 - ux * 22 * px, y1 - uy * 18 * px];
      const [mx, my] = [(x0 + x1) / 2 - uy * d * 0.14, (y0 + y1) / 2 + ux * d * 0.14];
      const path = `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`;
      const [tx, ty] = [x1 - mx, y1 - my];
      const n = Math.hypot(tx, ty) || 1;
      const [vx, vy] = [tx / n, ty / n];
      const head = `M${x1 + vx * 6 * px} ${y1 + vy * 6 * px}L${x1 - vx * 8 * px - vy * 6 * px} ${y1 - vy * 8 * px + vx * 6 * px}L${x1 - vx * 4.5 * px} ${y1 - vy * 4.5 * px}L${x1 - vx * 8 * px + vy * 6 * px} ${y1 - vy * 8 * px - vx * 6 * px}Z`;
      for (const dx of g.period ? [0, -g.period * 10, g.period * 10] : [0]) {
        const s = el('g', { transform: `translate(${dx} 0)` });
        s.append(el('path', { class: 'arrow-case', d: path }), el('path', { class: 'arrow-case head', d: head }), el('path', { class: 'arrow', d: path }), el('path', { class: 'arrow head', d: head }));
        this.group.append(s);
      }
    }
  }
}

/** What a line of the story is about: where it happens, where it could have led, where it led. */
export class Tale {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.group = el('g', { class: 'tale-layer' });
    this.arrows = new Arrows(board);
    this.arrows.group.classList.add('tale-arrows');
  }

  /** @param {{ at: string, among: string[], to: string } | null} s */
  show(s) {
    const g = this.board.ground;
    this.group.replaceChildren();
    this.arrows.show([]);
    if (!g || !s) return;
    this.board.over.append(this.group);
    const mark = (space, cls) => {
      const p = g.places.get(space);
      if (p?.d) this.group.append(el('path', { class: `tale ${cls}`, d: p.d }));
    };
    for (const space of s.among) mark(space, 'among');
    mark(s.at, 'at');
    if (s.to) mark(s.to, 'to');
    const way = s.to ? [{ from: s.at, to: s.to }] : s.among.map((to) => ({ from: s.at, to }));
    this.arrows.show(way);
    this.arrows.group.classList.toggle('maybe', !s.to);
  }
}
