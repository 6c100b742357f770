// What stands on the board: strips and tiles, names with the signs of works, chips on lit spaces. All keep their size on the screen.
import { effect } from '../vendor/signals-core.js';
import { piecesIn, spaceById, spaceName, nameOf, notesOf, livery, welcome, shown, sideOf, pieceById, mySeat, looking, over } from '../table/state.js';
import { hand, lit, picked } from '../table/hand.js';
import { chances, chief } from '../table/chances.js';
import { index } from '../table/choices.js';
import { plan } from '../table/trail.js';
import { battles } from '../panels/plan.js';
import { tileSvg, stripSvg } from '../table/ui.js';
import { isCard } from './load.js';
import { boxOf } from './lit.js';
import { t, brief, number } from '../table/texts.js';
import { partCaptions, partNames, partStacks } from './apart.js';
import { lattice } from './hexes.js';

/** Below this many pixels per map unit, or in less room than this, a stack is one tile. */
const CLOSE = 1.3;
const ROOM = 13;
/** A card with less room than this, in pixels, shows one tile. */
const CARD = 12;
/** A hex wider than this, in pixels, has room for words under what stands on it. */
const WORDS = 27;
/** ... and than this for the first of them: what it is. */
const WORD = 15;
/** With more lit hexes than this a chip shows only under the pointer or the focus. */
const FEW = 12;

/** What is drawn as a sign before the name. @param {import('../types/protocol').Piece} p */
const isWork = (p) => welcome.value.works.includes(p.kind);

/** Same kind and owner drawn as one figure, whatever sets them apart. @param {import('../types/protocol').Piece[]} pieces */
function byKind(pieces) {
  /** @type {{ kind: string, count: number, ids: string[], notes: string[], hurt: number }[]} */
  const out = [];
  for (const p of pieces) {
    const same = out.find((o) => o.kind === p.kind);
    const words = [...(p.name ? [nameOf(p.name)] : []), ...notesOf(p), ...(p.caption ?? []), ...aged(p)];
    const hurt = p.hurt ? p.count : 0;
    if (same) {
      same.count += p.count;
      same.hurt += hurt;
      same.ids.push(p.id);
      same.notes.push(...words);
    } else out.push({ kind: p.kind, count: p.count, ids: [p.id], notes: words, hurt });
  }
  return out;
}

/** What left a space in the moves of the plan, by owner. @param {{ from: string, owner: string, kind: string, count: number }[]} moves @param {string} space */
function gone(moves, space) {
  /** @type {{ owner: string, items: { kind: string, count: number }[] }[]} */
  const out = [];
  for (const m of moves.filter((x) => x.from === space)) {
    let of = out.find((o) => o.owner === m.owner);
    if (!of) out.push((of = { owner: m.owner, items: [] }));
    const same = of.items.find((i) => i.kind === m.kind);
    if (same) same.count += m.count;
    else of.items.push({ kind: m.kind, count: m.count });
  }
  return out;
}

/** How old the news of it is, in words. @param {import('../types/protocol').Piece} p */
const aged = (p) => (p.age && p.age !== 'now' ? [t(`age-${p.age}`)] : []);

/** Spoken description of a stack. @param {string} space @param {string} owner @param {{ kind: string, count: number, notes: string[] }} it */
const describe = (space, owner, it) => [t('say-stack', { n: it.count, kind: nameOf(it.kind), owner: ownerName(owner), space: spaceName(space) }), ...new Set(it.notes)].join(', ');

/** @param {string} owner */
export const ownerName = (owner) => (owner ? welcome.value.seats.find((s) => s.id === owner)?.name ?? welcome.value.sides.find((s) => s.id === owner)?.name ?? nameOf(owner) : t('owner-none'));

/** How wide the words of a tag are, in pixels. */
const widths = new Map();
let pen = null;
function widthOf(text) {
  if (!widths.has(text)) {
    pen ??= document.createElement('canvas').getContext('2d');
    pen.font = `700 12px ${getComputedStyle(document.documentElement).getPropertyValue('--font-map') || 'sans-serif'}`;
    widths.set(text, pen.measureText(text).width);
  }
  return widths.get(text);
}

/** A name with its lines, and the value behind it. @param {string[]} lines @param {number | null | undefined} value */
function words(lines, value) {
  const text = document.createElement('span');
  text.className = 'label-text';
  lines.forEach((line, i) => {
    if (i) text.append(document.createElement('br'));
    text.append(line);
  });
  if (!(value > 0)) return [text];
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.textContent = number(value);
  return [text, badge];
}

/** What the chip of a lit space says: odds, a cost or nothing; whether there is a fight, and whether every choice warns.
 * @param {string} space @param {import('../types/protocol').WireChoice[]} choices @param {boolean} fights all lit spaces are battles */
