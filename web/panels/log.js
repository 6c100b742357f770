// The log: what happened, with rules and dice, both ways.
import { signal } from '../vendor/signals-core.js';
import { html, live, Die, RuleLink } from '../table/ui.js';
import { told, seats, welcome } from '../table/state.js';
import { SeatTile } from './bar.js';
import { Toll } from './fight.js';
import { lookAt } from './timeline.js';
import { besideDice } from './dice.js';
import { t } from '../table/texts.js';

const filter = signal('all');
const more = signal(60);

/** Dice by what they were rolled for. @param {import('../types/protocol').Die[]} dice */
function groups(dice) {
  const out = [];
  for (const d of dice) {
    const last = out.at(-1);
    if (last?.purpose === d.purpose) last.dice.push(d);
    else out.push({ purpose: d.purpose, dice: [d] });
  }
  return out;
}

/** @param {{ l: import('../types/protocol').WireTold & { times?: number } }} p */
export const LogLine = ({ l }) => {
  const fact = /** @type {any} */ (l.fact);
  const by = l.by;
  const hit = fact?.shot ? fact.shot.value : null;
  const hits = fact?.volley?.shots.map((s) => s.hits > 0) ?? [];
  const text = besideDice(l);
  const name = by && seats.value.find((s) => s.id === by)?.name;
  const bold = l.leads ? name : null;
  return html`<li class=${l.dice?.length ? 'rolled' : ''}>${by ? html`<${SeatTile} seat=${by} size=${22} />` : html`<span class="no-tile"></span>`}
    <div><p>${bold ? html`<b>${bold}</b>${text.slice(bold.length)}` : text}${l.times ? html` <b>× ${l.times}</b>` : null} <${RuleLink} id=${l.rule} /></p>
    ${fact?.ended ? html`<${Toll} l=${l} />` : null}
    ${l.dice?.length ? html`<p class="dice">${groups(l.dice).map((g) => g.dice.map((d, i) => html`<${Die} value=${d.value} sides=${d.sides} hit=${hits.length ? hits[i] : hit !== null && d.value <= hit} />`))}</p>` : null}</div>
    <button class="when" title=${t('look-there', { n: String(l.moment) })} aria-label=${t('look-there', { n: String(l.moment) })} onClick=${() => lookAt(l.moment)}>${l.moment}</button></li>`;
};

export const Log = live(() => {
  const mine = new Set(welcome.value?.yours ?? []);
  const f = filter.value;
  const list = told.value.filter((l) => f === 'all' || (f === 'dice' ? l.dice?.length : mine.has(l.by)));
  // The same thing done several times is one line.
  /** @type {(import('../types/protocol').WireTold & { times?: number })[]} */
  const joined = [];
  for (const l of list.slice(-more.value * 3)) {
    const last = joined.at(-1);
    if (last && last.text === l.text && !l.dice?.length) joined[joined.length - 1] = { ...l, times: (last.times ?? 1) + 1 };
    else joined.push(l);
  }
  const shown = joined.slice(-more.value).reverse();
  return html`<section class="log" aria-label=${t('log')}>
    <div class="log-head"><h3>${t('log')}</h3><div role="group" aria-label=${t('log-filter')}>${['all', 'mine', 'dice'].map((x) => html`<button class=${f === x ? 'on' : ''} aria-pressed=${f === x} onClick=${() => { filter.value = x; }}>${t(`log-${x}`)}</button>`)}</div></div>
    ${!shown.length && html`<p class="empty">${t('log-empty')}</p>`}
    <ol>${shown.map((l, i) => html`<${LogLine} key=${`${l.moment}-${shown.length - i}`} l=${l} />`)}</ol>
    ${list.length > more.value && html`<button class="quiet" onClick=${() => { more.value += 200; }}>${t('log-more')}</button>`}
  </section>`;
});
