// A second board beside the first: the same moment as somebody else knew it, moved and zoomed together with the first. It is only looked at.
import { Board } from './board.js';
import { isCard, load } from './load.js';
import { Areas } from './areas.js';
import { lattice } from './hexes.js';
import { nameOf } from '../table/state.js';
import { tileSvg } from '../table/ui.js';

/** Tiles of one place at most; more are counted. */
const TILES = 3;
/** Pixels of a letter, about. */
const LETTER = 7;

/** @typedef {import('../types/protocol').Scene} Scene */

export class Mirror {
  /** @param {HTMLElement} root @param {() => Board} lead the board it follows @param {string} game @param {string} lang */
  constructor(root, lead, game, lang) {
    const still = () => {};
    this.board = new Board(root, { tap: still, hover: still, hold: still, drag: () => false, zoomed: () => this.draw(), rested: () => this.areas.rested() });
    this.areas = new Areas(this.board, () => [], () => false);
    this.lead = lead;
    this.game = game;
    this.lang = lang;
    /** @type {import('./board.js').Pin[]} */
    this.pins = [];
    /** @type {Scene | null} */
    this.scene = null;
    this.follow();
  }

  /** @param {Scene} scene */
  async show(scene) {
    this.scene = scene;
    if (scene.board !== this.wanted) {
      this.wanted = scene.board;
      this.board.show(await load(this.game, scene.board, this.lang));
      this.at = undefined;
    }
    this.draw();
  }

  draw() {
    const { board, scene } = this;
    if (!board.ground || !scene) return;
    this.areas.show(scene.areas ?? [], new Set());
    for (const p of this.pins) board.unpin(p);
    this.pins = [];
    /** @type {Map<string, Scene['pieces']>} */
    const all = new Map();
    for (const p of scene.pieces) all.set(p.space, [...(all.get(p.space) ?? []), p]);
    this.names();
    const near = !lattice(board.ground) || board.k * (board.ground.hex.half_width / 5) > 27;
    const size = near ? 28 : 18;
    /** Where words stand, in pixels: none lie on others. @type {[number, number, number][]} */
    const said = [];
    for (const [space, pieces] of all) {
      const place = board.ground.places.get(space);
      if (!place) continue;
      const el = document.createElement('div');
      el.className = 'pin stack mirrored';
      const words = pieces.map((p) => p.caption?.[0] ?? (p.name ? nameOf(p.name) : '')).find(Boolean);
      el.innerHTML = `<div class="stack-in in-hex">${pieces.slice(0, TILES).map((p) => tileSvg(p.kind, p.owner, size, p.age)).join('')}${pieces.length > TILES ? `<b>+${pieces.length - TILES}</b>` : ''}</div>`;
      const [x, y, w] = [place.at[0] * board.k, place.at[1] * board.k, (words?.length ?? 0) * LETTER];
      if (words && near && !said.some((o) => Math.abs(o[0] - x) < (o[2] + w) / 2 && Math.abs(o[1] - y) < 15)) {
        said.push([x, y, w]);
        const caption = document.createElement('span');
        caption.className = 'caption';
        caption.style.translate = `0 ${size / 2 + 10}px`;
        caption.textContent = words;
        el.append(caption);
      }
      this.pins.push(board.pin(el, place.at[0], place.at[1]));
    }
  }

  /** Names of places, where the zoom leaves room for them. */
  names() {
    const { board } = this;
    for (const place of board.ground.places.values()) {
      const l = place.label;
      if (!l || l.size * board.k < (isCard(place) ? 5 : 8.2)) continue;
      const el = document.createElement('div');
      el.className = `pin label ${place.kind === 'sea' || place.kind === 'sea-hex' ? 'sea' : isCard(place) ? 'card-name' : 'land'}`;
      const inner = document.createElement('div');
      inner.style.fontSize = `${(isCard(place) ? Math.max(11, Math.min(15, l.size * board.k)) : Math.max(11.5, Math.min(16, l.size * 1.25 * Math.sqrt(board.k)))).toFixed(1)}px`;
      const text = document.createElement('span');
      text.className = 'label-text';
      text.innerText = l.lines.join('\n');
      inner.append(text);
      el.append(inner);
      this.pins.push(board.pin(el, l.at[0], l.at[1]));
    }
  }

  /** Whichever of the two is moved, the other goes along. */
  follow() {
    const { board } = this;
    const lead = this.lead();
    if (!board.root.isConnected && this.seen) return;
    this.seen = board.root.isConnected;
    const where = (b) => `${b.k} ${b.x} ${b.y}`;
    if (lead?.ground && board.ground) {
      const [one, two] = [where(lead), where(board)];
      const [from, to] = two !== this.at?.[1] && this.at ? [board, lead] : [lead, board];
      if (one !== this.at?.[0] || two !== this.at?.[1]) to.set(from.k, from.x, from.y);
      this.at = [where(lead), where(board)];
    }
    requestAnimationFrame(() => this.follow());
  }
}