function chip(space, choices, fights) {
  const mine = mySeat.value && sideOf(mySeat.value);
  const known = hand.value || !fights ? null : battles.value.get(space);
  const c = chances.value.get(space) ?? (known ? { before: null, after: chief(known).share } : undefined);
  const costs = choices.map((x) => x.cost).filter((x) => x !== undefined && x !== null);
  const held = spaceById.value.get(space)?.owner;
  const all = piecesIn.value.get(space) ?? [];
  // Markers are nobody's force: where units have names, those count.
  const there = all.some((p) => p.name) ? all.filter((p) => p.name) : all;
  const foe = (/** @type {import('../types/protocol').Piece} */ p) => p.owner && sideOf(p.owner) !== mine;
  const both = there.some((p) => p.owner && sideOf(p.owner) === mine) && there.some(foe);
  const fight = !hand.value ? both && !costs.length : c || all.some(foe) || (held && sideOf(held) !== mine);
  const text = c && (hand.value || !costs.length) ? (c.before !== null ? `${brief(c.before)} → ${brief(c.after)} %` : `${brief(c.after)} %`) : costs.length ? number(Math.min(...costs)) : '';
  return { text, fight: !!fight, warned: choices.every((x) => x.warning), says: c ? 'chip-odds' : costs.length ? 'chip-cost' : 'chip-plain' };
}

export class Pieces {
  /** @param {import('./board.js').Board} board @param {{ seg: (space: string, ids: string[], e: MouseEvent) => void, chip: (space: string) => void, stack: (space: string, at: DOMRect) => void }} on */
  constructor(board, on) {
    this.board = board;
    this.on = on;
    /** @type {Map<string, { pin: import('./board.js').Pin, key: string, box?: [number, number], words?: [number, number], at?: [number, number] | null }>} */
    this.stacks = new Map();
    this.labels = new Map();
    this.chips = new Map();
    /** The drawn shapes of the spaces. @type {Map<string, HTMLElement> | undefined} */
    this.shapes = undefined;
    const draws = [() => this.paintOwners(), () => this.drawStacks(), () => this.drawLabels(), () => this.drawChips()].map((f) => effect(f));
    // What the pointer or the focus is on brings up what belongs to it.
    const attend = (e) => { const ids = /** @type {HTMLElement | null} */ (e.target.closest?.('[data-ids]'))?.dataset.ids?.split(' ') ?? []; if (ids.join() !== over.value.join()) over.value = ids; };
    board.pinLayer.addEventListener('pointerover', (e) => e.pointerType !== 'touch' && attend(e));
    board.pinLayer.addEventListener('focusin', attend);
    for (const leave of ['pointerleave', 'focusout']) board.pinLayer.addEventListener(leave, () => { if (over.value.length) over.value = []; });
    // Whatever makes stacks or names anew may bring two of them together.
    draws.push(effect(() => {
      void [piecesIn.value, spaceById.value, plan.value, looking.value];
      this.part();
    }));
    /** The board is taken away. */
    this.close = () => draws.forEach((stop) => stop());
  }

  /** The zoom is at rest: names and stacks take the form it allows. */
  zoomed() {
    this.drawStacks();
    this.drawLabels();
    this.part();
    this.drawChips();
  }

  /** Names and stacks that meet at this zoom step aside. */
  part() {
    const g = this.board.ground;
    // On cards names stand in their heads and pieces below them: nothing need step aside.
    if (!g || [...g.places.values()].every(isCard)) return;
    const k = this.board.k;
    const period = (g.period ?? 0) * k;
    const bodies = [];
    for (const [space, s] of this.stacks) {
      const el = /** @type {HTMLElement} */ (s.pin.el.firstElementChild);
      const spot = this.spot(space);
      if (!el || !spot) continue;
      s.box ??= [el.offsetWidth, el.offsetHeight];
      const sea = g.places.get(space)?.kind === 'sea';
      bodies.push({ key: space, x: s.pin.x * k, y: s.pin.y * k + spot.down, w: s.box[0], h: s.box[1], rank: sea ? 1 : 0 });
    }
    // A piece beside its hex would seem to stand in another.
    const steps = partStacks(bodies, period, lattice(g) ? Math.min(30, g.hex.half_width * 0.05 * k) : 30);
    for (const b of bodies) {
      const step = steps.get(b.key);
      const el = /** @type {HTMLElement} */ (this.stacks.get(b.key).pin.el.firstElementChild);
      el.style.translate = step ? `${step[0].toFixed(1)}px ${step[1].toFixed(1)}px` : '';
      if (step) [b.x, b.y] = [b.x + step[0], b.y + step[1]];
    }
    const captions = [];
    for (const b of bodies) {
      const s = this.stacks.get(b.key);
      const el = /** @type {HTMLElement | null} */ (s.pin.el.querySelector('.caption'));
      if (!el) continue;
      s.words ??= [el.offsetWidth, el.offsetHeight];
      captions.push({ key: b.key, x: b.x, y: b.y, w: s.words[0], h: s.words[1], rank: this.rank(b.key), own: b.key, wide: b.w, high: b.h });
    }
    for (const [space, at] of partCaptions(captions, bodies, period)) {
      const el = /** @type {HTMLElement} */ (this.stacks.get(space).pin.el.querySelector('.caption'));
      this.stacks.get(space).at = at;
      el.classList.toggle('hid', !at);
      const spot = at ?? [0, 0];
      el.style.translate = `${spot[0].toFixed(1)}px ${spot[1].toFixed(1)}px`;
      const c = captions.find((x) => x.key === space);
      const b = bodies.find((x) => x.key === space);
      if (at) bodies.push({ key: `${space} words`, x: b.x + at[0], y: b.y + at[1], w: c.w, h: c.h, rank: 0 });
    }
    const names = [];
    for (const [space, l] of this.labels) {
      const el = /** @type {HTMLElement} */ (l.pin.el.firstElementChild);
      l.box ??= [el.offsetWidth, el.offsetHeight];
      const sea = l.pin.el.classList.contains('sea');
      const held = this.stacks.has(space) || !!el.querySelector('.badge, .work');
      names.push({ key: space, x: l.pin.x * k, y: l.pin.y * k, w: l.box[0], h: l.box[1] - 3, rank: sea ? 2 : held ? 0 : 1, may: !held });
    }
    for (const [space, step] of partNames(names, bodies, period)) {
      const el = /** @type {HTMLElement} */ (this.labels.get(space).pin.el.firstElementChild);
      el.style.translate = step && (step[0] || step[1]) ? `${step[0]}px ${step[1].toFixed(1)}px` : '';
      el.style.visibility = step ? '' : 'hidden';
    }
  }

