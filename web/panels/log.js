// The log: what happened, with rules and dice, both ways.
import { signal } from '../vendor/signals-core.js';
import { html, live, Die, RuleLink } from '../table/ui.js';
import { told, seats, welcome } from '../table/state.js';
import { SeatTile } from './bar.js';
import { Toll } from './fight.js';
import { lookAt } from './timeline.js';
import { t } from '../table/words.js';

const filter = signal('all');
const more = signal(60);

/** The seat a line speaks of: the first one it names. @param {string} text */
export function speaker(text) {
  let best = null;
  let at = Infinity;
  for (const s of seats.value) {
    const i = text.indexOf(s.name);
    if (i >= 0 && (i < at || (i === at && s.name.length > best.name.length))) [best, at] = [s, i];
  }
  return best?.id ?? null;
}

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

/** The number to hit that a line names: the last small number before its dice (`at 3: 2 5 6`). @param {string} text */
function toHit(text) {
  const m = /(\d+)\s*[:：]/.exec(text);
  return m ? Number(m[1]) : null;
}

/** A line without the figures the dice show. @param {import('../types/protocol').WireTold} l */
function words(l) {
  if (!l.dice?.length || (l.fact && !/** @type {any} */ (l.fact).shot)) return l.text;
  const figures = l.dice.map((d) => d.value).join(' ');
  const cut = l.text.replace(`: ${figures}`, '');
  return cut === l.text ? l.text.replace(` ${figures}`, '') : cut;
}

/** @param {{ l: import('../types/protocol').WireTold & { times?: number } }} p */
export const LogLine = ({ l }) => {
  const fact = /** @type {any} */ (l.fact);
  const by = (fact?.cue ?? fact?.volley ?? fact?.hit)?.owner || speaker(l.text);
  const hit = fact?.shot ? fact.shot.value : fact ? null : toHit(l.text);
  const hits = fact?.volley?.shots.map((s) => s.hits > 0) ?? [];
  const text = words(l);
  const name = by && seats.value.find((s) => s.id === by)?.name;
  const bold = name && text.startsWith(name) ? name : null;
  return html`<li class=${l.dice?.length ? 'rolled' : ''}>${by ? html`<${SeatTile} seat=${by} size=${22} />` : html`<span class="no-tile"></span>`}
    <div><p>${bold ? html`<b>${bold}</b>${text.slice(bold.length)}` : text}${l.times ? html` <b>× ${l.times}</b>` : null} <${RuleLink} id=${l.rule} /></p>
    ${fact?.ended ? html`<${Toll} l=${l} />` : null}
    ${l.dice?.length ? html`<p class="dice">${groups(l.dice).map((g) => g.dice.map((d, i) => html`<${Die} value=${d.value} sides=${d.sides} hit=${hits.length ? hits[i] : hit !== null && d.value <= hit} />`))}</p>` : null}</div>
    <button class="when" title=${t('look-there', { n: l.moment })} aria-label=${t('look-there', { n: l.moment })} onClick=${() => lookAt(l.moment)}>${l.moment}</button></li>`;
};

export const Log = live(() => {
  const mine = new Set(welcome.value?.yours ?? []);
  const f = filter.value;
  const list = told.value.filter((l) => f === 'all' || (f === 'dice' ? l.dice?.length : mine.has(speaker(l.text))));
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
