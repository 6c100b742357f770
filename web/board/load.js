// The board as the server gives it: the drawn ground as SVG, and the places of things on it.
import { lighten } from './lighten.js';
import { hexAt, lattice, mergeHexes } from './hexes.js';

/** @typedef {{ id: string, kind: string, at: [number, number], room: number, callout: { at: [number, number], room: number } | null, d: string,
 *   label: { at: [number, number], size: number, lines: string[], badge: [number, number] | null, leader: string } | null, path?: Path2D, box?: [number, number, number, number], shore?: string }} Place */
/** @typedef {{ id: string, width: number, height: number, left: number, period: number, ghost: number, places: Map<string, Place>, svg: SVGSVGElement, land: string, shore?: Path2D, rings?: { ring: number[], x0: number, y0: number, x1: number, y1: number }[], canvas?: CanvasRenderingContext2D, order?: Place[],
 *   hex: { half_width: number, half_height: number } | null, lattice?: import('./hexes.js').Lattice | null, outlines?: Map<string, { d: string, rings: [number, number][][] }> }} Ground */

/** Is it a card or a box, drawn for what stands on it? @param {{ kind: string }} p */
export const isCard = (p) => p.kind === 'card' || p.kind === 'box' || p.kind === 'step';

/** Lengths of a board file are tenths of a map unit. */
const UNIT = 10;

/** @param {[number, number]} p @returns {[number, number]} */
const point = (p) => [p[0] / UNIT, p[1] / UNIT];

/** Outline of a hex round a place, flat sides above and below. */
function hexPath([x, y], { half_width: w, half_height: h }) {
  return `M${x - w} ${y}L${x - w / 2} ${y - h}H${x + w / 2}L${x + w} ${y}L${x + w / 2} ${y + h}H${x - w / 2}Z`;
}

/** Fetches a board. @param {string} game @param {string} id @param {string} lang @returns {Promise<Ground>} */
export async function load(game, id, lang) {
  const base = `/games/${game}/boards/${id}`;
  const [svgText, data] = await Promise.all([
    fetch(`${base}.svg?lang=${lang}&form=page`).then((r) => (r.ok ? r.text() : Promise.reject(new Error(`board ${id}: ${r.status}`)))),
    fetch(`${base}.json`).then((r) => (r.ok ? r.json() : Promise.reject(new Error(`board ${id}: ${r.status}`)))),
  ]);
  return read(svgText, data, lang);
}

/** @param {string} svgText @param {any} data a board file @param {string} lang @returns {Ground} */
export function read(svgText, data, lang) {
  const doc = new DOMParser().parseFromString(svgText, 'image/svg+xml');
  const svg = /** @type {SVGSVGElement} */ (/** @type {any} */ (document.importNode(doc.documentElement, true)));
  // The page draws names and pieces itself. What is written beside the cards of a board stays where it is.
  const cards = data.spaces.every((s) => isCard(s));
  for (const e of svg.querySelectorAll(cards ? '.layer.labels .name, .layer.pieces' : '.layer.labels, .layer.pieces')) e.remove();
  if (cards) svg.querySelector('.layer.labels')?.classList.replace('labels', 'words');
  lighten(svg);
  const places = new Map();
  for (const s of data.spaces) {
    const label = s.labels?.[lang] ?? s.labels?.en ?? s.labels?.['*'] ?? null;
    places.set(s.id, {
      id: s.id,
      kind: s.kind,
      at: point(s.at),
      room: s.room / UNIT,
      callout: s.callout ? { at: point(s.callout.at), room: s.callout.room / UNIT } : null,
      d: s.outline || (data.hex ? hexPath(s.at, data.hex) : ''),
      label: label && { at: point(label.at), size: label.size / UNIT, lines: label.lines, badge: label.badge ? point(label.badge) : null, leader: label.leader ?? '' },
    });
  }
  const period = (data.wrap?.period ?? 0) / UNIT;
  const ghost = (data.wrap?.ghost ?? 0) / UNIT;
  const ground = { id: data.id, width: data.width / UNIT, height: data.height / UNIT, left: -ghost, period, ghost, places, svg, land: data.land ?? '', hex: data.hex ?? null };
  mergeHexes(ground);
  return ground;
}

/** Which space lies under a point, in map units. Land before sea, small before large. @param {Ground} g @param {number} x @param {number} y */
export function spaceAt(g, x, y) {
  if (!g.canvas) {
    g.canvas = document.createElement('canvas').getContext('2d');
    const rank = (p) => (p.kind === 'sea' || p.kind === 'sea-hex' ? 1 : 0);
    // Hexes are found by counting; only what lies beside them is looked through.
    g.order = [...g.places.values()].filter((p) => p.d && !lattice(g)?.of.has(p.id)).sort((a, b) => rank(a) - rank(b) || a.room - b.room);
    for (const p of g.order) p.path = new Path2D(p.d);
    if (g.land) g.shore = new Path2D(g.land);
  }
  const xs = g.period ? [x, x + g.period, x - g.period] : [x];
  for (const at of xs) {
    const hex = lattice(g) && hexAt(lattice(g), at * UNIT, y * UNIT);
    if (hex) return hex.id;
    // Areas of land run out to sea; the coast cuts them.
    const ashore = !g.shore || g.canvas.isPointInPath(g.shore, at * UNIT, y * UNIT, 'evenodd');
    for (const p of g.order) {
      if ((p.kind !== 'land' || ashore) && g.canvas.isPointInPath(p.path, at * UNIT, y * UNIT)) return p.id;
    }
  }
  return null;
}