  paintOwners() {
    const spaces = shown.value?.spaces;
    const g = this.board.ground;
    if (!g || !spaces) return;
    this.shapes ??= new Map([...g.svg.querySelectorAll('[data-space]')].map((e) => [/** @type {HTMLElement} */ (e).dataset.space, /** @type {any} */ (e)]));
    for (const s of spaces) {
      let e = this.shapes.get(s.space);
      // A hex that belongs to nobody has no shape of its own until somebody takes it.
      const place = !e && s.owner && lattice(g)?.of.has(s.space) ? g.places.get(s.space) : null;
      if (place && place.kind !== 'sea-hex') {
        e = /** @type {any} */ (document.createElementNS('http://www.w3.org/2000/svg', 'path'));
        e.setAttribute('class', 'space land');
        e.setAttribute('d', place.d);
        e.dataset.space = s.space;
        (g.svg.querySelector('g.hexes') ?? g.svg).append(e);
        this.shapes.set(s.space, e);
      }
      if (!e) continue;
      const printed = e.dataset.printed ?? (e.dataset.printed = e.dataset.role ?? '');
      const role = s.owner ? livery(s.owner).role : printed ? 'neutral' : '';
      if (role && e.dataset.role !== role) e.dataset.role = role;
      else if (!role && e.dataset.role) delete e.dataset.role;
    }
  }

  /** Where the stack of a space stands, and has it room for strips? @param {string} space */
  spot(space) {
    const p = this.board.ground?.places.get(space);
    if (!p) return null;
    const k = this.board.k;
    const narrow = p.room * k < ROOM;
    const at = narrow && p.callout ? p.callout.at : p.at;
    const room = narrow && p.callout ? p.callout.room : p.room;
    const called = narrow && !!p.callout;
    // In a hex stand tiles, as large as it allows.
    const l = lattice(this.board.ground);
    if (l?.of.has(space)) {
      const wide = (2 * l.w * k) / 10;
      const size = Math.round(Math.max(20, Math.min(34, wide * 0.8)));
      return { at: p.at, home: p.at, called: false, small: false, tight: false, top: false, down: 0, size, wide, words: wide >= WORDS ? 4 : wide >= WORD ? 1 : 0 };
    }
    // A card is drawn for what stands on it: there the room alone counts.
    const card = isCard(p);
    const far = card ? room * k < CARD : k < CLOSE || room * k < ROOM;
    // On a small card rows are short, and smaller than elsewhere.
    const tight = card && room * k < 34;
    if (card && p.label) {
      // Below the name in its head; what is in it may be longer than the card.
      const [, y, , h] = boxOf(this.board.ground, p);
      const top = p.label.at[1] + Math.max(5, 8 / k);
      const low = (y + h) / 10;
      return { at: /** @type {[number, number]} */ ([p.at[0], tight ? top : (top + low) / 2]), home: p.at, called: false, small: far, tight, top: tight, down: 0 };
    }
    return { at, home: p.at, called, small: far, tight, top: false, down: called || card ? 0 : this.aside(p) };
  }

  /** How far a stack steps down (or up) on the screen, so that it does not stand on the name of its space. @param {import('./load.js').Place} p */
  aside(p) {
    const { label } = p;
    const k = this.board.k;
    if (!label || label.size * k < 8.2) return 0;
    const px = Math.max(11.5, Math.min(16, label.size * 1.25 * Math.sqrt(k)));
    const dy = (p.at[1] - label.at[1]) * k;
    const half = (label.lines.length * px * 1.05) / 2 + 13;
    if (Math.abs(p.at[0] - label.at[0]) * k > 60 || Math.abs(dy) >= half) return 0;
    return dy < -4 ? -half - dy : half - dy;
  }

