// The board: layers, pan and zoom, and what lies under the pointer. The layer stack moves by one CSS transform; pins (pieces, names,
// chips) keep their size on the screen and are put in place by their own.
import { spaceAt } from './load.js';

const NS = 'http://www.w3.org/2000/svg';
const MOST = 9;

/** @typedef {{ el: HTMLElement, x: number, y: number, near?: boolean, lazy?: boolean }} Pin `lazy`: not seen while the zoom changes, put in place when it rests */

export class Board {
  /** @param {HTMLElement} root @param {{ tap: (space: string | null, at: { x: number, y: number }, e: PointerEvent) => void, hover: (space: string | null, at: { x: number, y: number }) => void, hold: (space: string | null, at: { x: number, y: number }) => void, drag: (phase: 'start' | 'move' | 'end' | 'stop', space: string | null, at: { x: number, y: number }, el: Element) => boolean, zoomed: () => void, rested?: () => void, under?: (space: string | null) => void }} on */
  constructor(root, on) {
    this.root = root;
    this.on = on;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    this.least = 0.2;
    /** How far the board may be drawn away from the upper and lower edge, where something covers it. */
    this.slack = { top: 0, bottom: 0 };
    /** @type {import('./load.js').Ground | null} */
    this.ground = null;
    /** @type {Set<Pin>} */
    this.pins = new Set();
    this.layers = document.createElement('div');
    this.layers.className = 'layers';
    this.pinLayer = document.createElement('div');
    this.pinLayer.className = 'pins';
    this.over = document.createElementNS(NS, 'svg');
    this.over.setAttribute('class', 'over');
    this.over.setAttribute('aria-hidden', 'true');
    root.append(this.layers, this.pinLayer);
    this.pointers = new Map();
    this.frame = 0;
    this.listen();
    new ResizeObserver(() => this.resized()).observe(root);
  }

  /** @param {import('./load.js').Ground} ground */
  show(ground) {
    this.ground = ground;
    const { svg } = ground;
    svg.classList.add('ground');
    svg.setAttribute('aria-hidden', 'true');
    for (const el of [svg, this.over]) {
      el.setAttribute('width', String(ground.width));
      el.setAttribute('height', String(ground.height));
      /** @type {any} */ (el).style.left = `${ground.left}px`;
    }
    this.over.setAttribute('viewBox', `${ground.left * 10} 0 ${ground.width * 10} ${ground.height * 10}`);
    void this.size;
    this.layers.replaceChildren(svg, this.over);
    this.all = false;
    this.fit();
  }

  /** Kept, not asked of the page each time: every pin wants it, and asking makes the browser lay everything out anew. */
  get size() {
    return (this.known ??= { w: this.root.clientWidth || 1, h: this.root.clientHeight || 1 });
  }

  resized() {
    this.known = undefined;
    if (!this.ground) return;
    this.least = this.wholeScale() * 0.96;
    if (this.fitted && this.all) this.whole();
    else if (this.fitted) this.fit();
    else this.clamp(), this.apply(true);
  }

  /** At this scale all of it is seen. */
  wholeScale() {
    const { w, h } = this.size;
    return Math.min(w / this.ground.width, h / this.ground.height);
  }

  /** Covers the view: the atlas goes to the edges; on a phone its height fills the screen. */
  fitScale() {
    const { w, h } = this.size;
    const g = this.ground;
    const full = this.wholeScale();
    const cover = Math.max(w / (g.period || g.width), h / g.height);
    return Math.min(cover, full * 2.2);
  }

  fit() {
    if (!this.ground) return;
    const { w, h } = this.size;
    const k = this.fitScale();
    this.least = this.wholeScale() * 0.96;
    this.k = k;
    const g = this.ground;
    this.x = (w - (g.width + 2 * g.left) * k) / 2;
    this.y = (h - g.height * k) / 2;
    this.fitted = true;
    this.clamp();
    this.apply(true);
  }

  /** All of it, as large as the view allows. */
  whole() {
    if (!this.ground) return;
    const { w, h } = this.size;
    const g = this.ground;
    const k = this.wholeScale();
    this.least = k * 0.96;
    this.k = k;
    this.x = (w - (g.width + 2 * g.left) * k) / 2;
    this.y = (h - g.height * k) / 2;
    this.fitted = true;
    this.all = true;
    this.clamp();
    this.apply(true);
  }

