// The whole game by keyboard.
import { question, overlay, refusal, looking, tab, busy } from './state.js';
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

/** @param {{ board: import('../board/board.js').Board, orders: () => void, help: () => void, end: () => void, next: (step: number) => void, beside: (dx: number, dy: number) => boolean, now: () => void, press: (n: number) => void, pick: () => void }} on */
export function listen(on) {
  addEventListener('keydown', (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || curtained.value) return;
    if (e.key === 'Escape') {
      // What lies uppermost goes first.
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
      return;
    }
    // A way that was just chosen is taken by the key its button names.
    const radio = e.target instanceof HTMLInputElement && e.target.type === 'radio';
    if (radio && e.key === 'Enter' && pending.value && !busy.value && !over()) {
      e.preventDefault();
      carry(pending.value.ways);
      return;
    }
    if (typing(e.target)) return;
    const button = e.target instanceof HTMLElement && e.target.closest('button, a, summary, [role=tab]');
    switch (e.key) {
      case '/':
      case ':':
        e.preventDefault();
        on.orders();
        break;
      case '?':
        on.help();
        break;
      case 'u': case 'U':
        if (!covered()) undo();
        break;
      case 'a': case 'A':
        grabAll();
        break;
      case 'e': case 'E':
        if (!covered() && !e.repeat) on.end();
        break;
      case '.':
        storyStep(1);
        break;
      case ',':
        storyStep(-1);
        break;
      case 's': case 'S':
        storySkip();
        break;
      case 'n': case 'N':
        on.next(1);
        break;
      case 'p': case 'P':
        on.next(-1);
        break;
      case '+': case '=':
        on.board.zoomBy(1.3);
        break;
      case '-':
        on.board.zoomBy(1 / 1.3);
        break;
      case '0':
        on.board.whole();
        break;
      case 'Enter':
        // What was pointed at is confirmed, not taken back.
        if ((button && !button.matches('.stack .picked')) || busy.value || over()) return;
        if (button) e.preventDefault();
        if (pending.value) carry(pending.value.ways);
        else if (picked.value.length) on.pick();
        break;
      case 'ArrowLeft': case 'ArrowRight': case 'ArrowUp': case 'ArrowDown': {
        if (e.target instanceof HTMLElement && e.target.closest('[role=tablist], .timeline, dialog, .panel-body')) return;
        const step = 80;
        const [dx, dy] = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[e.key];
        e.preventDefault();
        // From one lit hex to the next.
        if (on.beside(-Math.sign(dx), -Math.sign(dy))) break;
        on.board.panBy(dx, dy);
        break;
      }
      default:
        // What warns wants to be pressed twice, by keys too.
        if (/^[1-9]$/.test(e.key) && question.value && !hand.value && !covered()) on.press(Number(e.key));
    }
  });
  void tab;
}
