// Where the view of the board goes: at first, at a new question, for what is in the hand; and where a card finds room in it.
import * as state from './state.js';
import { hand, targets } from './hand.js';
import { index, movable, open as openSpaces } from './choices.js';
import { board, parts } from './laid.js';
import { phone } from './window.js';
import { isCard } from '../board/load.js';
import { isHex, lattice } from '../board/hexes.js';

/** A place for a card near the pointer that stays inside the board and, if it can, leaves what is lit in sight. */
export function place(at, w, h) {
  const { w: bw, h: bh } = board.size;
  const { left, top } = board.root.getBoundingClientRect();
  const inside = (x, y) => ({ x: Math.max(8, Math.min(x, bw - w - 8)), y: Math.max(8, Math.min(y, bh - h - 8)) });
  const spots = [[14, 14], [-14 - w, 14], [14, -14 - h], [-14 - w, -14 - h]].map(([dx, dy]) => inside(at.x + dx, at.y + dy));
  const chips = [...board.root.querySelectorAll('.chip:not(.low)')].map((c) => c.getBoundingClientRect());
  const free = (p) => chips.every((c) => c.right - left < p.x || c.left - left > p.x + w || c.bottom - top < p.y || c.top - top > p.y + h);
  return spots.find(free) ?? spots[0];
}

/** A place for a list of so many lines. @param {{ x: number, y: number }} at @param {number} n */
export const listPlace = (at, n) => place({ x: at.x + 10, y: at.y }, 300, Math.min(420, board.size.h * 0.7, 70 + 40 * n));

/** Is it made of cards and boxes? @param {import('../board/load.js').Ground} g */
const cards = (g) => [...g.places.values()].every(isCard);

/** The first look. A board of cards is laid out for being seen whole; an atlas is entered where my pieces are. @param {import('../board/load.js').Ground | null} [g] */
export function enter(g) {
  if (!g) return;
  if (cards(g) && !phone.value) board.whole();
  else if (cards(g) && !g.land) near();
  else if (cards(g)) middle();
  else home(true);
}

/** On a phone a board of boxes is shown so near that what stands in them can be read: what can be acted on in the middle of what the sheet leaves free, else my pieces. */
function near() {
  const g = board.ground;
  const at = (spaces) => [...spaces].map((s) => g.places.get(s)?.at).filter(Boolean);
  const picks = [...index.value.picks.values()].map(([c]) => /** @type {any} */ (c.gesture).pick.at);
  const own = state.scene.value.pieces.filter((p) => p.owner === state.mySeat.value).map((p) => p.space);
  const points = [[...movable.value.keys(), ...picks], own, state.scene.value.pieces.map((p) => p.space)].map((l) => at(new Set(l))).find((l) => l.length);
  if (!points) return board.whole();
  const mid = (i) => points.map((p) => p[i]).sort((a, b) => a - b)[Math.floor(points.length / 2)];
  const free = { top: 74, bottom: board.size.h - inset().bottom };
  const k = board.wholeScale() * 2.3;
  board.set(k, board.size.w / 2 - mid(0) * k, (free.top + Math.max(free.bottom, free.top + 80)) / 2 - mid(1) * k);
}

/** On a phone a map of cards is as high as the screen, with the middle of my pieces in sight. */
function middle() {
  board.fit();
  const xs = state.scene.value.pieces.filter((p) => p.owner === state.mySeat.value).map((p) => board.ground.places.get(p.space)?.at[0]).filter(Boolean).sort((a, b) => a - b);
  if (xs.length) board.set(board.k, board.size.w / 2 - xs[Math.floor(xs.length / 2)] * board.k, board.y);
}

