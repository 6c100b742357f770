// Spaces that belong together for a while, drawn under the pieces: weather, reaches, where something may be by now. One line round
// each; a pill says what it is where the look wants one.
import { boxOf, el } from './lit.js';
import { outlineOf } from './hexes.js';
import { isCard, spaceAt } from './load.js';
import { livery } from '../table/state.js';

/** Which looks carry a pill, and which a word on the map. */
const PILL = new Set(['ring', 'warn']);
const WORD = new Set(['dots', 'dense']);
/** A word on the map where a hex is so many pixels wide. */
const NEAR = 26;

/** The fills that are no colour: dots in two densities and two hatches. In tenths of a map unit, so that they lie on the map. */
const PATTERNS = `<pattern id="area-dots" width="48" height="48" patternUnits="userSpaceOnUse"><g class="area-dot"><circle cx="12" cy="12" r="6.5"/><circle cx="36" cy="36" r="6.5"/></g></pattern>
<pattern id="area-dense" width="34" height="34" patternUnits="userSpaceOnUse"><rect class="area-dense-ground" width="34" height="34"/><g class="area-dot dense"><circle cx="8.5" cy="8.5" r="7"/><circle cx="25.5" cy="25.5" r="7"/></g></pattern>
<pattern id="area-warn" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect class="area-warn-ground" width="44" height="44"/><rect class="area-warn-line" width="44" height="12"/></pattern>`;

export class Areas {
  /** @param {import('./board.js').Board} board @param {() => { x: number, y: number, w?: number, h?: number }[]} bodies where pieces and tools stand in the view: pills leave them alone @param {(space: string | null) => boolean} lit nor do they lie on what can be clicked */
  constructor(board, bodies, lit) {
    this.lit = lit;
    this.board = board;
    this.bodies = bodies;
    this.defs = el('defs');
    this.defs.innerHTML = PATTERNS;
    this.under = el('g', { class: 'area-layer' });
    this.above = el('g', { class: 'area-layer above' });
    /** @type {{ pin: import('./board.js').Pin, rings: [number, number][][], cards: import('./load.js').Place[], width?: number }[]} */
    this.pills = [];
    this.list = [];
    this.key = '';
    this.ground = null;
  }

  /** @param {import('../types/protocol').Area[]} areas @param {Set<string>} attended pieces hovered, focused or in the hand @param {{ text: string, spaces: string[] }[]} warned targets that warn: hatched, with a pill */
  show(areas, attended, warned = []) {
    const g = this.board.ground;
    if (!g) return;
    const list = areas.filter((a) => !a.piece || attended.has(a.piece));
    for (const w of warned) list.push({ id: `warn ${w.text}`, look: 'warn', owner: '', spaces: w.spaces, label: w.text });
    const key = list.map((a) => `${a.id}|${a.look}|${a.owner}|${a.label}|${a.piece ?? ''}|${a.spaces}`).join('/');
    const over = this.board.over;
    if (!this.under.isConnected) over.prepend(this.defs, this.under);
    // What speaks of the piece in hand lies over the veil.
    if (this.above.parentNode !== over) over.append(this.above);
    if (key === this.key && g === this.ground) return;
    [this.key, this.ground, this.list] = [key, g, list];
    for (const p of this.pills) this.board.unpin(p.pin);
    this.pills = [];
    this.under.replaceChildren();
    this.above.replaceChildren();
    // The faint ones first: what is surer lies on them.
    const rank = { dots: 0, dense: 1, faint: 2, maybe: 3, ring: 4, warn: 5 };
    for (const a of list.toSorted((x, y) => rank[x.look] - rank[y.look])) {
      const { d, rings } = outlineOf(g, a.spaces);
      if (!d) continue;
      const group = el('g', { class: `area ${a.look} ${a.owner ? `side-${livery(a.owner).role}` : ''}`, 'data-area': a.id });
      if (a.look !== 'ring') group.append(el('path', { class: 'area-fill', d, 'fill-rule': 'evenodd' }));
      group.append(el('path', { class: 'area-case', d }), el('path', { class: 'area-line', d }));
      (PILL.has(a.look) && a.piece !== undefined || a.look === 'warn' ? this.above : this.under).append(group);
      if (a.label && (PILL.has(a.look) || WORD.has(a.look))) this.pill(a, rings);
    }
    this.rested();
  }