  drawStacks() {
    const all = piecesIn.value;
    const g = this.board.ground;
    const h = hand.value;
    const moves = index.value.moves;
    const picks = index.value.picks;
    const chosen = picked.value;
    const left = looking.value ? [] : plan.value;
    if (!g || !welcome.value) return;
    const seen = new Set();
    let made = false;
    for (const space of new Set([...all.keys(), ...left.map((m) => m.from)])) {
      const spot = this.spot(space);
      if (!spot) continue;
      const here = (all.get(space) ?? []).filter((p) => spot.size || !isWork(p));
      const ghosts = gone(left, space);
      if (!here.length && !ghosts.length) continue;
      seen.add(space);
      const state = here.map((p) => `${p.id}:${p.count}:${moves.has(p.id) ? 'm' : ''}${picks.has(p.id) ? 'k' : ''}${chosen.some((c) => c.piece === p.id) ? 'c' : ''}${h?.counts.get(p.id) > 0 ? 'h' : ''}${this.done(p) ? 'd' : ''}${p.hurt ? 'x' : ''}${p.name ?? ''}${notesOf(p).join()}${p.age ?? ''}${(p.caption ?? []).join()}`).join('|');
      const key = `${spot.size ?? ''}${spot.words ?? ''}${this.tags(space, here)}${spot.small}${spot.tight}${spot.called}${Math.round(spot.down)}${state}${ghosts.map((x) => x.owner + x.items.map((i) => i.kind + i.count))}`;
      const old = this.stacks.get(space);
      if (old?.key === key && old.pin.x === spot.at[0] && old.pin.y === spot.at[1]) continue;
      const focused = old?.pin.el.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.ids : null;
      if (old) this.board.unpin(old.pin);
      made = true;
      const el = this.stackEl(space, here, spot, ghosts);
      const pin = this.board.pin(el, spot.at[0], spot.at[1]);
      this.stacks.set(space, { pin, key });
      if (focused) /** @type {HTMLElement} */ (el.querySelector(`[data-ids="${CSS.escape(focused)}"]`) ?? el.querySelector('button'))?.focus();
    }
    for (const [space, s] of this.stacks) {
      if (seen.has(space)) continue;
      this.board.unpin(s.pin);
      this.stacks.delete(space);
    }
    this.leaders();
    // What was made anew stands in the middle of its place again.
    if (made && lattice(g)) this.part();
  }

  /** Lines from stacks that stand beside their space. */
  leaders() {
    const g = this.board.ground;
    const over = this.board.over;
    let group = over.querySelector('.leader-layer');
    if (!group) {
      group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.setAttribute('class', 'leader-layer');
      over.prepend(group);
    }
    let d = '';
    for (const space of this.stacks.keys()) {
      const s = this.spot(space);
      if (s?.called) d += `M${s.home[0] * 10} ${s.home[1] * 10}L${s.at[0] * 10} ${s.at[1] * 10}`;
    }
    group.innerHTML = d ? `<path class="leader-case" d="${d}"/><path class="leader" d="${d}"/>` : '';
    void g;
  }

  /** @param {string} space @param {import('../types/protocol').Piece[]} pieces @param {any} spot @param {ReturnType<typeof gone>} ghosts */
  stackEl(space, pieces, spot, ghosts) {
    const el = document.createElement('div');
    el.className = 'pin stack';
    el.dataset.at = space;
    const inner = document.createElement('div');
    inner.className = 'stack-in';
    if (spot.down) inner.style.marginTop = `${spot.down.toFixed(1)}px`;
    if (spot.size) {
      this.hexStack(space, el, inner, pieces, spot, ghosts);
      return el;
    }
    if (spot.tight) el.classList.add('tight');
    if (spot.top) el.classList.add('top');
    el.append(inner);
    const tags = this.tags(space, pieces);
    if (tags) {
      inner.classList.add('tags');
      inner.style.maxWidth = `${tags}px`;
      for (const p of pieces) inner.append(this.tagEl(space, p));
      for (const x of ghosts) inner.append(this.ghostEl(stripSvg(x.items, x.owner).svg));
      return el;
    }
    const owners = [...new Set(pieces.map((p) => p.owner))];
    if (spot.small) {
      for (const owner of owners) inner.append(this.tileEl(space, owner, pieces.filter((p) => p.owner === owner)));
      if (!owners.length) inner.append(this.ghostEl(tileSvg(ghosts[0].items[0].kind, ghosts[0].owner, 22)));
      return el;
    }
    for (const owner of owners) {
      const items = byKind(pieces.filter((p) => p.owner === owner));
      const most = spot.tight ? 3 : 4;
      const n = Math.ceil(items.length / Math.max(spot.tight ? 1 : Math.ceil(items.length / 2), most));
      const each = Math.ceil(items.length / (items.length > most ? Math.max(2, n) : 1));
      const rows = Array.from({ length: Math.ceil(items.length / each) }, (_, i) => items.slice(i * each, (i + 1) * each));
      for (const row of rows) inner.append(this.stripEl(space, owner, row));
    }
    for (const x of ghosts) inner.append(this.ghostEl(stripSvg(x.items, x.owner).svg));
    return el;
  }

