// Lit spaces: a veil over everything, the legal targets cut out of it, a white line with violet on it, and a chip on each.
import { lines } from './lighten.js';
import { isCard } from './load.js';
import { lattice, outlineOf } from './hexes.js';
import { t } from '../table/texts.js';

const NS = 'http://www.w3.org/2000/svg';

/** @param {string} name @param {Record<string, string | number>} [attrs] */
export function el(name, attrs = {}) {
  const e = document.createElementNS(NS, name);
  for (const [k, v] of Object.entries(attrs)) e.setAttribute(k, String(v));
  return e;
}

/** The three drawings of a thing on a board that goes round. @param {import('./load.js').Ground} g */
const turns = (g) => (g.period ? [0, -g.period * 10, g.period * 10] : [0]);

/** Places with all hexes among them as one: hundreds of them are lit at once, and one line goes round them. @param {import('./load.js').Ground} g @param {import('./load.js').Place[]} list @param {string} id @returns {import('./load.js').Place[]} */
function together(g, list, id) {
  const l = lattice(g);
  const hexes = l ? list.filter((p) => l.of.has(p.id)) : [];
  if (!hexes.length) return list;
  const { d, rings } = outlineOf(g, hexes.map((p) => p.id));
  const points = rings.flat();
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const one = { ...hexes[0], id, kind: 'hexes', d, box: /** @type {[number, number, number, number]} */ ([x, y, Math.max(...xs) - x, Math.max(...ys) - y]) };
  return [one, ...list.filter((p) => !l.of.has(p.id))];
}

/** The frame of a place, in tenths. @param {import('./load.js').Ground} g @param {import('./load.js').Place} p */
export function boxOf(g, p) {
  if (!p.box) {
    const path = /** @type {SVGPathElement} */ (el('path', { d: p.d }));
    g.svg.append(path);
    const b = path.getBBox();
    path.remove();
    p.box = [b.x, b.y, b.width, b.height];
  }
  return p.box;
}

/** Does a place show at this turn? @param {import('./load.js').Ground} g @param {import('./load.js').Place} p @param {number} dx */
function seen(g, p, dx) {
  const [x, , w] = boxOf(g, p);
  return x + dx + w > g.left * 10 && x + dx < (g.left + g.width) * 10;
}

/** A ring cut by one side of a frame. @param {number[]} ring @param {number} axis 0: x, 1: y @param {number} edge @param {number} sign which side stays */
function cut(ring, axis, edge, sign) {
  const out = [];
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const [a, b] = [(ring[i + axis] - edge) * sign, (ring[j + axis] - edge) * sign];
    if (a >= 0) out.push(ring[i], ring[i + 1]);
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      out.push(ring[i] + (ring[j] - ring[i]) * t, ring[i + 1] + (ring[j + 1] - ring[i + 1]) * t);
    }
  }
  return out;
}

/** The land inside the frame of a place: what an area is cut by, without the rest of the world. @param {import('./load.js').Ground} g @param {import('./load.js').Place} p */
function shoreOf(g, p) {
  if (p.shore !== undefined) return p.shore;
  g.rings ??= (lines(g.land) ?? []).map((ring) => {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < ring.length; i += 2) {
      x0 = Math.min(x0, ring[i]);
      x1 = Math.max(x1, ring[i]);
      y0 = Math.min(y0, ring[i + 1]);
      y1 = Math.max(y1, ring[i + 1]);
    }
    return { ring, x0, y0, x1, y1 };
  });
  const [x, y, w, h] = boxOf(g, p);
  const [l, t, r, b] = [x - 20, y - 20, x + w + 20, y + h + 20];
  let d = '';
  for (const { ring, x0, y0, x1, y1 } of g.rings) {
    if (x1 < l || x0 > r || y1 < t || y0 > b) continue;
    const part = cut(cut(cut(cut(ring, 0, l, 1), 0, r, -1), 1, t, 1), 1, b, -1);
    for (let i = 0; i < part.length; i += 2) d += `${i ? 'L' : 'M'}${Math.round(part[i])} ${Math.round(part[i + 1])}`;
    if (part.length) d += 'Z';
  }
  p.shore = d;
  return d;
}

