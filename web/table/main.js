// The start of the table page: texts, the line to the server, the board, and everything that listens.
import { render } from '../vendor/preact.js';
import { computed, effect, untracked } from '../vendor/signals-core.js';
import { html, live } from './ui.js';
import { speak, t } from './words.js';
import { Link } from './net.js';
import * as state from './state.js';
import { hand, targets, lit as litSpaces, grab, putBack, afterChange, attended, warned, chooser } from './hand.js';
import { drop, whyNot } from './acts.js';
import { lookAhead } from './chances.js';
import { index, movable, open as openSpaces } from './choices.js';
import { plan, planFrom, planFromServer, moved } from './trail.js';
import { wire } from './sending.js';
import { board, parts, layBoard, layParts } from './laid.js';
import { page, narrow, phone } from './window.js';
import { listen } from './keys.js';
import { Orders, ordersOpen } from './orders.js';
import { Board } from '../board/board.js';
import { load } from '../board/load.js';
import { Pieces } from '../board/pieces.js';
import { Lit, Marks } from '../board/lit.js';
import { Areas } from '../board/areas.js';
import { lattice } from '../board/hexes.js';
import { Arrows, Tale } from '../board/arrows.js';
import { Bar, PhoneBar, LineState } from '../panels/bar.js';
import { Menu, Help, helpOpen, notify } from '../panels/menu.js';
import { OptionsCard } from '../panels/options.js';
import { Prompt, Groups, Tray, Ways, ChooserCard, end, press, pressNumber, point, choosePicked, parts as buttons } from '../panels/prompt.js';
import { pickPiece } from '../panels/chooser.js';
import { Calendar } from '../panels/calendar.js';
import { Side, Sheet } from '../panels/side.js';
import { Timeline, backToNow, beside as believed } from '../panels/timeline.js';
import { Mirror } from '../board/mirror.js';
import { BattleBoard, BattleButton } from '../panels/battle.js';
import { Aftermath, aftermath } from '../panels/aftermath.js';
import { OverlayCard, Layers, go } from '../panels/plan.js';
import { RefusalCard, SpaceCard, Tools, card } from '../panels/pops.js';
import { Curtain, curtained, handing } from '../panels/curtain.js';
import { Invites } from '../panels/invite.js';
import { Story, scenery } from '../panels/story.js';
import { FightStrip } from '../panels/fight.js';
import { Report } from '../panels/report.js';
import { tileSvg } from './ui.js';
import { place, listPlace, enter, home, well, attend, ownSeen, reveal } from './camera.js';

/** What is being spoken, for those who listen. */
const Live = live(() => html`<div class="sr" aria-live="polite" role="status">${state.spoken.value}</div>`);

/** What is drawn over several spaces, for those who do not see it. */
const Spoken = live(() => {
  const labels = [...new Set((state.shown.value?.areas ?? []).filter((a) => !a.piece).map((a) => a.label).filter(Boolean))];
  return labels.length > 0 && html`<ul class="sr">${labels.map((l) => html`<li>${l}</li>`)}</ul>`;
});

const Page = live(() => {
  const ready = state.welcome.value && state.scene.value;
  if (!ready) return html`<${Bar} /><main class="board-view loading" aria-busy="true"><p>${t('table-opening')}</p></main>`;
  // Hidden is not enough: what one seat sees must not be found in the page by the other.
  if (curtained.value) return html`<${Curtain} />`;
  const floats = html`<${Tools} board=${() => board} phone=${phone.value} /><${Layers} /><${OverlayCard} /><${RefusalCard} /><${SpaceCard} /><${Ways} /><${ChooserCard} /><${BattleButton} /><${Aftermath} />`;
  return html`<div class=${`tabletop ${phone.value ? 'phone' : ''} ${state.looking.value ? 'past' : ''}`}>
    <a class="skip" href="#prompt">${t('skip')}</a>
    ${phone.value ? html`<${PhoneBar} />` : html`<${Bar} />`}<${LineState} />
    <main class="board-area"><h1 class="sr">${state.welcome.value.title}: ${state.shown.value.title}</h1><${Spoken} /><div class="board-view" id="board" tabindex="0" role="region" aria-label=${t('board')} ref=${mount}></div><${Beside} />
      ${floats}${phone.value && !aftermath.value ? html`<${Story} />` : null}${phone.value ? null : html`<${Tray} />`}<${BattleBoard} /></main>
    ${phone.value ? html`<${Sheet} />` : html`<div class="below" id="prompt"><${Invites} /><${FightStrip} /><${Groups} /><${Prompt} /><${Calendar} /><${Timeline} /></div><${Side} />`}
    <${Orders} /><${Report} /><${Menu} /><${Help} /><${OptionsCard} /><${Live} />
  </div>`;
});