  /** What stands in a hex: works as discs, each piece as a tile while there are few, else one tile for each owner; words below.
   * @param {string} space @param {HTMLElement} el @param {HTMLElement} inner @param {import('../types/protocol').Piece[]} pieces @param {any} spot @param {ReturnType<typeof gone>} ghosts */
  hexStack(space, el, inner, pieces, spot, ghosts) {
    el.append(inner);
    inner.classList.add('in-hex');
    const works = pieces.filter(isWork);
    const units = pieces.filter((p) => !isWork(p));
    /** @type {Map<string, import('../types/protocol').Piece[]>} */
    const byOwner = new Map();
    for (const p of units) byOwner.set(`${p.owner} ${p.age ?? ''}`, [...(byOwner.get(`${p.owner} ${p.age ?? ''}`) ?? []), p]);
    const groups = units.length <= 3 ? units.map((p) => [p]) : [...byOwner.values()];
    for (const w of works) inner.append(this.discEl(space, w));
    for (const group of groups) inner.append(this.tileEl(space, group[0].owner, group, spot.size));
    // Where side by side they would reach into the next hex, each lies a little on the one before.
    const n = groups.length + works.length;
    if (n > 1 && n * spot.size > spot.wide) inner.style.setProperty('--lap', `${-Math.round(spot.size * (n > 2 ? 0.5 : 0.25))}px`);
    if (!pieces.length && ghosts.length) inner.append(this.ghostEl(tileSvg(ghosts[0].items[0].kind, ghosts[0].owner, spot.size)));
    // Of what is in the hand only its own words.
    const held = pieces.filter((p) => hand.value?.counts.get(p.id) > 0);
    const lines = [...new Set((held.length ? held : pieces).flatMap((p) => p.caption ?? []))];
    if (!lines.length || !spot.words) return;
    const words = document.createElement('div');
    words.className = 'caption';
    words.setAttribute('aria-hidden', 'true');
    for (const line of lines.slice(0, spot.words)) {
      const row = document.createElement('span');
      row.textContent = line;
      words.append(row);
    }
    el.append(words);
  }

  /** A base: a disc in its owner's colour. @param {string} space @param {import('../types/protocol').Piece} p */
  discEl(space, p) {
    const b = document.createElement('button');
    b.type = 'button';
    b.tabIndex = -1;
    b.className = `piece disc side-${livery(p.owner).role} ${this.stateOf([p])}`;
    b.dataset.ids = p.id;
    b.setAttribute('aria-label', describe(space, p.owner, byKind([p])[0]));
    b.innerHTML = `<svg width="13" height="13" aria-hidden="true"><use href="#${welcome.value.symbols[p.kind] ?? 'u-hidden'}"/></svg>${p.hurt ? '<span class="hurt" aria-hidden="true"></span>' : ''}`;
    b.addEventListener('click', (e) => this.press(space, [p.id], e, false));
    return b;
  }

  /** Whose words come first where there is no room for all: what can act, then what is seen now, then what is old. @param {string} space */
  rank(space) {
    const list = piecesIn.value.get(space) ?? [];
    if (list.some((p) => index.value.moves.has(p.id) || index.value.picks.has(p.id))) return 0;
    return list.some((p) => (p.age ?? 'now') === 'now') ? 1 : 2;
  }

  /** Is there room on a card for each piece with its name? Then so wide. @param {string} space @param {import('../types/protocol').Piece[]} pieces */
  tags(space, pieces) {
    const g = this.board.ground;
    const place = g?.places.get(space);
    if (!place || !isCard(place) || !pieces.length || !pieces.every((p) => p.name || p.count > 1 || isWork(p) || !p.owner) || !pieces.some((p) => p.name)) return 0;
    const [, , w, h] = boxOf(g, place).map((n) => (n / 10) * this.board.k);
    const wide = w - 4;
    if (wide < 96) return 0;
    // Rows as the words will fall.
    let [rows, x] = [1, 0];
    for (const p of pieces) {
      const need = 32.5 + widthOf(p.name ? nameOf(p.name) : String(p.count));
      if (x && x + need > wide) [rows, x] = [rows + 1, 0];
      x += need + 3;
    }
    return rows * 23.5 <= h - 14 ? wide : 0;
  }

  /** One piece with its name. @param {string} space @param {import('../types/protocol').Piece} p */
  tagEl(space, p) {
    const b = document.createElement('button');
    b.type = 'button';
    b.tabIndex = -1;
    b.className = `piece tag-piece ${this.stateOf([p])}`;
    b.dataset.ids = p.id;
    b.innerHTML = tileSvg(p.kind, p.owner, 18) + (p.hurt ? '<span class="hurt" aria-hidden="true"></span>' : '');
    const word = document.createElement('span');
    word.textContent = p.name ? nameOf(p.name) : number(p.count);
    b.append(word);
    const [it] = byKind([p]);
    b.setAttribute('aria-label', `${word.textContent}: ${describe(space, p.owner, it)}`);
    b.title = [nameOf(p.kind), ...notesOf(p)].join(', ');
    b.addEventListener('click', (e) => this.press(space, [p.id], e, false));
    return b;
  }