/** The view at the start of a question: where my pieces are. @param {boolean} [at_once] */
export function home(at_once = false) {
  const g = board?.ground;
  if (!g) return;
  const mine = state.welcome.value.yours;
  const seat = state.mySeat.value;
  const own = state.scene.value.pieces.filter((p) => p.owner === seat);
  // On a wide sea bases stand everywhere: what moves counts.
  const units = own.filter((p) => !state.welcome.value.works.includes(p.kind));
  const points = (lattice(g) && units.length ? units : own).map((p) => g.places.get(p.space)).filter((p) => p && (!lattice(g) || isHex(p))).map((p) => p.at);
  if (!mine.length || !points.length) return;
  const { w, h } = board.size;
  const span = (i) => Math.max(...points.map((p) => p[i])) - Math.min(...points.map((p) => p[i])) + 40;
  // All of them where that leaves room for whole stacks.
  if (Math.min(w / span(0), (h - inset().bottom) / span(1)) > (lattice(g) ? handy(g) : 1.3)) return board.showAll(points, { most: close(g), at_once, inset: inset() });
  // Else the bulk of them: one far away must not shrink the rest.
  const mid = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  const [cx, cy] = [mid(points.map((p) => p[0])), mid(points.map((p) => p[1]))];
  const near = points.toSorted((a, b) => Math.hypot(a[0] - cx, a[1] - cy) - Math.hypot(b[0] - cx, b[1] - cy)).slice(0, Math.max(3, Math.ceil(points.length * 0.6)));
  board.showAll(near, { most: close(g), at_once, inset: inset() });
}

/** How near the first look is: stacks have room; hexes are about as wide as a piece needs. @param {import('../board/load.js').Ground} g */
const close = (g) => (lattice(g) ? Math.max(board.fitScale(), 220 / g.hex.half_width) : phone.value ? 2.6 : 2.2);

function inset() {
  const below = phone.value ? document.querySelector('.sheet')?.getBoundingClientRect().height ?? 0 : 110;
  // Chips hang above stacks and names: the room above is theirs.
  return { top: phone.value ? 150 : 90, right: phone.value ? 64 : 60, bottom: below + 20, left: phone.value ? 20 : 80 };
}

/** Is a place well inside what is to be seen of the board: not under the bar, the tools or the sheet, nor at the edge? @param {[number, number]} at */
export function well(at) {
  const { w, h } = board.size;
  const { x, y } = board.toView(at);
  const sheet = phone.value ? document.querySelector('.sheet')?.getBoundingClientRect().height ?? 0 : 0;
  return phone.value ? x > 30 && x < w - 66 && y > 96 && y < h - sheet - 36 : x > 60 && x < w - 50 && y > 40 && y < h - 40;
}

/** Was the last look one at all that was lit? */
let wide = false;
/** A new question: what can act must be within reach. All of it is shown where that fits; else the view moves only when nothing of it is seen. */
export function attend() {
  const g = board?.ground;
  // On a phone a board of boxes goes to what is asked about.
  if (g && phone.value && cards(g) && !g.land && !hand.value) return near();
  if (!g || hand.value || cards(g)) return;
  const spaces = [...movable.value.keys(), ...[...index.value.picks.values()].map(([c]) => /** @type {any} */ (c.gesture).pick.at)];
  const points = [...new Set(spaces.length ? spaces : lattice(g) ? openSpaces.value.keys() : [])].map((s) => g.places.get(s)?.at).filter(Boolean);
  const below = phone.value ? inset().bottom : 0;
  // While a battle is fought nothing else moves the map: where it is, near enough to know who is there.
  const fight = lattice(g) ? g.places.get(state.scene.value?.battle?.space ?? '')?.at : null;
  if (fight) {
    wide = false;
    if (!well(fight) || board.k < handy(g) * 0.7) board.showAll([fight], { most: Math.max(board.k, handy(g) * 1.25), inset: inset() });
    return;
  }
  // All that was lit has been looked at: back to where things happen, if that is too small or out of sight.
  if (wide && !points.length && (board.k < handy(g) || !ownSeen())) home();
  const again = wide;
  wide = lattice(g) !== null && !spaces.length && points.length > 0;
  // The next of several things to be put somewhere: whoever went near stays near.
  if (again && wide && points.some(well)) return;
  if (!points.length || board.sees(points, below)) return;
  // On a wide sea what can act is everywhere: one of them in sight is enough.
  if (lattice(g) && spaces.length && board.k >= handy(g) * 0.7 && points.some(well)) return;
  const { w, h } = board.size;
  const span = (i) => Math.max(...points.map((p) => p[i])) - Math.min(...points.map((p) => p[i]));
  const fits = Math.min((w - 140) / span(0), (h - inset().top - inset().bottom) / span(1)) > (lattice(g) ? handy(g) : Math.min(board.k, 1.4));
  // Where something is lit and nothing can act, all that is lit: its edge says that the rest is not.
  if (fits || !spaces.length) board.showAll(points, { most: board.k, inset: inset() });
  else if (!points.some((p) => board.sees([p], below))) home();
}

