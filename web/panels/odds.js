// An odds card: the chief figure, a bar of outcomes, how many are left, losses and swing, and how it all comes about. Figures change in place.
import { signal } from '../vendor/signals-core.js';
import { html, live, RuleLink, Strip } from '../table/ui.js';
import { piecesIn, sideOf, spaceName, now, welcome } from '../table/state.js';
import { chief } from '../table/chances.js';
import { plan } from '../table/trail.js';
import { t, brief, percent, number } from '../table/texts.js';

/** @typedef {import('../types/protocol').WireChances} Chances */

/** Those who fight in a space, by coalition: the side whose turn it is first. @param {string} space */
export function sides(space) {
  const turn = now.value?.turn;
  const own = turn && sideOf(turn);
  const groups = new Map();
  for (const p of piecesIn.value.get(space) ?? []) {
    if (!p.owner || welcome.value.works.includes(p.kind)) continue;
    const key = sideOf(p.owner) === own ? 'attack' : 'defend';
    if (!groups.has(key)) groups.set(key, new Map());
    const byOwner = groups.get(key);
    const list = byOwner.get(p.owner) ?? [];
    const same = list.find((i) => i.kind === p.kind);
    if (same) same.count += p.count;
    else list.push({ kind: p.kind, count: p.count });
    byOwner.set(p.owner, list);
  }
  return { attack: [...(groups.get('attack') ?? [])], defend: [...(groups.get('defend') ?? [])] };
}

const Forces = ({ side }) => side.map(([owner, items]) => html`<${Strip} items=${items} owner=${owner} />`);

/** The three parts of what can happen, the reader's own first. @param {Chances} c @param {boolean} [mine] the reader attacks */
export function shares(c, mine = true) {
  const [first, third] = [chief(c).share, c.defender_wins];
  const between = Math.max(0, 1 - first - third);
  return mine ? { first, between, third } : { first: third, between, third: first };
}

/** What the attacker's success is called. @param {Chances} c */
export const goal = (c) => c.goal ?? t(chief(c).word);

/** The bar of outcomes: solid = the reader's (or the attacker's), hatched = neither's, hollow = the other's. @param {{ c: Chances, mine?: boolean }} p */
export const OutcomeBar = ({ c, mine = true }) => {
  const { first, between, third } = shares(c, mine);
  return html`<div class="outcomes" role="img" aria-label=${t('outcomes', { first: percent(first), between: percent(between), third: percent(third) })}>
    <span class="ours" style=${{ flexGrow: first }}></span>${between > 0.0005 && html`<span class="neither" style=${{ flexGrow: between }}></span>`}<span class="theirs" style=${{ flexGrow: third }}></span></div>`;
};

/** Bars of how many are left: hollow where the defender is, solid where the attacker is. What is less likely than 1 in 2000 at either end is left off.
 * @param {{ spread: [number, number][] }} p */
export const Histogram = ({ spread }) => {
  const seen = spread.filter(([, p]) => p >= 0.0005).map(([n]) => n);
  if (seen.length < 2) return null;
  const [least, most] = [Math.min(...seen), Math.max(...seen)];
  // More bars than there is room for stand for two, three, ... numbers each; 0 always stands alone.
  const step = Math.ceil((most - least + 1) / 24);
  const bins = new Map();
  const bin = (n) => Math.sign(n) * Math.ceil(Math.abs(n) / step);
  for (let b = bin(least); b <= bin(most); b++) bins.set(b, 0);
  for (const [n, p] of spread) if (bins.has(bin(n))) bins.set(bin(n), bins.get(bin(n)) + p);
  const top = Math.max(...bins.values());
  const label = (b) => (b > 0 ? `+${b * step}` : b < 0 ? `−${-b * step}` : '0');
  const list = [...bins];
  const every = Math.max(1, Math.ceil(list.length / 9));
  const likely = list.reduce((a, b) => (b[1] > a[1] ? b : a));
  return html`<figure class="histogram"><div class="bars" role="img" aria-label=${t('spread-likely', { n: label(likely[0]), p: percent(likely[1]) })}>${list.map(([b, p]) => html`<div class=${b > 0 ? 'ours' : 'theirs'} title=${`${label(b)}: ${percent(p)} %`}><i style=${{ height: `${Math.max(p > 0 ? 2 : 0, (p / top) * 38)}px` }}></i><small>${b % every === 0 ? label(b) : ''}</small></div>`)}</div>
    <figcaption>${t('spread-legend')}</figcaption></figure>`;
};