  /** What stood here before a move of the plan. @param {string} svg */
  ghostEl(svg) {
    const el = document.createElement('div');
    el.className = 'piece ghost';
    el.setAttribute('aria-hidden', 'true');
    el.innerHTML = svg;
    return el;
  }

  /** Has it acted, as the scene says, or moved in this part of the turn with nothing left to do? @param {import('../types/protocol').Piece} p */
  done(p) {
    return !looking.value && (p.acted || this.moved(p));
  }

  /** @param {import('../types/protocol').Piece} p */
  moved(p) {
    return !index.value.moves.has(p.id) && !index.value.picks.has(p.id) && plan.value.some((m) => m.to === p.space && m.kind === p.kind && m.owner === p.owner);
  }

  /** One tile for all of an owner. */
  tileEl(space, owner, pieces, size = 22) {
    const items = byKind(pieces);
    const total = items.reduce((n, i) => n + i.count, 0);
    const b = document.createElement('button');
    b.type = 'button';
    b.tabIndex = -1;
    b.className = `piece tile-piece ${this.stateOf(pieces)}`;
    if (size !== 22) b.style.width = b.style.height = `${size}px`;
    b.dataset.ids = pieces.map((p) => p.id).join(' ');
    // Begins with the figure it shows, for whoever speaks to the page.
    b.setAttribute('aria-label', (items.length > 1 ? `${number(total)}: ` : '') + items.map((i) => describe(space, owner, i)).join('; '));
    b.innerHTML = tileSvg(items[0].kind, owner, size, pieces[0].age) + (items.some((i) => i.hurt) ? '<span class="hurt" aria-hidden="true"></span>' : '') + (total > 1 ? `<span class="count" aria-hidden="true">${number(total)}</span>` : '');
    b.addEventListener('click', (e) => this.press(space, pieces.map((p) => p.id), e, items.length > 1));
    return b;
  }

  stripEl(space, owner, items) {
    const el = document.createElement('div');
    const all = items.flatMap((i) => i.ids.map((id) => pieceById.value.get(id))).filter(Boolean);
    // One ring for the whole strip where all of it is in the hand.
    const whole = all.length > 0 && all.every((p) => hand.value?.counts.get(p.id) > 0);
    el.className = `piece strip ${this.stateOf(all)} ${whole ? 'whole' : ''}`;
    const s = stripSvg(items.map((i) => ({ ...i, done: i.ids.every((id) => { const p = pieceById.value.get(id); return p && this.done(p); }) })), owner);
    el.style.width = `${s.width}px`;
    el.innerHTML = s.svg;
    let x = 7;
    const widths = items.map((i, n) => (n ? 4 : 3) + 20 + (i.count > 1 ? 8.4 * String(i.count).length + 3 : 1));
    items.forEach((it, i) => {
      const b = document.createElement('button');
      b.type = 'button';
      b.tabIndex = -1;
      b.className = `seg ${this.stateOf(it.ids.map((id) => pieceById.value.get(id)).filter(Boolean))}`;
      const w = i === items.length - 1 ? s.width - x : widths[i];
      b.style.left = `${i ? x : 0}px`;
      b.style.width = `${i ? w : w + 7}px`;
      x += widths[i];
      b.dataset.ids = it.ids.join(' ');
      b.setAttribute('aria-label', describe(space, owner, it));
      b.addEventListener('click', (e) => this.press(space, it.ids, e, false));
      el.append(b);
    });
    return el;
  }

  stateOf(pieces) {
    const h = hand.value;
    const { moves, picks } = index.value;
    const out = [];
    if (pieces.some((p) => h?.counts.get(p.id) > 0)) out.push('in-hand');
    else if (pieces.some((p) => moves.has(p.id))) out.push('can');
    if (pieces.length && pieces.every((p) => this.done(p))) out.push('done');
    if (pieces.some((p) => picks.has(p.id))) out.push('pick');
    if (pieces.some((p) => picked.value.some((c) => c.piece === p.id))) out.push('picked');
    return out.join(' ');
  }

  press(space, ids, e, several) {
    if (lit.value.has(space)) return this.on.chip(space);
    if (several && !ids.some((id) => index.value.moves.has(id))) return this.on.stack(space, e.currentTarget.getBoundingClientRect());
    this.on.seg(space, ids, e);
  }