  /** Shows these places of the map, with room round them. @param {[number, number][]} points @param {{ most?: number, at_once?: boolean, inset?: { top: number, right: number, bottom: number, left: number } }} [how] */
  showAll(points, how = {}) {
    if (!points.length || !this.ground) return;
    const inset = how.inset ?? { top: 70, right: 60, bottom: 110, left: 70 };
    const { w, h } = this.size;
    const xs = points.map((p) => this.near(p[0]));
    const ys = points.map((p) => p[1]);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [iw, ih] = [Math.max(60, w - inset.left - inset.right), Math.max(60, h - inset.top - inset.bottom)];
    const k = Math.max(this.least, Math.min(how.most ?? this.k, iw / Math.max(1, x1 - x0), ih / Math.max(1, y1 - y0)));
    const [x, y] = [inset.left + iw / 2 - ((x0 + x1) / 2) * k, inset.top + ih / 2 - ((y0 + y1) / 2) * k];
    if (!how.at_once) return this.fly(k, x, y);
    this.set(k, x, y);
    this.settle();
  }

  /** Are all of these in the view? @param {[number, number][]} points @param {number} [below] height covered at the bottom @param {number} [above] room wanted above */
  sees(points, below = 0, above = 30) {
    const { w, h } = this.size;
    return points.every(([x, y]) => {
      const [sx, sy] = [this.near(x) * this.k + this.x, y * this.k + this.y];
      return sx > 50 && sx < w - 50 && sy > above && sy < h - 20 - below;
    });
  }

