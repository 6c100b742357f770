// The start of the table page: texts, the line to the server, the board, and everything that listens.
import { render } from '../vendor/preact.js';
import { effect, untracked } from '../vendor/signals-core.js';
import { html, live } from './ui.js';
import { speak, t } from './words.js';
import { Link } from './net.js';
import * as state from './state.js';
import { hand, targets, afterChange } from './hand.js';
import { planFrom, planFromServer, moved } from './trail.js';
import { wire } from './sending.js';
import { board, parts } from './laid.js';
import { page, narrow, phone } from './window.js';
import { mount } from './mount.js';
import { takeOnly } from './gestures.js';
import { listen } from './keys.js';
import { Orders, ordersOpen } from './orders.js';
import { lattice } from '../board/hexes.js';
import { Bar, PhoneBar, LineState } from '../panels/bar.js';
import { Menu, Help, helpOpen, notify } from '../panels/menu.js';
import { OptionsCard } from '../panels/options.js';
import { Prompt, Groups, Tray, Ways, ChooserCard, end, pressNumber, choosePicked } from '../panels/prompt.js';
import { Calendar } from '../panels/calendar.js';
import { Side, Sheet } from '../panels/side.js';
import { Timeline, backToNow, beside as believed } from '../panels/timeline.js';
import { Mirror } from '../board/mirror.js';
import { BattleBoard, BattleButton } from '../panels/battle.js';
import { Aftermath, aftermath } from '../panels/aftermath.js';
import { OverlayCard, Layers, go } from '../panels/plan.js';
import { RefusalCard, SpaceCard, Tools } from '../panels/pops.js';
import { Curtain, curtained, handing } from '../panels/curtain.js';
import { Invites } from '../panels/invite.js';
import { Story } from '../panels/story.js';
import { FightStrip } from '../panels/fight.js';
import { Report } from '../panels/report.js';
import { enter, home, well, attend, ownSeen } from './camera.js';

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