/** Cards whose derivation is open. */
const explained = signal(new Set());

/** The derivation: each line with its rule. @param {{ lines: import('../types/protocol').Reason[] }} p */
export const How = ({ lines }) => html`<ul class="how">${lines.map((l) => html`<li>${l.text} <${RuleLink} id=${l.rule} /></li>`)}</ul>`;

/** @param {{ title: string, sub?: string, space?: string, c: Chances, open?: boolean, mine?: boolean, onOpen?: () => void }} p */
export const OddsCard = live(({ title, sub, space, c, open = false, mine = true, onOpen }) => {
  const word = mine ? goal(c) : t('odds-hold');
  const { first, between, third } = shares(c, mine);
  const s = space ? sides(space) : null;
  const key = space ?? title;
  const how = explained.value.has(key);
  const flip = () => {
    const next = new Set(explained.value);
    if (!next.delete(key)) next.add(key);
    explained.value = next;
  };
  const more = (v) => (Math.abs(v) < 0.05 ? html`<b>${number(0, 1)}</b>` : html`<b class=${v >= 0 ? 'good' : 'bad'}>${v >= 0 ? '+' : '−'}${number(Math.abs(v), 1)}</b>`);
  const swing = mine ? c.value_swing : -c.value_swing;
  const [lose, kill] = mine ? [c.attacker_loss, c.defender_loss] : [c.defender_loss, c.attacker_loss];
  return html`<article class=${`card odds ${open ? 'open' : ''}`}>
    <div class="odds-head"><div><h3>${onOpen ? html`<button class="bare" aria-expanded=${open} onClick=${onOpen}>${title}</button>` : title}</h3>${sub && html`<p class="quiet">${sub}</p>`}</div>
      <p class="chief"><b>${c.margin ? brief(first) : percent(first, 1)}</b><span> %${c.margin ? html` <span class="margin">± ${number(c.margin * 100, c.margin < 0.01 ? 1 : 0)}</span>` : null}</span><small>${word}</small></p></div>
    ${s && s.attack.length > 0 && html`<div class="versus"><${Forces} side=${s.attack} /> <span>${t('versus')}</span> <${Forces} side=${s.defend} /></div>`}
    <${OutcomeBar} c=${c} mine=${mine} />
    ${open && html`<p class="odds-words"><span>${word} ${percent(first)}</span>${between > 0.0005 && html`<span>${t(c.captures < c.attacker_wins && c.captures > 0 ? 'odds-cleared' : 'odds-neither')} ${percent(between)}</span>`}<span>${mine ? t('odds-lost') : goal(c)} ${percent(third)}</span></p>
      ${c.spread && html`<${Histogram} spread=${c.spread} />`}`}
    <p class="odds-foot" title=${t('odds-points-why')}><span class="quiet">${t('odds-points')}</span><span>${t('odds-lose')} ${number(lose, 1)}</span><span>${t('odds-kill')} ${number(kill, 1)}</span><span>${t('odds-swing')} ${more(swing)}</span>
      ${c.how?.length ? html`<button class="rule-link how-button" aria-expanded=${how} onClick=${flip}>${t('odds-how')}</button>` : null}</p>
    ${how && c.how && html`<${How} lines=${c.how} />`}
  </article>`;
});

/** From where a planned battle is fought. @param {string} space */
export function fromWhere(space) {
  const from = [...new Set(plan.value.filter((m) => m.to === space).map((m) => m.from))];
  return from.length === 1 ? t('from-space', { space: spaceName(from[0]) }) : from.length ? t('from-spaces', { n: from.length }) : '';
}