/** After the end: what a side knew, beside the truth. */
const Beside = live(() => {
  const b = believed.value;
  if (!b) return null;
  const side = state.welcome.value.sides.find((s) => s.id === b.side)?.name ?? b.side;
  return html`<span class="beside-word">${t('eyes-all')}</span><div class="board-view mirror" role="img" aria-label=${t('eyes-side', { side })} ref=${reflect}></div><span class="beside-word right">${t('eyes-side', { side })}</span>`;
});

/** @type {Mirror | null} */
let mirror = null;

/** @param {HTMLElement | null} el */
function reflect(el) {
  if (!el || mirror?.board.root === el) return;
  mirror = new Mirror(el, () => board, state.welcome.value.game, page.lang ?? 'en');
  const stop = effect(() => {
    if (mirror?.board.root !== el) return queueMicrotask(() => stop());
    if (believed.value) mirror.show(believed.value.scene).catch((e) => console.error(e));
  });
}

let shownBoard = null;

/** What draws the board of now. @type {(() => void)[]} */
let drawn = [];

/** The board is made when its place is there, and goes with it: a curtain leaves nothing behind. @param {HTMLElement | null} el */
function mount(el) {
  if (el && board?.root === el) return;
  for (const stop of drawn.splice(0)) stop();
  shownBoard = null;
  layParts(undefined);
  if (!el) return;
  /** @param {() => void} f */
  const draw = (f) => drawn.push(effect(f));
  let pieces;
  let ghost = null;
  /** @type {string | null} */
  let over = null;
  const hint = async (space, at) => {
    if (!hand.value || !space || targets.value.has(space) || space === hand.value.from) {
      if (state.refusal.value?.space) state.refusal.value = null;
      return;
    }
    const h = hand.value;
    const reason = await whyNot(space);
    if (hand.value !== h) return;
    state.refusal.value = { title: t('refused-space', { space: state.spaceName(space) }), text: reason?.text ?? t('refused-far'), rule: reason?.rule ?? null, space, ...place(at, 270, 110) };
    state.spoken.value = reason?.text ?? t('refused-far');
  };
  // As high as its list, as far as it goes.
  const high = (space) => Math.min(board.size.h * 0.7, 120 + 31 * (state.piecesIn.value.get(space)?.length ?? 0));
  const showSpace = (space, at) => { card.value = space ? { space, ...place(at, 280, Math.max(260, high(space))) } : null; };
  layBoard(new Board(el, {
    tap(space, at) {
      if (card.value) card.value = null;
      if (chooser.value) putBack();
      state.focusSpace.value = space;
      if (hand.value) {
        if (space && targets.value.has(space)) return drop(space, place(at, 320, 220));
        if (space) return hint(space, at);
        return putBack();
      }
      const spot = space && spots.value.get(space);
      if (spot) return press(spot);
      if (space && openSpaces.value.has(space)) return point(space, listPlace(at, openSpaces.value.get(space).length));
      if (space) showSpace(space, at);
    },
    hover(space, at) {
      over = space;
      if (hand.value && space) hint(space, at);
    },
    hold: showSpace,
    drag(phase, space, at, from) {
      const ids = /** @type {HTMLElement | null} */ (from.closest('[data-ids]'))?.dataset.ids?.split(' ') ?? [];
      if (phase === 'start') {
        const movable = ids.filter((id) => index.value.moves.has(id));
        if (!movable.length) return false;
        if (!movable.every((id) => hand.value?.counts.get(id) > 0)) grab(state.pieceById.value.get(movable[0]).space, movable);
        ghost = document.createElement('div');
        ghost.className = 'drag-ghost';
        const p = state.pieceById.value.get(movable[0]);
        ghost.innerHTML = tileSvg(p.kind, p.owner, 30);
        el.append(ghost);
      }
      if (ghost) ghost.style.transform = `translate(${at.x}px, ${at.y}px)`;
      if (phase === 'end' || phase === 'stop') {
        ghost?.remove();
        ghost = null;
        if (phase === 'end' && space && space !== hand.value?.from) {
          if (targets.value.has(space)) drop(space, place(at, 320, 220));
          else hint(space, at);
        }
      }
      return true;
    },
    under(space) {
      if (!board.root.classList.contains('many-lit')) return;
      pieces?.point(space);
      lit?.point(litSpaces.value.has(space) ? space : null);
    },
    rested() {
      areas?.rested();
      marks?.settle();
    },
    zoomed() {
      pieces?.zoomed();
      marks?.settle();
      arrows?.show(untracked(() => plan.value));
      untracked(() => tale?.show(scenery.value));
    },
  }));
  const lit = new Lit(board);
  const marks = new Marks(board);
  const arrows = new Arrows(board);
  const areas = new Areas(board, () => [...(pieces?.bodies() ?? []), ...(phone.value ? [{ x: board.size.w - 30, y: 140, w: 26, h: 70 }] : [{ x: 32, y: 115, w: 26, h: 100 }])], (space) => !!space && litSpaces.value.has(space) && !apart.value.has(space));
  const tale = new Tale(board);
  pieces = new Pieces(board, {
    seg(space, ids, e) {
      card.value = null;
      const can = ids.filter((id) => index.value.moves.has(id));
      const pick = ids.find((id) => index.value.picks.has(id));
      if (can.length) {
        const all = can.every((id) => hand.value?.counts.get(id) > 0);
        if (all && hand.value.from === space && !e.shiftKey) return putBack();
        grab(space, can, e.shiftKey || (hand.value?.from === space && phone.value));
      } else if (pick) pickPiece(pick, listPlace(board.toView(board.ground.places.get(space).at), index.value.picks.get(pick).length));
      else showSpace(space, board.toView(board.ground.places.get(space).at));
    },
    chip: (space) => (hand.value ? drop(space, place(board.toView(board.ground.places.get(space).at), 320, 220)) : point(space, listPlace(board.toView(board.ground.places.get(space).at), openSpaces.value.get(space)?.length ?? 0))),
    stack: (space, r) => showSpace(space, { x: r.left - el.getBoundingClientRect().left, y: r.top - el.getBoundingClientRect().top }),
  });
  layParts({ pieces, lit, marks, arrows, areas, tale });
  drawn.push(() => pieces.close());

  // What is in the hand opens the tray or the sheet: what is lit stays in sight beside it.
  draw(() => {
    const held = !!hand.value;
    board.slack = phone.value ? { top: 70, bottom: 360 } : { top: 0, bottom: held && !(board.fitted && board.all) ? 90 : 0 };
    // On a phone what is in the hand is shown with the question.
    if (held && phone.value) untracked(() => { if (state.tab.value !== 'now' || state.sheet.value !== 'half') [state.tab.value, state.sheet.value] = ['now', 'half']; });
    // Not while it is being dragged: the target must not run away.
    if (held) requestAnimationFrame(() => board.pointers.size || reveal());
  });
  const showLit = () => {
    lit.show(hand.value || litSpaces.value.size ? litSpaces.value.keys() : spots.value.keys(), hand.value?.from, apart.value);
    el.classList.toggle('holding', !!hand.value);
  };
  draw(showLit);
  draw(() => areas.show(state.shown.value?.areas ?? [], attended.value, state.looking.value ? [] : [...warned.value].map(([text, spaces]) => ({ text, spaces }))));
  draw(() => lit.refuse(state.refusal.value?.space ?? null));
  draw(() => marks.show(state.overlay.value?.marks ?? []));
  draw(() => arrows.show(state.looking.value ? [] : plan.value));
  draw(() => {
    const s = scenery.value;
    tale.show(s);
    if (s?.to && s.pieces.length) pieces.travel({ kind: s.pieces[0][0], owner: s.owner, from: s.at, to: s.to });
  });
  let timer;
  draw(() => {
    void hand.value;
    clearTimeout(timer);
    timer = setTimeout(lookAhead, 60);
  });
  draw(() => {
    const id = state.shown.value?.board;
    if (!id || id === shownBoard) return;
    shownBoard = id;
    load(state.welcome.value.game, id, page.lang ?? 'en').then((ground) => {
      board.show(ground);
      pieces.shapes = undefined;
      pieces.paintOwners();
      areas.show(state.shown.value?.areas ?? [], attended.value);
      showLit();
      enter(ground);
      pieces.zoomed();
      attend();
      takeOnly();
      document.documentElement.dataset.ready = 'board';
      requestAnimationFrame(() => setTimeout(() => performance.mark('board')));
    }).catch((e) => {
      state.refusal.value = { title: t('board-missing'), text: String(e.message), rule: null };
    });
  });
  void over;
}