  drawLabels() {
    const spaces = spaceById.value;
    const all = piecesIn.value;
    const moves = index.value.moves;
    const h = hand.value;
    const g = this.board.ground;
    if (!g || !welcome.value) return;
    const k = this.board.k;
    // A scene may stand on another board than the one before.
    for (const [id, old] of this.labels) if (!g.places.has(id)) this.board.unpin(old.pin), this.labels.delete(id);
    for (const place of g.places.values()) {
      const l = place.label;
      if (!l) continue;
      const fits = l.size * k >= (isCard(place) ? 5 : 8.2);
      const old = this.labels.get(place.id);
      const works = (all.get(place.id) ?? []).filter(isWork);
      if (!fits && !works.some((w) => moves.has(w.id))) {
        if (old) this.board.unpin(old.pin), this.labels.delete(place.id);
        continue;
      }
      const s = spaces.get(place.id);
      const px = isCard(place) ? Math.max(11, Math.min(15, l.size * k)) : Math.max(11.5, Math.min(16, l.size * 1.25 * Math.sqrt(k)));
      const sea = place.kind === 'sea' || place.kind === 'sea-hex';
      const key = `${px.toFixed(1)}|${fits}|${s?.value}|${works.map((w) => `${w.id}${w.count}${moves.has(w.id)}${h?.counts.get(w.id)}`)}`;
      if (old?.key === key) continue;
      if (old) this.board.unpin(old.pin);
      const el = document.createElement('div');
      el.className = `pin label ${sea ? 'sea' : isCard(place) ? 'card-name' : 'land'}`;
      const inner = document.createElement('div');
      inner.style.fontSize = `${px.toFixed(1)}px`;
      // In a hex they are discs.
      if (works.length && !lattice(g)?.of.has(place.id) && (k > 0.8 || isCard(place))) inner.append(this.signs(place.id, works));
      if (fits) inner.append(...words(l.lines, s?.value));
      el.append(inner);
      const pin = this.board.pin(el, l.at[0], l.at[1]);
      this.labels.set(place.id, { pin, key });
    }
  }

  /** The signs before a name: what is drawn as no piece. @param {string} space @param {import('../types/protocol').Piece[]} works */
  signs(space, works) {
    const signs = document.createElement('span');
    signs.className = 'works';
    for (const w of works) {
      const live = index.value.moves.has(w.id);
      const sign = document.createElement(live ? 'button' : 'span');
      sign.className = `work ${w.owner ? '' : 'nobody'} ${w.hurt ? 'warns' : ''} ${live ? 'can' : ''} ${hand.value?.counts.get(w.id) > 0 ? 'in-hand' : ''}`;
      sign.innerHTML = `<svg width="15" height="15" aria-hidden="true"><use href="#${welcome.value.symbols[w.kind] ?? 'u-hidden'}"/></svg>`;
      sign.title = nameOf(w.kind);
      if (live) {
        sign.tabIndex = -1;
        sign.dataset.ids = w.id;
        sign.setAttribute('aria-label', describe(space, w.owner, { kind: w.kind, count: w.count, notes: notesOf(w) }));
        sign.addEventListener('click', (e) => this.press(space, [w.id], e, false));
      }
      signs.append(sign);
    }
    return signs;
  }

  drawChips() {
    const all = lit.value;
    const g = this.board.ground;
    if (!g) return;
    const seen = new Set();
    // Spaces to be pointed at carry odds only where all of them are battles: else something else is chosen there.
    const fights = [...lit.value.keys()].every((s) => battles.value.has(s));
    // Hundreds of hexes: a chip on each would hide the sea.
    const many = !!lattice(g) && all.size > FEW;
    this.board.root.classList.toggle('many-lit', many);
    const names = [...all.keys()].sort((a, b) => spaceName(a).localeCompare(spaceName(b)));
    for (const space of names) {
      const place = g.places.get(space);
      if (!place) continue;
      seen.add(space);
      const { text, fight, warned, says } = chip(space, [...all.get(space).values()].flat(), fights);
      const loud = !many || says === 'chip-odds' || fight;
      const key = `${text}${fight}${warned}${loud}`;
      const old = this.chips.get(space);
      if (old?.key === key) {
        old.pin.el.querySelector('.chip').style.setProperty('--up', `${this.lift(space)}px`);
        continue;
      }
      const had = old?.pin.el.contains(document.activeElement);
      if (old) this.board.unpin(old.pin);
      const el = document.createElement('div');
      el.className = 'pin chip-pin';
      const b = document.createElement('button');
      b.type = 'button';
      b.className = `chip ${warned ? 'warned' : ''} ${text ? '' : 'bare'} ${loud ? '' : 'low'}`;
      if (!loud) b.tabIndex = -1;
      b.dataset.space = space;
      b.style.setProperty('--up', `${this.lift(space)}px`);
      b.innerHTML = `${fight ? '<svg class="icon" width="16" height="16" aria-hidden="true"><use href="#i-battle"/></svg>' : text ? '' : '<svg class="icon" width="16" height="16" aria-hidden="true"><use href="#i-arrow"/></svg>'}`;
      if (text) b.append(text);
      b.setAttribute('aria-label', t(says, { space: spaceName(space), text }));
      b.addEventListener('click', () => this.on.chip(space));
      el.append(b);
      const pin = this.board.pin(el, place.at[0], place.at[1]);
      pin.lazy = !loud;
      this.chips.set(space, { pin, key });
      if (had) b.focus();
    }
    for (const [space, c] of this.chips) {
      if (seen.has(space)) continue;
      this.board.unpin(c.pin);
      this.chips.delete(space);
    }
    if (!many) this.pinChipsLast();
  }

