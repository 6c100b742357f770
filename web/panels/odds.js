// An odds card: the chief figure, a bar of outcomes, losses and swing. Figures change in place.
import { html, Strip } from '../table/ui.js';
import { piecesIn, sideOf, spaceName, now, welcome } from '../table/state.js';
import { chief, plan } from '../table/hand.js';
import { t, percent, number } from '../table/words.js';

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

/** The bar of outcomes: solid = the attacker's, hatched = neither's, hollow = the defender's. @param {{ c: import('../table/wire').Chances }} p */
export const OutcomeBar = ({ c }) => {
  const first = chief(c).share;
  const third = c.defender_wins;
  const between = Math.max(0, 1 - first - third);
  return html`<div class="outcomes" role="img" aria-label=${t('outcomes', { first: percent(first), between: percent(between), third: percent(third) })}>
    <span class="ours" style=${{ flexGrow: first }}></span>${between > 0.0005 && html`<span class="neither" style=${{ flexGrow: between }}></span>`}<span class="theirs" style=${{ flexGrow: third }}></span></div>`;
};

/** @param {{ title: string, sub?: string, space?: string, c: import('../table/wire').Chances, open?: boolean, onOpen?: () => void }} p */
export const OddsCard = ({ title, sub, space, c, open = false, onOpen }) => {
  const f = chief(c);
  const between = Math.max(0, 1 - f.share - c.defender_wins);
  const s = space ? sides(space) : null;
  return html`<article class=${`card odds ${open ? 'open' : ''}`}>
    <div class="odds-head"><div><h3>${onOpen ? html`<button class="bare" aria-expanded=${open} onClick=${onOpen}>${title}</button>` : title}</h3>${sub && html`<p class="quiet">${sub}</p>`}</div>
      <p class="chief"><b>${percent(f.share)}</b><span> %</span><small>${t(f.word)}</small></p></div>
    ${s && html`<div class="versus"><${Forces} side=${s.attack} /> <span>${t('versus')}</span> <${Forces} side=${s.defend} /></div>`}
    <${OutcomeBar} c=${c} />
    ${open && html`<p class="odds-words"><span>${t(f.word)} ${percent(f.share)}</span>${between > 0.0005 && html`<span>${t('odds-neither')} ${percent(between)}</span>`}<span>${t('odds-lost')} ${percent(c.defender_wins)}</span></p>
      <dl class="odds-table"><dt>${t('units-left-attack')}</dt><dd>${number(c.attacker_units_left, 1)}</dd><dt>${t('units-left-defend')}</dt><dd>${number(c.defender_units_left, 1)}</dd><dt>${t('odds-clear')}</dt><dd>${percent(c.attacker_wins)} %</dd></dl>`}
    <p class="odds-foot"><span>${t('odds-lose')} ${number(c.attacker_loss, 1)}</span><span>${t('odds-kill')} ${number(c.defender_loss, 1)}</span><span>${t('odds-swing')} <b class=${c.value_swing >= 0 ? 'good' : 'bad'}>${c.value_swing >= 0 ? '+' : '−'}${number(Math.abs(c.value_swing), 1)}</b></span></p>
  </article>`;
};

/** From where a planned battle is fought. @param {string} space */
export function fromWhere(space) {
  const from = [...new Set(plan.value.filter((m) => m.to === space).map((m) => m.from))];
  return from.length === 1 ? t('from-space', { space: spaceName(from[0]) }) : from.length ? t('from-spaces', { n: from.length }) : '';
}