/** Targets that warn: hatched, outside the line round the others. */
const apart = computed(() => new Set([...warned.value.values()].flat()));

/** Buttons that name one place, so that they can be pressed on the map too. */
const spots = computed(() => {
  const out = new Map();
  const i = index.value;
  if (hand.value || i.moves.size || i.places.size || i.picks.size || i.points.size || i.takes.size || i.buttons.length > 40) return out;
  const names = [...state.spaceById.value.values()].map((s) => [s.space, state.nameOf(s.name)]).sort((a, b) => b[1].length - a[1].length);
  for (const b of i.buttons) {
    const [space] = names.find(([, name]) => name.length > 3 && b.label.includes(name)) ?? [];
    if (space && !out.has(space)) out.set(space, b);
  }
  return out;
});

/** The one piece a question is about, where it says itself which it is, lies in the hand at once. */
function takeOnly() {
  const g = board?.ground;
  const ids = [...index.value.moves.keys()];
  const p = ids.length === 1 ? state.pieceById.value.get(ids[0]) : null;
  if (!g || !lattice(g) || !p?.caption?.length || p.count !== 1 || hand.value || chooser.value) return;
  const { places, picks, points, takes } = index.value;
  const { plain, groups } = buttons();
  const only = !takes.size && !places.size && !points.size && !plain.length && !groups.length && [...picks.keys()].every((id) => id === p.id);
  // Beside a list or other buttons it is one thing among many, unless the question names it.
  const named = ` ${state.question.value.text} `.split(p.caption[0]).slice(1).some((rest) => !/^[\p{L}\d]/u.test(rest));
  if (only || named) grab(movable.value.keys().next().value, ids);
}

