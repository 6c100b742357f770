// The start of the table page: symbols and texts, the line to the server, the page, and everything that listens.
import { render } from '../vendor/preact.js';
import { effect, untracked } from '../vendor/signals-core.js';
import { html } from './ui.js';
import { speak } from './texts.js';
import { Link } from './net.js';
import * as state from './state.js';
import { hand, targets, afterChange } from './hand.js';
import { planFrom, planFromServer, moved } from './trail.js';
import { wire } from './sending.js';
import { board, parts } from './laid.js';
import { page, narrow, phone } from './window.js';
import { takeOnly } from './gestures.js';
import { listen } from './keys.js';
import { ordersOpen } from './orders.js';
import { lattice } from '../board/hexes.js';
import { helpOpen, notify } from '../panels/menu.js';
import { end, pressNumber, choosePicked } from '../panels/prompt.js';
import { backToNow } from '../panels/timeline.js';
import { handing } from '../panels/curtain.js';
import { enter, home, attend, ownSeen, next, beside } from './camera.js';
import { Page } from './page.js';

/** The symbols of all pieces, for every picture of one. */
async function symbols() {
  if (document.querySelector('symbol')) return;
  const box = document.createElement('div');
  box.innerHTML = await (await fetch(new URL('../symbols.svg', import.meta.url))).text();
  document.body.prepend(box);
}

/** Where contacts are reported, they are what one looks at first. */
function firstTab() {
  if (phone.value) state.tab.value = 'now';
  const stop = effect(() => {
    if (!state.scene.value) return;
    if (state.scene.value.reports?.length && !phone.value && !state.question.value?.shelves?.length && state.scene.value.battle?.sides.length !== 0) state.tab.value = 'contacts';
    queueMicrotask(() => stop());
  });
}

/** Where the server is spoken to. */
function address() {
  const url = new URL(`/tables/${page.table}/socket`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('lang', page.lang ?? 'en');
  const as = new URLSearchParams(location.search).get('as');
  if (as) url.searchParams.set('as', as);
  return url.href;
}

/** The line to the server, and what is made of what it says. */
function connect() {
  const link = new Link(address(), {
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
  addEventListener('pagehide', () => link.close());
}

/** The window was made narrow or wide. */
function relaid() {
  phone.value = narrow.matches;
  [state.tab.value, state.sheet.value] = phone.value ? ['now', 'half'] : [state.scene.value?.reports?.length ? 'contacts' : 'plan', 'half'];
  // The board has another size now: what it shows is chosen as at the start.
  requestAnimationFrame(() => requestAnimationFrame(() => enter(board?.ground)));
}

/** Something was done or taken back: the plan follows, pieces travel, and it is spoken. @type {Parameters<typeof state.changed.add>[0]} */
function heard(before, after, told, undone) {
  planFrom(before, after, undone);
  // What is told as a story travels there.
  const told_there = told.some((l) => /** @type {any} */ (l.fact)?.cue);
  if (!undone && !told_there) for (const m of moved(before, after).slice(0, 4)) parts?.pieces.travel(m);
  if (told.length) state.spoken.value = told.slice(-3).map((l) => l.text).join(' ');
}

/** The question that was asked last, and the one whose beginning was shown. */
let [asked, read] = ['', ''];

/** A new question: its panel opens, the board goes where it leads. @param {import('../types/protocol').Question} q */
function turnTo(q) {
  if (phone.value) [state.tab.value, state.sheet.value] = ['now', 'half'];
  // What can be taken lies in the panel, and so do the dice of a battle on the board.
  else if (q.shelves?.length || state.scene.value?.battle?.sides.length === 0) state.tab.value = 'plan';
  // Another seat of mine looks at its own part of the board.
  const other = asked && !asked.startsWith(`${q.seat} `);
  // A new question is read from its beginning; one that only counts on is the same.
  const plain = `${q.seat} ${q.text.replace(/\d+/g, '')}`;
  const fresh = plain !== read;
  read = plain;
  requestAnimationFrame(() => {
    if (fresh) for (const el of document.querySelectorAll(q.shelves?.length ? '.sheet-body, .panel-body' : '.sheet-body')) el.scrollTop = 0;
    if (other && !state.scene.value?.battle && !(lattice(board?.ground) && ownSeen())) home();
    else attend();
    takeOnly();
  });
}

/** The guide is there for whoever plays for the first time, or asks for it. */
function firstGame() {
  if (localStorage.getItem('ib-guide') === 'off' || !(new URLSearchParams(location.search).has('guide') || !localStorage.getItem('ib-played'))) return;
  state.guideOn.value = true;
  localStorage.setItem('ib-played', '1');
}

/** What is asked, when it is new. */
function follow() {
  const q = state.question.value;
  const key = q ? `${q.seat} ${q.text}` : '';
  if (key && key !== asked) {
    notify(q.text);
    untracked(() => turnTo(q));
    if (!asked) firstGame();
  } else if (!key) document.title = document.title.replace(/^● /, '');
  asked = key;
}

async function start() {
  await symbols();
  await speak(page.lang ?? document.documentElement.lang);
  phone.value = narrow.matches;
  firstTab();
  connect();
  const root = document.getElementById('app');
  root.replaceChildren();
  render(html`<${Page} />`, root);
  narrow.addEventListener('change', relaid);
  state.changed.add(heard);
  effect(follow);
  // On a phone another sheet may be open: the screen is handed over where the question stands.
  effect(() => { if (handing.value.length && phone.value) untracked(() => { [state.tab.value, state.sheet.value] = ['now', 'half']; }); });
  // Words of waiting grow older.
  setInterval(() => { if (!state.question.value && state.now.value) state.now.value = { ...state.now.value }; }, 10000);
  listen({ get board() { return board; }, orders: () => { ordersOpen.value = true; }, help: () => { helpOpen.value = !helpOpen.value; }, end, next, beside, now: backToNow, press: pressNumber, pick: choosePicked });
}

start();
// For measuring and for tests: what the page knows, nothing more.
Object.assign(window, { ironbottom: { state, hand, targets, get board() { return board; } } });