  /** The chip of the space under the pointer comes up. @param {string | null} space */
  point(space) {
    if (this.pointed === space) return;
    this.chips.get(this.pointed)?.pin.el.firstElementChild.classList.remove('up');
    this.chips.get(space)?.pin.el.firstElementChild.classList.add('up');
    this.pointed = space;
  }

  /** The lit hex next to the focused one that way. @param {string} space @param {number} dx @param {number} dy */
  beside(space, dx, dy) {
    const g = this.board.ground;
    const from = g?.places.get(space)?.at;
    let best = null;
    for (const id of from ? this.chips.keys() : []) {
      const at = g.places.get(id).at;
      const [x, y] = [at[0] - from[0], at[1] - from[1]];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along <= 0.01 || aside > along * 1.8) continue;
      const far = along + aside;
      if (!best || far < best.far) best = { far, id };
    }
    return best && /** @type {HTMLElement} */ (this.chips.get(best.id).pin.el.firstElementChild);
  }

  /** Where stacks stand in the view. */
  bodies() {
    const out = [];
    for (const c of this.chips.values()) {
      const chip = /** @type {HTMLElement} */ (c.pin.el.firstElementChild);
      const v = this.board.toView([c.pin.x, c.pin.y]);
      if (!chip.classList.contains('low')) out.push({ x: v.x, y: v.y - parseFloat(chip.style.getPropertyValue('--up') || '0'), w: 36 });
    }
    for (const s of this.stacks.values()) {
      const v = this.board.toView([s.pin.x, s.pin.y]);
      out.push({ ...v, w: 20 });
      if (s.words && s.at) out.push({ x: v.x + s.at[0], y: v.y + s.at[1], w: s.words[0] / 2 });
    }
    return out;
  }

  pinChipsLast() {
    for (const c of this.chips.values()) if (c.pin.el.nextElementSibling && !c.pin.el.contains(document.activeElement)) this.board.pinLayer.append(c.pin.el);
  }

  /** How far above its place a chip hangs: over the stacks that stand there, and over the name if that is close above. */
  lift(space) {
    const place = this.board.ground?.places.get(space);
    const stack = this.stacks.get(space)?.pin.el.firstElementChild;
    const spot = this.spot(space);
    if (place && isCard(place)) {
      // Over the upper edge of a card.
      const [, y] = boxOf(this.board.ground, place);
      return (place.at[1] - y / 10) * this.board.k + 14;
    }
    let up = stack && !spot?.called ? (/** @type {HTMLElement} */ (stack).offsetHeight || 24) / 2 + 17 - (spot?.down ?? 0) : 0;
    const label = this.labels.has(space) ? place?.label : null;
    if (label) {
      const k = this.board.k;
      const [dx, dy] = [Math.abs(label.at[0] - place.at[0]) * k, (place.at[1] - label.at[1]) * k];
      const half = label.lines.length * 8 + 15;
      if (dx < 70 && dy + half > up && dy - half < up) up = dy + half;
    }
    return up;
  }

  /** Everything that takes a key on the board, by name of its space: chips while the hand is full, else stacks that can act, else all. */
  stops() {
    if (lit.value.size) return [...this.chips.keys()].sort((a, b) => spaceName(a).localeCompare(spaceName(b))).map((s) => this.chips.get(s).pin.el.querySelector('button'));
    const all = [...this.board.pinLayer.querySelectorAll('.stack button, .work.can')];
    const able = all.filter((b) => b.classList.contains('can') || b.classList.contains('pick'));
    const list = able.length ? able : all;
    const where = (b) => spaceName(b.closest('.stack')?.dataset.at ?? '');
    return list.sort((a, b) => where(a).localeCompare(where(b)));
  }

  /** A move shown along its way, then gone. @param {{ kind: string, owner: string, from: string, to: string }} m */
  async travel(m) {
    const time = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 320;
    const g = this.board.ground;
    const [a, b] = [g?.places.get(m.from), g?.places.get(m.to)];
    if (!time || !a || !b || document.hidden) return;
    const el = document.createElement('div');
    el.className = 'pin traveller';
    el.innerHTML = tileSvg(m.kind, m.owner, 24);
    const pin = this.board.pin(el, a.at[0], a.at[1]);
    const begin = performance.now();
    const done = () => this.board.unpin(pin);
    let dx = b.at[0] - a.at[0];
    if (g.period && Math.abs(dx) > g.period / 2) dx -= Math.sign(dx) * g.period;
    const step = (now) => {
      const p = Math.min(1, (now - begin) / time);
      const e = 1 - (1 - p) ** 2;
      pin.x = a.at[0] + dx * e;
      pin.y = a.at[1] + (b.at[1] - a.at[1]) * e;
      this.board.putPin(pin);
      if (p < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  }
}