/** The next thing on the board that can be acted on, by keys. @param {number} step */
function next(step) {
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
function beside(dx, dy) {
  const space = /** @type {HTMLElement | null} */ (document.activeElement?.closest('.chip'))?.dataset.space;
  if (!space || !lattice(board.ground)) return false;
  const next = parts.pieces.beside(space, dx, dy);
  next?.focus({ preventScroll: true });
  const p = next && board.ground.places.get(next.dataset.space);
  if (p && !board.sees([p.at], 60)) board.showAll([p.at], { most: board.k });
  return !!next;
}

async function start() {
  if (!document.querySelector('symbol')) {
    const box = document.createElement('div');
    box.innerHTML = await (await fetch(new URL('../symbols.svg', import.meta.url))).text();
    document.body.prepend(box);
  }
  await speak(page.lang ?? document.documentElement.lang);
  phone.value = narrow.matches;
  if (phone.value) state.tab.value = 'now';
  // Where contacts are reported, they are what one looks at first.
  const stop = effect(() => {
    if (!state.scene.value) return;
    if (state.scene.value.reports?.length && !phone.value && !state.question.value?.shelves?.length && state.scene.value.battle?.sides.length !== 0) state.tab.value = 'contacts';
    queueMicrotask(() => stop());
  });
  const url = new URL(`/tables/${page.table}/socket`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('lang', page.lang ?? 'en');
  const as = new URLSearchParams(location.search).get('as');
  if (as) url.searchParams.set('as', as);
  const link = new Link(url.href, {
    message(m) {
      if (!state.take(m)) {
        // A change that does not fit what we have: begin again with the whole picture.
        state.version.value = null;
        link.socket?.close();
      }
      if (m.type === 'state') planFromServer(m.trail);
      if (m.type === 'change' || m.type === 'state') afterChange();
    },
    status(s) {
      if (state.line.value !== 'broken') state.line.value = s === 'lost' && state.line.value === 'paused' ? 'paused' : s;
    },
    version: () => state.version.value,
  });
  wire.link = link;
  link.connect();

  const root = document.getElementById('app');
  root.replaceChildren();
  render(html`<${Page} />`, root);
  narrow.addEventListener('change', () => {
    phone.value = narrow.matches;
    [state.tab.value, state.sheet.value] = phone.value ? ['now', 'half'] : [state.scene.value?.reports?.length ? 'contacts' : 'plan', 'half'];
    // The board has another size now: what it shows is chosen as at the start.
    requestAnimationFrame(() => requestAnimationFrame(() => enter(board?.ground)));
  });

  state.changed.add((before, after, told, undone) => {
    planFrom(before, after, undone);
    // What is told as a story travels there.
    const told_there = told.some((l) => /** @type {any} */ (l.fact)?.cue);
    if (!undone && !told_there) for (const m of moved(before, after).slice(0, 4)) parts?.pieces.travel(m);
    if (told.length) state.spoken.value = told.slice(-3).map((l) => l.text).join(' ');
  });
  let asked = '';
  let read = '';
  effect(() => {
    const q = state.question.value;
    const key = q ? `${q.seat} ${q.text}` : '';
    if (key && key !== asked) {
      notify(q.text);
      const seat = q.seat;
      untracked(() => {
        if (phone.value) [state.tab.value, state.sheet.value] = ['now', 'half'];
        // What can be taken lies in the panel, and so do the dice of a battle on the board.
        else if (q.shelves?.length || state.scene.value?.battle?.sides.length === 0) state.tab.value = 'plan';
        // Another seat of mine looks at its own part of the board.
        const other = asked && !asked.startsWith(`${seat} `);
        // A new question is read from its beginning; one that only counts on is the same.
        const plain = `${seat} ${q.text.replace(/\d+/g, '')}`;
        const fresh = plain !== read;
        read = plain;
        requestAnimationFrame(() => {
          if (fresh) for (const el of document.querySelectorAll(q.shelves?.length ? '.sheet-body, .panel-body' : '.sheet-body')) el.scrollTop = 0;
          if (other && !state.scene.value?.battle && !(lattice(board?.ground) && ownSeen())) home();
          else attend();
          takeOnly();
        });
      });
      if (!asked && localStorage.getItem('ib-guide') !== 'off' && (new URLSearchParams(location.search).has('guide') || !localStorage.getItem('ib-played'))) {
        state.guideOn.value = true;
        localStorage.setItem('ib-played', '1');
      }
    } else if (!key) document.title = document.title.replace(/^● /, '');
    asked = key;
  });
  // On a phone another sheet may be open: the screen is handed over where the question stands.
  effect(() => { if (handing.value.length && phone.value) untracked(() => { [state.tab.value, state.sheet.value] = ['now', 'half']; }); });
  // Words of waiting grow older.
  setInterval(() => { if (!state.question.value && state.now.value) state.now.value = { ...state.now.value }; }, 10000);
  listen({ get board() { return board; }, orders: () => { ordersOpen.value = true; }, help: () => { helpOpen.value = !helpOpen.value; }, end, next, beside, now: backToNow, press: pressNumber, pick: choosePicked });
  go.to = (space) => {
    const p = board?.ground?.places.get(space);
    // What is in sight already is not moved away from under the pointer.
    if (p && !(well(p.at) && board.k > board.wholeScale() * 1.2)) board.showAll([p.at], { most: Math.max(board.k, 2) });
  };
  addEventListener('pagehide', () => link.close());
}

start();
// For measuring and for tests: what the page knows, nothing more.
Object.assign(window, { ironbottom: { state, hand, targets, get board() { return board; } } });