/** Does anything of the seat that is asked lie well in sight? */
export function ownSeen() {
  const g = board?.ground;
  const own = state.scene.value.pieces.filter((p) => p.owner === state.mySeat.value && !state.welcome.value.works.includes(p.kind));
  return own.some((p) => g?.places.has(p.space) && well(g.places.get(p.space).at));
}

/** Pixels for a map unit at which hexes can still be hit. @param {import('../board/load.js').Ground} g */
const handy = (g) => 140 / (g.hex?.half_width ?? 140);

/** Lit spaces must be seen: pans when one is hidden. */
export function reveal() {
  const g = board?.ground;
  const h = hand.value;
  // A board that is seen whole stays where it is; of one that is not, something lit must be in sight.
  if (g && h && phone.value && cards(g) && !g.land) {
    const lit = [...targets.value.keys()].map((s) => g.places.get(s)?.at).filter(Boolean);
    if (lit.length && !lit.some((p) => board.sees([p], inset().bottom, 90))) board.showAll(lit, { most: board.k, inset: inset() });
    return;
  }
  if (!g || !h || cards(g)) return;
  const points = [...targets.value.keys(), h.from].map((s) => g.places.get(s)?.at).filter(Boolean);
  // On a wide sea the piece itself is what matters: in sight it stays where it is, so that a second click finds it; else it comes to the middle, in hexes large enough to be hit.
  if (lattice(g)) {
    const from = g.places.get(h.from)?.at;
    if (from && !well(from)) board.showAll([from], { most: Math.max(board.k, handy(g)), inset: inset() });
    return;
  }
  if (points.length && !board.sees(points, phone.value ? inset().bottom : 100, inset().top + 10)) board.showAll(points, { most: board.k, inset: inset() });
}

/** Goes to a space. What is in sight already is not moved away from under the pointer. @param {string} space */
export function go(space) {
  const p = board?.ground?.places.get(space);
  if (p && !(well(p.at) && board.k > board.wholeScale() * 1.2)) board.showAll([p.at], { most: Math.max(board.k, 2) });
}

/** The next thing on the board that can be acted on, by keys. @param {number} step */
export function next(step) {
  const list = parts?.pieces.stops() ?? [];
  if (!list.length) return;
  const at = list.indexOf(document.activeElement);
  const b = list[(at + step + list.length) % list.length] ?? list[0];
  b.focus({ preventScroll: true });
  const space = b.dataset.space ?? b.closest('.stack')?.dataset.at;
  const p = space && board.ground.places.get(space);
  if (p && !board.sees([p.at], 100)) board.showAll([p.at], { most: board.k });
}

/** From a lit hex in focus to the next one that way. @param {number} dx @param {number} dy */
export function beside(dx, dy) {
  const space = /** @type {HTMLElement | null} */ (document.activeElement?.closest('.chip'))?.dataset.space;
  if (!space || !lattice(board.ground)) return false;
  const next = parts.pieces.beside(space, dx, dy);
  next?.focus({ preventScroll: true });
  const p = next && board.ground.places.get(next.dataset.space);
  if (p && !board.sees([p.at], 60)) board.showAll([p.at], { most: board.k });
  return !!next;
}
