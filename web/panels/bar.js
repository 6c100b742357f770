// The top bar: where we are in the game, whose turn it is, and the doors to everything else.
import { signal } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, holderText } from '../table/ui.js';
import { welcome, seats, now, shown, looking, line, broken, wantedSeat, questions } from '../table/state.js';
import { menuOpen, noticesOn, askNotices, flipTheme } from './menu.js';
import { t } from '../table/texts.js';

/** A kind of piece that stands for a seat: the first of its pieces on the board that is no work. @param {string} owner */
export function emblem(owner) {
  const w = welcome.value;
  const own = shown.value?.pieces.find((p) => p.owner === owner && !w.works.includes(p.kind));
  return own?.kind ?? Object.keys(w.symbols)[0] ?? '';
}

/** A tile for a seat. @param {{ seat: string, size?: number, kind?: string }} p */
export const SeatTile = ({ seat, size = 24, kind }) => html`<${Tile} kind=${kind ?? seatKind(seat)} owner=${seat} size=${size} />`;

const kinds = new Map();
/** The same kind as long as the page is open, so that tiles do not change while pieces come and go. */
function seatKind(seat) {
  if (!kinds.has(seat) && shown.value) kinds.set(seat, emblem(seat));
  return kinds.get(seat) ?? emblem(seat);
}

/** The steps of the turn. */
const steps = () => shown.value?.steps ?? [];
/** Short figures of whoever's turn it is. */
const figures = () => shown.value?.figures ?? [];
/** A figure with its number in bold. @param {{ text: string }} p */
const Figure = ({ text }) => {
  const m = /^([\d\s.,]*\d)(.*)$/.exec(text);
  return html`<span class="figure">${m ? html`<b>${m[1]}</b>${m[2]}` : text}</span>`;
};

const Turns = live(() => {
  const n = now.value;
  const turn = n?.turn;
  const list = seats.value;
  const at = list.findIndex((s) => s.id === turn);
  return html`<ol class="turns" aria-label=${t('turn-order')}>
    ${looking.value ? null : html`<li class="round">${t('round', { n: n?.round ?? 1 })}</li>`}
    ${list.map((s, i) => html`<li key=${s.id} class=${`${s.id === turn ? 'now' : ''} ${at >= 0 && i < at ? 'past' : ''} ${s.resigned ? 'resigned' : ''}`} aria-current=${s.id === turn ? 'step' : undefined} title=${`${s.name}: ${holderText(s)}`}>
      <${SeatTile} seat=${s.id} size=${22} /><span>${s.name}</span></li>`)}
  </ol>`;
});

const Phases = live(() => {
  const rows = steps();
  if (!rows.length) return html`<p class="phase-title">${shown.value?.title ?? ''}</p>`;
  const at = rows.findIndex((r) => r.stand === 'now');
  return html`<ol class="phases" aria-label=${t('phases')}>
    ${rows.map((r) => html`<li class=${r.stand} aria-current=${r.stand === 'now' ? 'step' : undefined}>${r.stand === 'done' && html`<${Icon} name="check" size=${14} />`}${r.name}</li>`)}
    <li class="short">${t('phase-of', { n: at + 1, of: rows.length })} <b>${rows[at]?.name}</b></li>
  </ol>`;
});

/** Makes the bar fit: what is least needed goes first. @param {HTMLElement} el */
function fit(el) {
  el.classList.remove('tight', 'tighter');
  for (const step of ['tight', 'tighter']) if (el.scrollWidth > el.clientWidth) el.classList.add(step);
}

/** Watches the bar from the time it is there. @param {HTMLElement | null} el */
function watch(el) {
  if (!el || el.dataset.watched) return;
  el.dataset.watched = '1';
  new ResizeObserver(() => fit(el)).observe(el);
  new MutationObserver(() => fit(el)).observe(el, { childList: true, characterData: true, subtree: true });
}