  /** @param {import('../types/protocol').Area} a @param {[number, number][][]} rings */
  pill(a, rings) {
    const box = document.createElement('div');
    box.className = `pin area-pill ${a.look}`;
    box.dataset.area = a.id;
    const word = document.createElement('span');
    word.textContent = a.label;
    box.append(word);
    const pin = this.board.pin(box, rings[0][0][0] / 10, rings[0][0][1] / 10);
    const cards = a.spaces.map((s) => this.board.ground.places.get(s)).filter((p) => p && isCard(p));
    box.classList.toggle('under', cards.length > 0);
    this.pills.push({ pin, rings, cards });
  }

  /** Words about cards stand under the lowest of them, below what stands on it. @param {import('./load.js').Place[]} cards */
  below(cards) {
    const { board } = this;
    const p = cards.reduce((a, b) => (b.at[1] > a.at[1] ? b : a));
    const [, y, , h] = boxOf(board.ground, p);
    const stack = board.pinLayer.querySelector(`.stack[data-at="${p.id}"]`)?.firstElementChild;
    const bottom = stack ? (stack.getBoundingClientRect().bottom - board.root.getBoundingClientRect().top - board.y) / board.k : 0;
    return { x: p.at[0], y: Math.max((y + h) / 10, bottom) + 12 / board.k };
  }

  /** The view is at rest: each pill stands on a corner of its line that is seen, low and to the left, and not on a piece. */
  rested() {
    const { board } = this;
    const { w, h } = board.size;
    const low = h - Math.max(board.slack.bottom, 0) - 24;
    /** @type {{ x: number, y: number, w?: number, h?: number }[]} */
    const taken = this.bodies();
    for (const p of this.pills) {
      if (p.cards.length) {
        Object.assign(p.pin, this.below(p.cards));
        board.putPin(p.pin);
        continue;
      }
      const word = p.pin.el.classList.contains('dots') || p.pin.el.classList.contains('dense');
      const span = /** @type {HTMLElement} */ (p.pin.el.firstElementChild);
      const half = (p.width ??= span.offsetWidth) / 2 + 8;
      let best = null;
      for (const ring of p.rings) {
        // A long line has many corners; every few of them will do.
        const step = Math.max(1, Math.floor(ring.length / 90));
        for (let i = 0; i < ring.length; i += step) {
          const [x, y] = [ring[i][0] / 10, ring[i][1] / 10];
          const v = board.toView([x, y]);
          if (v.x < 0 || v.x > w || v.y < board.slack.top + 24 || v.y > low) continue;
          // At the edge of the view it moves in.
          const cx = Math.max(half + 6, Math.min(w - half - 6, v.x));
          const over = (b) => Math.abs(b.x - cx) < half + (b.w ?? 16) && Math.abs(b.y - v.y) < (b.h ?? 17) + 17;
          let close = taken.some(over) ? 2000 : 0;
          for (const dx of [-half, 0, half]) if (this.lit(spaceAt(board.ground, x + (cx - v.x + dx) / board.k, y))) close += 400;
          // Words of the weather stand at the upper edge, pills at the lower.
          const cost = close + (word ? v.y : -v.y) + Math.abs(cx - w * 0.3) * 0.15;
          if (!best || cost < best.cost) best = { cost, x: x + (cx - v.x) / board.k, y, v: { x: cx, y: v.y, w: half, h: 13 } };
        }
      }
      const show = best && !(word && (board.k * (board.ground.hex ? board.ground.hex.half_width / 5 : 24) < NEAR || best.cost > 1500));
      p.pin.el.style.visibility = show ? '' : 'hidden';
      if (!show) continue;
      taken.push(best.v);
      [p.pin.x, p.pin.y] = [best.x, best.y];
      board.putPin(p.pin);
    }
  }
}
