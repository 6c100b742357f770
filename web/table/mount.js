// The board is laid on the table: what draws it, and keeps it true to what is known.
import { effect, untracked } from '../vendor/signals-core.js';
import * as state from './state.js';
import { t } from './texts.js';
import { hand, lit as litSpaces, attended, warned } from './hand.js';
import { lookAhead } from './chances.js';
import { plan } from './trail.js';
import { board, parts, layBoard, layParts } from './laid.js';
import { page, phone } from './window.js';
import { enter, attend, reveal } from './camera.js';
import { apart, spots, onBoard, onPieces, takeOnly } from './gestures.js';
import { Board } from '../board/board.js';
import { load } from '../board/load.js';
import { Pieces } from '../board/pieces.js';
import { Lit, Marks } from '../board/lit.js';
import { Areas } from '../board/areas.js';
import { Arrows, Tale } from '../board/arrows.js';
import { scenery } from '../panels/story.js';

/** What draws the board of now. @type {(() => void)[]} */
const drawn = [];

/** @param {() => void} f */
const draw = (f) => drawn.push(effect(f));

/** The board is made when its place is there, and goes with it: a curtain leaves nothing behind. @param {HTMLElement | null} el */
export function mount(el) {
  if (el && board?.root === el) return;
  for (const stop of drawn.splice(0)) stop();
  shownBoard = null;
  layParts(undefined);
  if (!el) return;
  layBoard(new Board(el, onBoard));
  const lit = new Lit(board);
  const marks = new Marks(board);
  const arrows = new Arrows(board);
  const areas = new Areas(board, covered, (space) => !!space && litSpaces.value.has(space) && !apart.value.has(space));
  const tale = new Tale(board);
  const pieces = new Pieces(board, onPieces);
  layParts({ pieces, lit, marks, arrows, areas, tale });
  drawn.push(() => pieces.close());
  draw(makeRoom);
  draw(showLit);
  draw(showAreas);
  draw(() => lit.refuse(state.refusal.value?.space ?? null));
  draw(() => marks.show(state.overlay.value?.marks ?? []));
  draw(() => arrows.show(state.looking.value ? [] : plan.value));
  draw(tell);
  draw(weigh);
  draw(showGround);
}

/** Where no pill of an area may lie: pieces, and the tools of the map. */
const covered = () => [...(parts?.pieces.bodies() ?? []), ...(phone.value ? [{ x: board.size.w - 30, y: 140, w: 26, h: 70 }] : [{ x: 32, y: 115, w: 26, h: 100 }])];

/** What is in the hand opens the tray or the sheet: what is lit stays in sight beside it. */
function makeRoom() {
  const held = !!hand.value;
  board.slack = phone.value ? { top: 70, bottom: 360 } : { top: 0, bottom: held && !(board.fitted && board.all) ? 90 : 0 };
  // On a phone what is in the hand is shown with the question.
  if (held && phone.value) untracked(() => { if (state.tab.value !== 'now' || state.sheet.value !== 'half') [state.tab.value, state.sheet.value] = ['now', 'half']; });
  // Not while it is being dragged: the target must not run away.
  if (held) requestAnimationFrame(() => board.pointers.size || reveal());
}

function showLit() {
  parts?.lit.show(hand.value || litSpaces.value.size ? litSpaces.value.keys() : spots.value.keys(), hand.value?.from, apart.value);
  board.root.classList.toggle('holding', !!hand.value);
}

function showAreas() {
  parts?.areas.show(state.shown.value?.areas ?? [], attended.value, state.looking.value ? [] : [...warned.value].map(([text, spaces]) => ({ text, spaces })));
}

/** What is told as a story is drawn on the board. */
function tell() {
  const s = scenery.value;
  parts?.tale.show(s);
  if (s?.to && s.pieces.length) parts?.pieces.travel({ kind: s.pieces[0][0], owner: s.owner, from: s.at, to: s.to });
}

let timer;
/** The chances of what is in the hand, once it has been in it for a moment. */
function weigh() {
  void hand.value;
  clearTimeout(timer);
  timer = setTimeout(lookAhead, 60);
}

let shownBoard = null;
/** The board the scene stands on: fetched, and looked at for the first time. */
function showGround() {
  const id = state.shown.value?.board;
  if (!id || id === shownBoard) return;
  shownBoard = id;
  const on = board;
  load(state.welcome.value.game, id, page.lang ?? 'en').then((ground) => on === board && parts && begin(ground)).catch((e) => {
    state.refusal.value = { title: t('board-missing'), text: String(e.message), rule: null };
  });
}

/** @param {import('../board/load.js').Ground} ground */
function begin(ground) {
  board.show(ground);
  parts.pieces.shapes = undefined;
  parts.pieces.paintOwners();
  parts.areas.show(state.shown.value?.areas ?? [], attended.value);
  showLit();
  enter(ground);
  parts.pieces.zoomed();
  attend();
  takeOnly();
  document.documentElement.dataset.ready = 'board';
  requestAnimationFrame(() => setTimeout(() => performance.mark('board')));
}