export const Bar = live(() => {
  const w = welcome.value;
  const back = looking.value;
  return html`<header class=${`bar ${back ? 'looking' : ''}`} ref=${watch}>
    <button class="icon-button" aria-label=${t('menu')} aria-expanded=${menuOpen.value} onClick=${() => { menuOpen.value = !menuOpen.value; }}><${Icon} name="menu" /></button>
    <span class="brand"><a class="wordmark" href="/">Ironbottom</a><span class="game-name">${w?.title}</span></span>
    ${back ? html`<span class="looking-word"><${Icon} name="clock" size=${16} /> ${t('looking-back')}</span>` : null}
    <span class="grow"></span>
    <${Turns} /><${Phases} />
    ${figures().map((f) => html`<${Figure} text=${f} />`)}
    ${w?.yours.length ? html`<button class="icon-button" aria-pressed=${noticesOn.value} aria-label=${t('notices')} title=${t('notices')} onClick=${askNotices}><${Icon} name="bell" /></button>` : null}
    <button class="icon-button" aria-label=${t('theme')} title=${t('theme')} onClick=${flipTheme}><${Icon} name="theme" /></button>
  </header>`;
});

/** The bar of a phone: whose turn, what is to be done, the plan and the rest. */
export const PhoneBar = live(() => {
  const n = now.value;
  const seat = seats.value.find((s) => s.id === n?.turn);
  const rows = steps();
  const at = rows.findIndex((r) => r.stand === 'now');
  const phase = rows[at]?.name ?? shown.value?.title ?? '';
  return html`<header class=${`phone-bar float ${looking.value ? 'looking' : ''}`}>
    <button class="icon-button" aria-label=${t('menu')} onClick=${() => { menuOpen.value = !menuOpen.value; }}><${Icon} name="menu" size=${24} /></button>
    ${seat && html`<${SeatTile} seat=${seat.id} size=${32} />`}
    <div class="grow"><b>${seat ? `${seat.name} · ${phase}` : phase}</b><span>${t('round', { n: n?.round ?? 1 })}${at >= 0 ? ` · ${t('phase-of', { n: at + 1, of: rows.length })}` : ''}${figures()[0] ? ` · ${figures()[0]}` : ''}</span></div>
    <button class="icon-button" aria-label=${t('theme')} onClick=${flipTheme}><${Icon} name="theme" size=${22} /></button>
  </header>`;
});

/** The word that this is a copy was read. */
const knowsCopy = signal(false);

/** A line under the bar at a copy, and when the connection is lost, the server pauses or the table has stopped. */
export const LineState = live(() => {
  const s = line.value;
  const delay = welcome.value?.delay;
  const copy = welcome.value?.copy_of;
  if (s === 'open' && copy && !knowsCopy.value) return html`<p class="line-state copy" role="status"><span>${t('copy')} <a href=${`/tables/${copy}`}>${t('copy-back')}</a></span><button class="icon-button" aria-label=${t('close')} onClick=${() => { knowsCopy.value = true; }}>×</button></p>`;
  if (s === 'open') return delay && !now.value?.outcome ? html`<p class="line-state late" role="status">${t('late', { n: delay })}</p>` : null;
  if (s === 'broken') return html`<p class="line-state bad" role="alert">${broken.value} <a href=${`/tables/${welcome.value?.table}/journal`}>${t('journal')}</a></p>`;
  if (s === 'connecting' && !welcome.value) return null;
  return html`<p class="line-state" role="status">${t(s === 'paused' ? 'line-paused' : 'line-lost')}</p>`;
});

/** Several of my seats are asked at once: which one speaks? */
export const SeatSwitch = live(() => {
  const all = questions.value;
  if (all.length < 2) return null;
  const current = all.find((q) => q.seat === wantedSeat.value) ?? all[0];
  return html`<div class="seat-switch" role="group" aria-label=${t('seat-switch')}>${all.map((q) => html`<button class=${q === current ? 'on' : ''} aria-pressed=${q === current} onClick=${() => { wantedSeat.value = q.seat; }}><${SeatTile} seat=${q.seat} size=${20} /></button>`)}</div>`;
});