export class Lit {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.group = el('g', { class: 'lit-layer' });
    this.bad = el('g', { class: 'bad-layer' });
    this.key = '';
    this.cursor = el('path', { class: 'lit-cursor' });
    /** @type {string | null} */
    this.pointed = null;
    /** @type {import('./load.js').Ground | null} */
    this.ground = null;
  }

  /** @param {Iterable<string>} spaces @param {string | null} [from] the space of the hand, lit without a line @param {Set<string>} [apart] those that are drawn otherwise: only the veil is lifted from them */
  show(spaces, from = null, apart = new Set()) {
    const g = this.board.ground;
    if (!g) return;
    const all = [...spaces].map((id) => g.places.get(id)).filter((p) => p?.d);
    const key = `${from} ${all.map((p) => p.id)} ${[...apart]}`;
    if (this.key === key && this.ground === g) return;
    [this.key, this.ground] = [key, g];
    if (!this.group.isConnected) this.board.over.append(this.group, this.bad);
    this.point(null);
    this.group.replaceChildren();
    this.board.root.classList.toggle('has-lit', all.length > 0);
    if (!all.length) return;
    const list = together(g, all.filter((p) => !apart.has(p.id)), 'lit-hexes');
    const warn = together(g, all.filter((p) => apart.has(p.id)), 'warn-hexes');
    const [x, y, w, h] = [g.left * 10, 0, g.width * 10, g.height * 10];
    const open = [...list, ...warn, ...(from && g.places.get(from)?.d ? [g.places.get(from)] : [])];
    // One veil for all, with the lit spaces as holes.
    const mask = el('mask', { id: 'lit-mask', maskUnits: 'userSpaceOnUse', x, y, width: w, height: h });
    mask.append(el('rect', { x, y, width: w, height: h, fill: '#fff' }));
    this.group.append(...this.clips(open), mask, el('rect', { class: 'veil', x, y, width: w, height: h, mask: 'url(#lit-mask)' }));
    mask.append(...this.drawn(open, (p) => [el('path', { d: p.d, fill: '#000' })]));
    this.group.append(...this.drawn(list, (p) => [el('path', { class: 'lit-fill', d: p.d }), el('path', { class: 'lit-white', d: p.d }), el('path', { class: 'lit-line', d: p.d }), el('path', { class: 'lit-edge', d: p.d })]));
  }

  /** What each place is cut by: its own outline, and the coast where it is land or sea. @param {import('./load.js').Place[]} list */
  clips(list) {
    const g = this.board.ground;
    return list.flatMap((p) => {
      const clip = el('clipPath', { id: `lit-${p.id}` });
      clip.append(el('path', { d: p.d, 'clip-rule': 'evenodd' }));
      if (!g.land || (p.kind !== 'land' && p.kind !== 'sea')) return [clip];
      const shore = el('clipPath', { id: `shore-${p.id}` });
      // Of a sea zone what is not land: the frame with the land as a hole.
      const [x, y, w, h] = boxOf(g, p);
      const frame = p.kind === 'sea' ? `M${x - 20} ${y - 20}h${w + 40}v${h + 40}h${-w - 40}Z` : '';
      shore.append(el('path', { d: frame + shoreOf(g, p), 'clip-rule': 'evenodd' }));
      clip.setAttribute('clip-path', `url(#shore-${p.id})`);
      return [shore, clip];
    });
  }

  /** Drawings of places inside their clips, at each turn of the board where they can be seen.
   * @param {import('./load.js').Place[]} list @param {(p: import('./load.js').Place) => Element[]} draw */
  drawn(list, draw) {
    const g = this.board.ground;
    const out = [];
    for (const p of list) {
      for (const dx of turns(g)) {
        if (!seen(g, p, dx)) continue;
        const s = el('g', dx ? { transform: `translate(${dx} 0)` } : {});
        const inner = el('g', { 'clip-path': `url(#lit-${p.id})` });
        inner.append(...draw(p));
        s.append(inner);
        out.push(s);
      }
    }
    return out;
  }

  /** The lit hex under the pointer has a line of its own. @param {string | null} space */
  point(space) {
    if (this.pointed === space) return;
    this.pointed = space;
    const p = space && this.board.ground?.places.get(space);
    if (p?.d) this.cursor.setAttribute('d', p.d), this.board.over.append(this.cursor);
    else this.cursor.remove();
  }

  /** Outlines a space that refuses. @param {string | null} space */
  refuse(space) {
    const g = this.board.ground;
    this.bad.replaceChildren();
    const p = space && g?.places.get(space);
    if (!p?.d) return;
    this.board.over.append(this.bad);
    this.bad.append(...this.clips([p]), ...this.drawn([p], () => [el('path', { class: 'bad-line', d: p.d })]));
  }
}

