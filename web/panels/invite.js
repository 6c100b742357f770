// Seats that nobody has taken yet, with the link to be sent; and a word when somebody sits down.
import { signal, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Icon, copyField } from '../table/ui.js';
import { seats, now, spoken } from '../table/state.js';
import { page } from '../table/window.js';
import { t } from '../table/texts.js';

/** Seats whose notice was put away. @type {{ value: string[] }} */
const away = signal([]);
/** Who sat down just now, in words: it stands where the link stood until it is put away, so that the board does not move by itself. */
const came = signal('');
/** The seat whose link was copied last. */
const copied = signal('');

/** Who sits where. @type {Map<string, string>} */
let before = new Map();
effect(() => {
  const held = new Map(seats.value.map((s) => [s.id, s.holder === 'open' ? 'open' : 'person' in /** @type {any} */ (s.holder) ? /** @type {any} */ (s.holder).person : '']));
  const news = seats.value.filter((s) => before.get(s.id) === 'open' && held.get(s.id) && held.get(s.id) !== 'open');
  before = held;
  if (!news.length) return;
  untracked(() => {
    came.value = news.map((s) => t('invite-came', { who: held.get(s.id), seat: s.name })).join(' ');
    spoken.value = came.value;
  });
});

/** @param {string} seat @param {HTMLInputElement} field */
async function copy(seat, field) {
  if (await copyField(field)) copied.value = seat;
}

export const Invites = live(() => {
  const list = now.value?.outcome ? [] : Object.entries(page.invites ?? {}).map(([id, href]) => ({ seat: seats.value.find((s) => s.id === id), href: new URL(String(href), location.href).href }))
    .filter(({ seat }) => seat?.holder === 'open' && !away.value.includes(seat.id));
  return html`${list.map(({ seat, href }) => html`<div class="invite-bar" key=${seat.id}><${Icon} name="link" size=${18} /><b>${t('invite-open', { seat: seat.name })}</b>
      <input readonly aria-label=${t('invite', { seat: seat.name })} value=${href} onFocus=${(e) => e.target.select()} /><button class="plain" onClick=${(e) => copy(seat.id, e.currentTarget.parentElement.querySelector('input'))}>${copied.value === seat.id ? html`<${Icon} name="check" size=${16} /> ${t('copied')}` : t('copy-link')}</button>
      <button class="icon-button" aria-label=${t('close')} title=${t('invite-away')} onClick=${() => { away.value = [...away.value, seat.id]; }}>×</button></div>`)}
    ${came.value && html`<div class="invite-bar came"><${Icon} name="check" size=${18} /><b>${came.value}</b><button class="icon-button" aria-label=${t('close')} onClick=${() => { came.value = ''; }}>×</button></div>`}`;
});
