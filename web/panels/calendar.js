// The calendar docked under the board: rows of units, columns of time. Collapsible; on a phone it stands in a sheet.
import { signal, computed } from '../vendor/signals-core.js';
import { html, live, Icon, Tile } from '../table/ui.js';
import { shown, pieceById, over, looking } from '../table/state.js';
import { attended, grab, picked } from '../table/hand.js';
import { index } from '../table/choices.js';
import { go } from '../table/camera.js';
import { pickPiece } from './chooser.js';
import { t } from '../table/texts.js';

const KEY = 'ib-strip';
/** Is it folded up? Remembered. */
const folded = signal(localStorage.getItem(KEY) === 'folded');

/** @type {{ value: import('../types/protocol').Calendar | null }} */
export const strip = computed(() => shown.value?.strip ?? null);

function fold() {
  folded.value = !folded.value;
  localStorage.setItem(KEY, folded.value ? 'folded' : 'open');
}

/** Takes the piece of a row, or points at it, and shows where it is. @param {import('../types/protocol').Row} r */
function take(r) {
  const p = pieceById.value.get(r.piece ?? '');
  if (!p) return;
  go(p.space);
  if (looking.value) return;
  if (index.value.moves.has(p.id)) grab(p.space, [p.id]);
  else if (index.value.picks.has(p.id)) pickPiece(p.id, null);
  else picked.value = [];
}

/** A stretch of a row; the head of now is its own column, so columns begin at the second. */
const Stretch = ({ b, last }) => html`<span class=${`stretch ${b.doing} ${b.to >= last ? 'open' : ''}`} style=${{ gridColumn: `${b.from + 1} / ${Math.max(b.to, b.from + 1) + 1}` }} title=${[b.label, b.end].filter(Boolean).join(', ')}><span>${b.label}</span>${b.end ? html`<b>${b.end}</b>` : null}</span>`;

const Row = live(({ r, n }) => {
  const p = pieceById.value.get(r.piece ?? '');
  const on = p && attended.value.has(p.id);
  const words = html`<${Tile} kind=${r.kind} owner=${r.owner} size=${24} /><span class="cal-name"><b>${r.name}</b><small>${r.sub}</small></span>`;
  const look = (ids) => () => { over.value = ids; };
  return html`<tr class=${on ? 'on' : ''}><th scope="row">${p ? html`<button class="cal-unit" aria-pressed=${!!on} onClick=${() => take(r)} onPointerEnter=${look([p.id])} onPointerLeave=${look([])} onFocus=${look([p.id])} onBlur=${look([])}>${words}</button>` : html`<div class="cal-unit">${words}</div>`}</th>
    <td><div class="cal-track">${r.bars.map((b) => html`<${Stretch} b=${b} last=${n} />`)}</div></td></tr>`;
});

/** The column of now is to be seen, with a little of what was before. @param {HTMLElement | null} el */
function inSight(el) {
  if (!el || el.dataset.now === String(strip.value?.now)) return;
  el.dataset.now = String(strip.value?.now);
  const head = /** @type {HTMLElement | null} */ (el.querySelector('.cal-heads .now'));
  const names = /** @type {HTMLElement | null} */ (el.querySelector('.cal-corner'));
  if (head && names && el.scrollWidth > el.clientWidth) el.scrollLeft = head.offsetLeft - head.offsetWidth;
}

/** The table itself. */
const Sheet = live(() => {
  const s = strip.value;
  const n = s.heads.length;
  return html`<div class="cal-scroll" tabindex="0" role="region" aria-label=${s.title} ref=${inSight} style=${{ '--cols': n, '--now': s.now + 1 }}><table class="cal">
    <thead><tr><th scope="col" class="cal-corner"><span class="sr">${s.title}</span></th><th scope="col"><div class="cal-heads">${s.heads.map((h, i) => html`<span class=${i === s.now ? 'now' : ''} aria-current=${i === s.now ? 'time' : undefined}>${h}${i === s.now ? html` <em>${t('strip-now')}</em>` : null}</span>`)}</div></th></tr></thead>
    <tbody>${s.rows.map((r) => html`<${Row} key=${r.id} r=${r} n=${n} />`)}</tbody></table></div>`;
});

/** Under the board, between question and timeline. */
export const Calendar = live(() => {
  const s = strip.value;
  if (!s || !s.rows.length) return null;
  return html`<section class=${`calendar ${folded.value ? 'folded' : ''}`} aria-label=${s.title}>
    <button class="cal-fold" aria-expanded=${!folded.value} onClick=${fold} title=${t(folded.value ? 'strip-show' : 'strip-hide')}><${Icon} name=${folded.value ? 'right' : 'down'} size=${14} /><span>${folded.value ? s.title : html`<span class="sr">${t('strip-hide')}</span>`}</span></button>
    ${!folded.value && html`<${Sheet} />`}</section>`;
});

/** In the sheet of a phone: the same, as high as it is. */
export const CalendarPanel = live(() => (strip.value?.rows.length ? html`<section class="calendar in-sheet"><h3>${strip.value.title}</h3><${Sheet} /></section>` : html`<p class="empty">${t('strip-empty')}</p>`));