/** Marks of an overlay: outlines by tone. */
export class Marks {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.group = el('g', { class: 'mark-layer' });
    /** @type {import('./board.js').Pin[]} */
    this.pins = [];
  }

  /** @param {(import('../types/protocol').Mark & { before?: string })[]} marks */
  show(marks) {
    const g = this.board.ground;
    for (const p of this.pins) this.board.unpin(p);
    this.pins = [];
    this.group.replaceChildren();
    if (!g) return;
    this.board.over.append(this.group);
    const land = el('g', g.land ? { 'clip-path': 'url(#clip-land)' } : {});
    this.group.append(land);
    const bySpace = new Map();
    for (const m of marks) bySpace.set(m.space, [...(bySpace.get(m.space) ?? []), m]);
    for (const [space, list] of bySpace) {
      const p = g.places.get(space);
      if (!p) continue;
      const tone = list.some((m) => m.tone === 'plain') ? 'plain' : list[0].tone;
      if (p.d) (p.kind === 'land' ? land : this.group).append(...turns(g).filter((dx) => seen(g, p, dx)).map((dx) => el('path', { class: `mark ${tone}`, d: p.d, transform: `translate(${dx} 0)` })));
      const pill = document.createElement('div');
      pill.className = `pin mark-pill ${tone}`;
      const inner = document.createElement('span');
      inner.textContent = list.map((m) => m.label).join(' · ');
      const was = list.map((m) => m.before).filter(Boolean).join(' · ');
      if (was) {
        const old = document.createElement('small');
        old.textContent = t('mark-before', { was });
        inner.append(old);
      }
      pill.append(inner);
      // Under a card, so that what stands on it stays in sight.
      const [, y, , h] = isCard(p) ? boxOf(g, p) : [0, 0, 0, 0];
      if (h) pill.classList.add('under');
      const pin = this.board.pin(pill, p.at[0], h ? (y + h) / 10 : p.at[1]);
      if (h) pill.dataset.under = space;
      this.pins.push(pin);
    }
    requestAnimationFrame(() => this.settle());
  }

  /** Stacks may be higher than their cards: the words stand below both. */
  settle() {
    const top = this.board.root.getBoundingClientRect().top;
    for (const pin of this.pins) {
      const { under } = pin.el.dataset;
      const stack = under && this.board.pinLayer.querySelector(`.stack[data-at="${under}"]`)?.firstElementChild;
      const words = /** @type {HTMLElement} */ (pin.el.firstElementChild);
      const over = stack ? stack.getBoundingClientRect().bottom - top - (pin.y * this.board.k + this.board.y) : 0;
      words.style.marginTop = over > -4 ? `${Math.round(over + 8)}px` : '';
      // Of a place in sight the words are too: they move in from the edge, and out from under the tools.
      const [x, y, half] = [this.board.near(pin.x) * this.board.k + this.board.x, pin.y * this.board.k + this.board.y, words.offsetWidth / 2];
      const [left, right] = [(y < 210 ? 60 : 6) - (x - half), this.board.size.w - 6 - (x + half)];
      const shift = x < 0 || x > this.board.size.w ? 0 : left > 0 ? left : Math.min(0, right);
      words.style.marginLeft = shift ? `${Math.round(shift)}px` : '';
    }
  }
}
