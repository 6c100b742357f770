// Several people at one screen: where there are secrets, a curtain falls when another of the seats held here must decide.
import { html, live } from '../table/ui.js';
import { welcome, now, seats, questions } from '../table/state.js';
import { t } from '../table/words.js';

/** The same page through the eyes of another seat. @param {string} seat */
function through(seat) {
  const url = new URL(location.href);
  url.searchParams.set('as', seat);
  return url.href;
}

export const Curtain = live(({ held }) => {
  const w = welcome.value;
  if (!w?.secrets || questions.value.length || now.value?.outcome) return null;
  const others = held.filter((s) => !w.yours.includes(s) && now.value?.waiting.includes(s));
  if (!others.length || now.value?.waiting.some((s) => w.yours.includes(s))) return null;
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${t('curtain')}><div class="card"><h2>${t('curtain')}</h2>
    ${others.map((s) => html`<p><a class="button primary" href=${through(s)}>${t('curtain-lift', { seat: seats.value.find((x) => x.id === s)?.name ?? s })}</a></p>`)}</div></div>`;
});
