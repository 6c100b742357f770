// The menu: everything that leaves, theme, language, notices, standing orders, resigning, reporting a problem.
import { signal } from '../vendor/signals-core.js';
import { html, live, Icon, Grid, copyField } from '../table/ui.js';
import { ordersPanel, welcome, now, seats, version, moment, shown, told, tab, question, here, mySeat, looking, seatOf, spoken } from '../table/state.js';
import { wire, send, refuse } from '../table/sending.js';
import { t, lang } from '../table/texts.js';
import { SeatTile } from './bar.js';
import { guideStart } from './guide.js';
import { optionsOpen } from './options.js';
import { page } from '../table/window.js';

export const menuOpen = signal(false);
export const helpOpen = signal(false);
export const noticesOn = signal(typeof Notification !== 'undefined' && Notification.permission === 'granted' && localStorage.getItem('ib-notices') === 'on');

export function flipTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  localStorage.setItem('ib-theme', root.dataset.theme);
  document.cookie = `ib-theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
}

export async function askNotices() {
  if (typeof Notification === 'undefined') return;
  if (noticesOn.value) {
    noticesOn.value = false;
    localStorage.setItem('ib-notices', 'off');
    return;
  }
  noticesOn.value = (await Notification.requestPermission()) === 'granted';
  localStorage.setItem('ib-notices', noticesOn.value ? 'on' : 'off');
}

/** Tells that it is the reader's turn when the page is not looked at. @param {string} text */
export function notify(text) {
  document.title = `● ${document.title.replace(/^● /, '')}`;
  if (!noticesOn.value || !document.hidden) return;
  const n = new Notification(welcome.value?.title ?? 'Ironbottom', { body: text, tag: welcome.value?.table });
  n.onclick = () => {
    focus();
    n.close();
  };
}

/** One file to send to whoever mends the program: the last entry of the journal with the journal it stands in, the rule, and what the reader saw.
 * While a game with secrets runs the server gives no journal but the reader's own view of it. */
export async function report() {
  const w = welcome.value;
  const at = looking.value?.moment ?? null;
  const journal = await fetch(`/tables/${w.table}/journal`).then((r) => (r.ok ? r.json() : null)).catch(() => null);
  const file = {
    table: w.table, game: w.game, scenario: w.scenario, commitment: w.commitment, version: version.value, moment: moment.value, looking: at, seats: w.yours,
    rule: question.value?.rule ?? told.value.at(-1)?.rule ?? null, question: question.value, entry: journal?.entries?.at(-1) ?? null,
    told: told.value.slice(-40), scene: shown.value, now: now.value, journal, browser: navigator.userAgent, at: new Date().toISOString(),
  };
  const a = document.createElement('a');
  a.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }));
  a.download = `ironbottom-${w.game}-${w.table.slice(0, 8)}-${moment.value}.json`;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 5000);
  spoken.value = t('report-done');
}

/** The game as text to be pasted somewhere: every order in notation, seat by seat; while secrets last, what the reader was told. */
async function copyText() {
  const w = welcome.value;
  const journal = await fetch(`/tables/${w.table}/journal`).then((r) => r.json()).catch(() => null);
  const lines = [];
  for (const e of journal?.entries ?? []) {
    if (e.act) lines.push([e.act.seat, e.act.says]);
    // What was taken back by consent is not part of the game.
    if (e.rewind) lines.length = e.rewind.keep;
  }
  const name = (id) => seats.value.find((s) => s.id === id)?.name ?? id;
  const runs = [];
  for (const [seat, says] of lines) {
    if (runs.at(-1)?.seat === seat) runs.at(-1).says.push(says);
    else runs.push({ seat, says: [says] });
  }
  const body = journal?.entries ? runs.map((r) => `${name(r.seat)}: ${r.says.join(', ')}`) : told.value.map((l) => l.text);
  const text = [`${w.title} – ${w.scenario}`, ...body, w.commitment].join('\n');
  try {
    await navigator.clipboard.writeText(text);
    spoken.value = t('copied');
  } catch {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    a.download = `${w.game}-${w.table.slice(0, 8)}.txt`;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 5000);
  }
}

/** The same page in the other language. */
function otherLanguage() {
  const other = lang === 'fr' ? 'en' : 'fr';
  document.cookie = `ib-lang=${other}; path=/; max-age=31536000; samesite=lax`;
  const url = new URL(location.href);
  url.searchParams.set('lang', other);
  return url.href;
}

/** Gives up all seats I hold on the side of the seat I speak for: alone on it I have lost, beside another person the computer takes them. */
async function resign() {
  const seat = mySeat.value;
  const side = seatOf(seat)?.side;
  if (!side) return;
  const held = new Set([...(page.held ?? []), ...welcome.value.yours]);
  const team = seats.value.filter((s) => s.side === side);
  const mine = team.filter((s) => held.has(s.id)).map((s) => s.name).join(', ');
  const others = team.some((s) => !held.has(s.id) && typeof s.holder === 'object' && 'person' in s.holder);
  const rest = welcome.value.sides.filter((s) => s.id !== side);
  const ends = !others && rest.length < 2;
  if (!confirm(t(ends ? 'resign-ends' : 'resign-bot', { seats: mine, winner: rest[0]?.name ?? '' }))) return;
  try {
    await wire.link.ask({ type: 'resign', seat });
  } catch (e) {
    refuse(e);
  }
}

/** A link to be sent to somebody. */
const Invite = ({ label, href }) => html`<label class="invite"><span>${label}</span><input readonly value=${new URL(href, location.href).href} onClick=${(e) => copyField(e.target)} /></label>`;

/** A form that makes a copy says so before it does. @param {string} id @param {Record<string, string>} [args] */
export const askFirst = (id, args) => (e) => { if (!confirm(t(id, args))) e.preventDefault(); };

/** Somebody who holds several seats goes on with a computer in one of them, at a table of its own: nobody else is asked for that. @param {{ seat: string }} p */
const ToComputer = ({ seat }) => html`<form method="post" action=${`/tables/${welcome.value.table}/fork`} onSubmit=${askFirst('seat-to-bot-sure', { seat: seatOf(seat)?.name ?? seat })}><input type="hidden" name="csrf" value=${page.csrf ?? ''} /><input type="hidden" name=${`seat.${seat}`} value="bot" />
  <button class="plain small" title=${t('seat-to-bot-why', { seat: seatOf(seat)?.name ?? seat })}>${t('seat-to-bot')}</button></form>`;

const close = () => { menuOpen.value = false; };
/** After the link has been followed. */
const away = () => { setTimeout(close); };

export const Menu = live(() => {
  if (!menuOpen.value) return null;
  const w = welcome.value;
  const base = `/tables/${w.table}`;
  const mine = w.yours.length > 0;
  const shares = (page.held?.length ?? 0) > 1 && !page.sealed && !now.value?.outcome;
  return html`<div class="scrim" onClick=${close}></div>
  <nav class="menu float" aria-label=${t('menu')}>
    <a href="/"><${Icon} name="home" /> ${t('menu-home')}</a>
    <button onClick=${() => { tab.value = 'orders'; close(); }}><${Icon} name="check" /> ${t('tab-orders')}</button>
    <button onClick=${() => { optionsOpen.value = true; close(); }}><${Icon} name="layers" /> ${t('menu-options')}</button>
    <button onClick=${() => { guideStart(); close(); }}><${Icon} name="eye" /> ${t('menu-guide')}</button>
    <button onClick=${() => { helpOpen.value = true; close(); }}><${Icon} name="book" /> ${t('menu-keys')}</button>
    <a href=${otherLanguage()} lang=${lang === 'fr' ? 'en' : 'fr'}><${Icon} name="chat" /> ${t('menu-language')}</a>
    <hr />
    <a href=${`${base}/journal`} download onClick=${away}><${Icon} name="link" /> ${t('menu-journal')}</a>
    <button onClick=${() => { copyText(); close(); }}><${Icon} name="chat" /> ${t('menu-text')}</button>
    <span class="menu-two"><a href=${`${base}/board.svg`} target="_blank" onClick=${away}><${Icon} name="layers" /> ${t('menu-picture')}</a><a href=${`${base}/board.png`} target="_blank" onClick=${away} title=${t('menu-picture')}>PNG</a></span>
    <a href=${`${base}/audit`}><${Icon} name="check" /> ${t('menu-audit')}</a>
    <button onClick=${() => { report(); close(); }}><${Icon} name="refuse" /> ${t('menu-report')}</button>
    ${page.challenge && html`<a href=${page.challenge}><${Icon} name="link" /> ${t('menu-challenge')}</a>`}
    ${mine && !page.sealed && !now.value?.outcome && html`<button onClick=${() => { resign(); close(); }}><${Icon} name="down" /> ${t('menu-resign')}</button>`}
    <hr />
    <div class="menu-people"><b>${t('menu-seats')}</b><ul>${seats.value.map((s) => html`<li>${s.name} <span>${s.holder === 'open' ? t('seat-open') : 'person' in /** @type {any} */ (s.holder) ? /** @type {any} */ (s.holder).person : t('seat-bot', { level: /** @type {any} */ (s.holder).bot })}${s.resigned ? ` · ${t('seat-resigned')}` : ''}</span>${shares && page.held.includes(s.id) ? html`<${ToComputer} seat=${s.id} />` : null}</li>`)}</ul>
    ${Object.entries(page.invites ?? {}).filter(([seat]) => seats.value.find((s) => s.id === seat)?.holder === 'open').map(([seat, href]) => html`<${Invite} label=${t('invite', { seat: seats.value.find((s) => s.id === seat)?.name })} href=${href} />`)}
    ${page.watch && !page.sealed && html`<${Invite} label=${t('invite-watch')} href=${page.watch} />`}
    <p class="quiet">${t('menu-here', { n: here.value.length, names: here.value.join(', ') })}</p></div>
    <p class="quiet commitment" title=${w.commitment}>${t('menu-commitment')} <code>${w.commitment.slice(0, 16)}…</code></p>
  </nav>`;
});

const KEYS = [['/', 'key-orders'], ['N P', 'key-next'], ['Enter', 'key-take'], ['A', 'key-all'], ['Esc', 'key-back'], ['U', 'key-undo'], ['E', 'key-end'], ['1–9', 'key-choose'], ['+ − 0', 'key-zoom'], ['← → ↑ ↓', 'key-pan'], [', . S', 'key-story'], ['?', 'key-help']];

export const Help = live(() => helpOpen.value && html`<div class="scrim" onClick=${() => { helpOpen.value = false; }}></div>
  <div class="help float" role="dialog" aria-modal="true" aria-label=${t('menu-keys')}>
    <h2>${t('menu-keys')}</h2><dl>${KEYS.map(([k, m]) => html`<dt>${k.split(' ').map((x) => html`<kbd>${x}</kbd>`)}</dt><dd>${t(m)}</dd>`)}</dl>
    <button class="plain" ref=${(b) => b?.focus()} onClick=${() => { helpOpen.value = false; }}>${t('close')}</button></div>`);

/** Few rows with many columns are read better the other way round: one line for each column. @param {{ heads: string[], rows: string[][] }} p */
const turned = (p) => (p.heads.length > 4 && p.rows.length && p.rows.length < 3 ? { heads: [p.heads[0], ...p.rows.map((r) => r[0])], rows: p.heads.slice(1).map((h, i) => [h, ...p.rows.map((r) => r[i + 1])]) } : p);

/** Standing orders: what may be given at any time, by kind of answer. */
export const StandingOrders = live(() => {
  const list = now.value?.orders ?? [];
  const panel = ordersPanel();
  return html`<section class="standing">
    <p class="quiet">${t('orders-why')}</p>
    ${!list.length && html`<p class="empty">${t('orders-empty')}</p>`}
    ${panel && html`<h3>${panel.title}</h3><${Grid} table=${turned(panel)} title=${panel.title} />`}
    ${[...new Set(list.map((o) => o.seat))].map((seat, _, all) => html`${all.length > 1 && html`<h3 class="row"><${SeatTile} seat=${seat} size=${18} /> ${seatOf(seat)?.name ?? seat}</h3>`}
    <div class="choice-list">${list.filter((o) => o.seat === seat).map((o) => html`<button class="plain small" onClick=${() => send([o.action], o.seat, 'order')}>${o.label}</button>`)}</div>`)}
  </section>`;
});
