// The whole game by keyboard.
import { question, overlay, refusal, looking, busy } from './state.js';
import { ordersOpen } from './orders.js';
import { layersOpen } from '../panels/plan.js';
import { menuOpen, helpOpen } from '../panels/menu.js';
import { optionsOpen } from '../panels/options.js';
import { card } from '../panels/pops.js';
import { sure } from '../panels/prompt.js';
import { storyStep, storySkip } from '../panels/story.js';
import { aftermath } from '../panels/aftermath.js';
import { reportOpen, reportAway } from '../panels/report.js';
import { curtained } from '../panels/curtain.js';
import { hand, putBack, grabAll, picked, pending, chooser } from './hand.js';
import { undo, carry } from './acts.js';

/** Is somebody typing? @param {EventTarget | null} el */
const typing = (el) => el instanceof HTMLElement && (el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName));

/** Does something lie over the table, or is the past looked at? Then no key acts behind it. */
export const over = () => menuOpen.value || helpOpen.value || optionsOpen.value || ordersOpen.value || !!looking.value;
/** Or something that has to be answered or put away first? */
const covered = () => over() || !!chooser.value || !!pending.value;

/** @typedef {{ board: import('../board/board.js').Board, orders: () => void, help: () => void, end: () => void, next: (step: number) => void, beside: (dx: number, dy: number) => boolean, now: () => void, press: (n: number) => void, pick: () => void }} On */

/** Escape: what lies uppermost goes first. @param {KeyboardEvent} e @param {On} on */
function away(e, on) {
  const top = [menuOpen, helpOpen, optionsOpen].find((x) => x.value);
  if (top) {
    top.value = false;
    return;
  }
  if (typing(e.target) && !chooser.value) return;
  if (reportOpen()) return reportAway();
  if (card.value) card.value = null;
  else if (pending.value) pending.value = null;
  else if (sure.value) sure.value = null;
  else if (layersOpen.value) layersOpen.value = false;
  else if (hand.value || picked.value.length || chooser.value) putBack();
  else if (refusal.value) refusal.value = null;
  else if (overlay.value) overlay.value = null;
  else if (looking.value) on.now();
  else if (aftermath.value) aftermath.value = null;
}

/** Enter: what was pointed at is confirmed, not taken back. @param {KeyboardEvent} e @param {On} on */
function confirm(e, on) {
  const button = e.target instanceof HTMLElement && e.target.closest('button, a, summary, [role=tab]');
  if ((button && !button.matches('.stack .picked')) || busy.value || over()) return;
  if (button) e.preventDefault();
  if (pending.value) carry(pending.value.ways);
  else if (picked.value.length) on.pick();
}

/** How far an arrow moves the view. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };

/** An arrow: from one lit hex to the next, else the view moves. @param {KeyboardEvent} e @param {On} on */
function arrow(e, on) {
  if (e.target instanceof HTMLElement && e.target.closest('[role=tablist], .timeline, dialog, .panel-body')) return;
  const [dx, dy] = ARROWS[e.key];
  e.preventDefault();
  if (!on.beside(-Math.sign(dx), -Math.sign(dy))) on.board.panBy(dx, dy);
}

/** What each key does, by its small letter. @type {Record<string, (e: KeyboardEvent, on: On) => void>} */
const DOES = {
  '/': (e, on) => { e.preventDefault(); on.orders(); },
  ':': (e, on) => { e.preventDefault(); on.orders(); },
  '?': (_, on) => on.help(),
  u: () => { if (!covered()) undo(); },
  a: () => grabAll(),
  e: (e, on) => { if (!covered() && !e.repeat) on.end(); },
  '.': () => storyStep(1),
  ',': () => storyStep(-1),
  s: () => storySkip(),
  n: (_, on) => on.next(1),
  p: (_, on) => on.next(-1),
  '+': (_, on) => on.board.zoomBy(1.3),
  '=': (_, on) => on.board.zoomBy(1.3),
  '-': (_, on) => on.board.zoomBy(1 / 1.3),
  0: (_, on) => on.board.whole(),
  Enter: confirm,
};

/** @param {KeyboardEvent} e @param {On} on */
function pressed(e, on) {
  if (e.ctrlKey || e.metaKey || e.altKey || curtained.value) return;
  if (e.key === 'Escape') return away(e, on);
  // A way that was just chosen is taken by the key its button names.
  const radio = e.target instanceof HTMLInputElement && e.target.type === 'radio';
  if (radio && e.key === 'Enter' && pending.value && !busy.value && !over()) {
    e.preventDefault();
    carry(pending.value.ways);
    return;
  }
  if (typing(e.target)) return;
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  if (e.key in ARROWS) arrow(e, on);
  else if (Object.hasOwn(DOES, key)) DOES[key](e, on);
  // What warns wants to be pressed twice, by keys too.
  else if (/^[1-9]$/.test(e.key) && question.value && !hand.value && !covered()) on.press(Number(e.key));
}

/** @param {On} on */
export const listen = (on) => addEventListener('keydown', (e) => pressed(e, on));
