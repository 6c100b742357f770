// What a click, a touch or a drag on the board means.
import { computed, untracked } from '../vendor/signals-core.js';
import * as state from './state.js';
import { t } from './texts.js';
import { tileSvg } from './ui.js';
import { index, movable, open as openSpaces } from './choices.js';
import { hand, targets, lit, warned, chooser, grab, putBack } from './hand.js';
import { drop, whyNot } from './acts.js';
import { plan } from './trail.js';
import { board, parts } from './laid.js';
import { phone } from './window.js';
import { place, listPlace } from './camera.js';
import { lattice } from '../board/hexes.js';
import { press, point, parts as buttons } from '../panels/prompt.js';
import { pickPiece } from '../panels/chooser.js';
import { card } from '../panels/pops.js';
import { scenery } from '../panels/story.js';

/** Targets that warn: hatched, outside the line round the others. */
export const apart = computed(() => new Set([...warned.value.values()].flat()));

/** Buttons that speak of a place, so that they can be pressed on the map too. */
export const spots = computed(() => {
  const out = new Map();
  const i = index.value;
  if (hand.value || i.moves.size || i.places.size || i.picks.size || i.points.size || i.takes.size || i.buttons.length > 40) return out;
  for (const b of i.buttons) if (b.space && !out.has(b.space)) out.set(b.space, b);
  return out;
});

/** Says why the hand cannot go to a space. @param {string | null} space @param {{ x: number, y: number }} at */
async function hint(space, at) {
  if (!hand.value || !space || targets.value.has(space) || space === hand.value.from) {
    if (state.refusal.value?.space) state.refusal.value = null;
    return;
  }
  const h = hand.value;
  const reason = await whyNot(space);
  if (hand.value !== h) return;
  state.refusal.value = { title: t('refused-space', { space: state.spaceName(space) }), text: reason?.text ?? t('refused-far'), rule: reason?.rule ?? null, space, ...place(at, 270, 110) };
  state.spoken.value = reason?.text ?? t('refused-far');
}

/** The height of a card of a space: as high as its list, as far as it goes. @param {string} space */
const high = (space) => Math.min(board.size.h * 0.7, 120 + 31 * (state.piecesIn.value.get(space)?.length ?? 0));

/** What stands in a space, as a card. @param {string | null} space @param {{ x: number, y: number }} at */
function showSpace(space, at) {
  card.value = space ? { space, ...place(at, 280, Math.max(260, high(space))) } : null;
}

/** Puts the hand down where it was let go. @param {string} space @param {{ x: number, y: number }} at */
const put = (space, at) => drop(space, place(at, 320, 220));

/** A space was clicked or touched. @param {string | null} space @param {{ x: number, y: number }} at */
function tap(space, at) {
  if (card.value) card.value = null;
  if (chooser.value) putBack();
  state.focusSpace.value = space;
  if (hand.value) {
    if (space && targets.value.has(space)) return put(space, at);
    if (space) return hint(space, at);
    return putBack();
  }
  const spot = space && spots.value.get(space);
  if (spot) return press(spot);
  if (space && openSpaces.value.has(space)) return point(space, listPlace(at, openSpaces.value.get(space).length));
  if (space) showSpace(space, at);
}

/** What is dragged, beside the pointer. @type {HTMLElement | null} */
let ghost = null;

/** Takes the pieces that are dragged; false: none of them can be. @param {string[]} ids */
function lift(ids) {
  const movable = ids.filter((id) => index.value.moves.has(id));
  if (!movable.length) return false;
  if (!movable.every((id) => hand.value?.counts.get(id) > 0)) grab(state.pieceById.value.get(movable[0]).space, movable);
  ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  const p = state.pieceById.value.get(movable[0]);
  ghost.innerHTML = tileSvg(p.kind, p.owner, 30);
  board.root.append(ghost);
  return true;
}

/** Pieces are dragged from where they stand. @param {'start' | 'move' | 'end' | 'stop'} phase @param {string | null} space @param {{ x: number, y: number }} at @param {Element} from */
function drag(phase, space, at, from) {
  const ids = /** @type {HTMLElement | null} */ (from.closest('[data-ids]'))?.dataset.ids?.split(' ') ?? [];
  if (phase === 'start' && !lift(ids)) return false;
  if (ghost) ghost.style.transform = `translate(${at.x}px, ${at.y}px)`;
  if (phase === 'end' || phase === 'stop') {
    ghost?.remove();
    ghost = null;
    if (phase === 'end' && space && space !== hand.value?.from) {
      if (targets.value.has(space)) put(space, at);
      else hint(space, at);
    }
  }
  return true;
}

/** What the board tells of: gestures on its spaces, and that it was moved. */
export const onBoard = {
  tap,
  hover(space, at) {
    if (hand.value && space) hint(space, at);
  },
  hold: showSpace,
  drag,
  under(space) {
    if (!board.root.classList.contains('many-lit')) return;
    parts?.pieces.point(space);
    parts?.lit.point(lit.value.has(space) ? space : null);
  },
  rested() {
    parts?.areas.rested();
    parts?.marks.settle();
  },
  zoomed() {
    parts?.pieces.zoomed();
    parts?.marks.settle();
    parts?.arrows.show(untracked(() => plan.value));
    untracked(() => parts?.tale.show(scenery.value));
  },
};

/** Where a space is in the view. @param {string} space */
const seenAt = (space) => board.toView(board.ground.places.get(space).at);

/** What the pieces tell of: clicks on a part of a stack, on the chip of a space, on a stack that says its number. */
export const onPieces = {
  seg(space, ids, e) {
    card.value = null;
    const can = ids.filter((id) => index.value.moves.has(id));
    const pick = ids.find((id) => index.value.picks.has(id));
    if (can.length) {
      const all = can.every((id) => hand.value?.counts.get(id) > 0);
      if (all && hand.value.from === space && !e.shiftKey) return putBack();
      grab(space, can, e.shiftKey || (hand.value?.from === space && phone.value));
    } else if (pick) pickPiece(pick, listPlace(seenAt(space), index.value.picks.get(pick).length));
    else showSpace(space, seenAt(space));
  },
  chip: (space) => (hand.value ? put(space, seenAt(space)) : point(space, listPlace(seenAt(space), openSpaces.value.get(space)?.length ?? 0))),
  stack: (space, r) => showSpace(space, { x: r.left - board.root.getBoundingClientRect().left, y: r.top - board.root.getBoundingClientRect().top }),
};

/** The one piece a question is about, where it says itself which it is, lies in the hand at once. */
export function takeOnly() {
  const g = board?.ground;
  const ids = [...index.value.moves.keys()];
  const p = ids.length === 1 ? state.pieceById.value.get(ids[0]) : null;
  if (!g || !lattice(g) || !p?.caption?.length || p.count !== 1 || hand.value || chooser.value) return;
  const { places, picks, points, takes } = index.value;
  const { plain, groups } = buttons();
  const only = !takes.size && !places.size && !points.size && !plain.length && !groups.length && [...picks.keys()].every((id) => id === p.id);
  // Beside a list or other buttons it is one thing among many, unless the question is about it.
  if (only || state.question.value.piece === p.id) grab(movable.value.keys().next().value, ids);
}