  /** Goes there smoothly. */
  fly(k, x, y) {
    this.fitted = false;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    cancelAnimationFrame(this.flight);
    const from = { k: this.k, x: this.x, y: this.y };
    const goal = this.clamped(k, x, y);
    const begin = performance.now();
    const time = reduced ? 0 : 260;
    const { w, h } = this.size;
    // The centre goes straight, the scale evenly.
    const centre = (v) => [(w / 2 - v.x) / v.k, (h / 2 - v.y) / v.k];
    const [a, b] = [centre(from), centre(goal)];
    const step = (t) => {
      const p = time ? Math.min(1, (t - begin) / time) : 1;
      const e = 1 - (1 - p) ** 3;
      this.k = from.k * (goal.k / from.k) ** e;
      const c = [a[0] + (b[0] - a[0]) * e, a[1] + (b[1] - a[1]) * e];
      this.x = w / 2 - c[0] * this.k;
      this.y = h / 2 - c[1] * this.k;
      if (p >= 1) this.wrap();
      this.moving(p < 1);
      this.apply(p >= 1);
      if (p < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  zoomBy(f, cx = this.size.w / 2, cy = this.size.h / 2, smooth = true) {
    if (!this.ground) return;
    const k = Math.max(this.least, Math.min(MOST, this.k * f));
    const x = cx - ((cx - this.x) / this.k) * k;
    const y = cy - ((cy - this.y) / this.k) * k;
    if (smooth) return this.fly(k, x, y);
    this.set(k, x, y);
  }

  panBy(dx, dy) {
    this.set(this.k, this.x + dx, this.y + dy);
  }

  set(k, x, y) {
    this.fitted = false;
    [this.k, this.x, this.y] = [k, x, y];
    this.clamp();
    this.schedule();
    this.moving(true);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (!this.pointers.size) this.settle();
    }, 140);
  }

  /** The gesture is over: sharp again, sizes put right. */
  settle() {
    this.moving(false);
    this.apply(true);
  }

  moving(on) {
    if (this.inMotion === on) return;
    this.inMotion = on;
    // While it lasts the picture is stretched as it is; afterwards it is painted anew at its true size.
    this.layers.style.willChange = on ? 'transform' : '';
    this.pinLayer.style.willChange = on ? 'transform' : '';
    this.root.classList.toggle('moving', on);
  }

  clamped(k, x, y) {
    const g = this.ground;
    const { w, h } = this.size;
    const bottom = g.height * k;
    let [nx, ny] = [x, y];
    const free = h - this.slack.bottom;
    ny = bottom <= free ? (free - bottom) / 2 : Math.min(this.slack.top, Math.max(h - bottom - this.slack.bottom, ny));
    if (!this.endless(k)) {
      const [l, r] = [g.left * k, (g.left + g.width) * k];
      nx = r - l <= w ? (w - (r + l)) / 2 : Math.min(-l, Math.max(w - r, nx));
    }
    return { k, x: nx, y: ny };
  }

  /** Does the strip that is drawn twice cover half the view? Then nobody sees the seam. */
  endless(k) {
    return this.ground.period > 0 && this.size.w / k / 2 <= this.ground.ghost;
  }

  clamp() {
    const c = this.clamped(this.k, this.x, this.y);
    this.x = c.x;
    this.y = c.y;
    this.wrap();
  }

  wrap() {
    if (!this.ground?.period || !this.endless(this.k)) return;
    const p = this.ground.period * this.k;
    const c = this.size.w / 2 - this.x;
    if (c < 0) this.x -= p;
    else if (c > p) this.x += p;
  }

  /** The drawing of a place nearest to the middle of the view. @param {number} x */
  near(x) {
    const g = this.ground;
    if (!g?.period) return x;
    const c = (this.size.w / 2 - this.x) / this.k;
    const n = x + g.period * Math.round((c - x) / g.period);
    return n < g.left || n > g.left + g.width ? x : n;
  }

  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.apply(false);
    });
  }

  /** Puts everything in place; `rest`: the gesture is over. @param {boolean} rest */
  apply(rest) {
    // In three dimensions, so that both stay layers of their own: a pan then paints nothing but what comes into view.
    this.layers.style.transform = `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.k})`;
    this.pinLayer.style.transform = `translate3d(${Math.round(this.x)}px, ${Math.round(this.y)}px, 0)`;
    if (rest && this.k !== this.told) {
      this.told = this.k;
      this.over.style.setProperty('--px', String(10 / this.k));
      this.on.zoomed();
    }
    if (rest) this.on.rested?.();
    const c = (this.size.w / 2 - this.x) / this.k;
    const turn = this.ground?.period ? Math.round((c / this.ground.period - 0.5) * 8) : 0;
    if (this.k !== this.placedAt || turn !== this.placedTurn || rest) {
      this.placedAt = this.k;
      this.placedTurn = turn;
      for (const p of this.pins) if (rest || !p.lazy) this.putPin(p);
    }
  }

  /** @param {Pin} p */
  putPin(p) {
    const t = `translate(${(this.near(p.x) * this.k).toFixed(1)}px, ${(p.y * this.k).toFixed(1)}px)`;
    if (p.el.style.transform !== t) p.el.style.transform = t;
  }

  /** @param {HTMLElement} el @param {number} x @param {number} y @returns {Pin} */
  pin(el, x, y) {
    const p = { el, x, y };
    this.pins.add(p);
    this.pinLayer.append(el);
    this.putPin(p);
    return p;
  }

  /** @param {Pin} p */
  unpin(p) {
    this.pins.delete(p);
    p.el.remove();
  }

  /** Map units of a point of the page. */
  toMap(px, py) {
    const r = this.root.getBoundingClientRect();
    return [(px - r.left - this.x) / this.k, (py - r.top - this.y) / this.k];
  }

  /** Where a place of the map is in the view. @param {[number, number]} at */
  toView(at) {
    return { x: this.near(at[0]) * this.k + this.x, y: at[1] * this.k + this.y };
  }

  spaceUnder(px, py) {
    if (!this.ground) return null;
    const [x, y] = this.toMap(px, py);
    return spaceAt(this.ground, x, y);
  }

  listen() {
    const { root } = this;
    root.addEventListener('wheel', (e) => {
      e.preventDefault();
      const r = root.getBoundingClientRect();
      cancelAnimationFrame(this.flight);
      // A pinch on a touchpad comes as a wheel with ctrl; two fingers sideways pan.
      const pan = !e.ctrlKey && e.deltaMode === 0 && (Math.abs(e.deltaX) > 2 || Math.abs(e.deltaY) < 30 && !Number.isInteger(e.deltaY));
      if (pan) this.panBy(-e.deltaX, -e.deltaY);
      else this.zoomBy(Math.exp(-e.deltaY * (e.ctrlKey ? 0.012 : e.deltaMode ? 0.05 : 0.0016)), e.clientX - r.left, e.clientY - r.top, false);
    }, { passive: false });
    root.addEventListener('pointerdown', (e) => this.down(e));
    root.addEventListener('pointermove', (e) => this.move(e));
    for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, (e) => this.up(/** @type {PointerEvent} */ (e)));
    root.addEventListener('pointerleave', () => {
      clearTimeout(this.hoverTimer);
      this.on.under?.(null);
      this.on.hover(null, { x: 0, y: 0 });
    });
    root.addEventListener('contextmenu', (e) => {
      e.preventDefault();
      this.on.hold(this.spaceUnder(e.clientX, e.clientY), this.local(e));
    });
  }

  local(e) {
    const r = this.root.getBoundingClientRect();
    return { x: e.clientX - r.left, y: e.clientY - r.top };
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (e.button > 0 || /** @type {Element} */ (e.target).closest('.float')) return;
    cancelAnimationFrame(this.flight);
    clearTimeout(this.hoverTimer);
    const el = /** @type {Element} */ (e.target);
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY, x0: e.clientX, y0: e.clientY, el, moved: false, touch: e.pointerType === 'touch' });
    if (this.pointers.size === 1) {
      clearTimeout(this.holdTimer);
      if (e.pointerType === 'touch') {
        this.holdTimer = setTimeout(() => {
          const p = this.pointers.get(e.pointerId);
          if (p && !p.moved) {
            p.held = true;
            this.on.hold(this.spaceUnder(p.x, p.y), this.local({ clientX: p.x, clientY: p.y }));
          }
        }, 450);
      }
    } else {
      clearTimeout(this.holdTimer);
      if (this.dragging) this.on.drag('stop', null, this.local(e), el), (this.dragging = false);
    }
  }

  /** @param {PointerEvent} e */
  move(e) {
    const p = this.pointers.get(e.pointerId);
    if (!p) {
      if (e.pointerType !== 'touch' && !this.pointers.size) this.hovering(e);
      return;
    }
    const [dx, dy] = [e.clientX - p.x, e.clientY - p.y];
    const far = Math.hypot(e.clientX - p.x0, e.clientY - p.y0);
    if (!p.moved && far < (p.touch ? 9 : 5)) return;
    const began = !p.moved;
    p.moved = true;
    clearTimeout(this.holdTimer);
    if (this.pointers.size === 1) {
      if (began) {
        this.root.setPointerCapture(e.pointerId);
        this.dragging = this.on.drag('start', null, this.local(e), p.el);
      }
      [p.x, p.y] = [e.clientX, e.clientY];
      if (this.dragging) {
        const space = this.spaceUnder(e.clientX, e.clientY);
        this.on.under?.(space);
        this.on.drag('move', space, this.local(e), p.el);
      }
      if (!this.dragging) this.set(this.k, this.x + (began ? e.clientX - p.x0 : dx), this.y + (began ? e.clientY - p.y0 : dy));
      return;
    }
    // Pinch: the two points under the fingers stay under them.
    const [a, b] = [...this.pointers.values()];
    const before = { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    [p.x, p.y] = [e.clientX, e.clientY];
    const after = { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const r = this.root.getBoundingClientRect();
    const k = Math.max(this.least, Math.min(MOST, this.k * (after.d / Math.max(1, before.d))));
    const [cx, cy] = [before.x - r.left, before.y - r.top];
    this.set(k, after.x - r.left - ((cx - this.x) / this.k) * k, after.y - r.top - ((cy - this.y) / this.k) * k);
  }

  /** @param {PointerEvent} e */
  up(e) {
    const p = this.pointers.get(e.pointerId);
    this.pointers.delete(e.pointerId);
    clearTimeout(this.holdTimer);
    if (!p) return;
    if (this.dragging) {
      this.dragging = false;
      this.on.drag(e.type === 'pointerup' ? 'end' : 'stop', this.spaceUnder(e.clientX, e.clientY), this.local(e), p.el);
    } else if (!p.moved && !p.held && e.type === 'pointerup' && !p.el.closest('button')) {
      this.on.tap(this.spaceUnder(e.clientX, e.clientY), this.local(e), e);
    }
    if (p.moved && !this.pointers.size) this.settle();
  }

  /** @param {PointerEvent} e */
  hovering(e) {
    clearTimeout(this.hoverTimer);
    const at = this.local(e);
    const el = /** @type {Element} */ (e.target);
    if (el.closest('.float')) return;
    if (this.on.under) this.on.under(this.spaceUnder(e.clientX, e.clientY));
    this.hoverTimer = setTimeout(() => this.on.hover(this.spaceUnder(e.clientX, e.clientY), at), 250);
  }
}
