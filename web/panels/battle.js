// The battle board: shown while a battle is under way and the reader is asked about it, or wants to look.
import { signal, effect } from '../vendor/signals-core.js';
import { html, live, Tile, Icon, RuleLink } from '../table/ui.js';
import { shown, question, piecesIn, now, told, nameOf, spaceName, spaceById, sideOf, seats, version, welcome, looking, mySeat } from '../table/state.js';
import { index, picked, wire, chief } from '../table/hand.js';
import { battles } from './plan.js';
import { OutcomeBar } from './odds.js';
import { SeatTile } from './bar.js';
import { LogLine } from './log.js';
import { t, percent } from '../table/words.js';

/** Put away by the reader until the next battle. */
const away = signal('');
/** Chances after each loss that can be chosen. */
const after = signal(new Map());

/** The panel of the battle under way. */
const panel = () => shown.value?.panels.find((p) => p.id === 'battle' || p.id.startsWith('battle.'));

/** Where it is fought: the id says so, else the place whose name the title holds. */
export function battleSpace() {
  const p = panel();
  if (!p) return null;
  if (p.id.startsWith('battle.')) return p.id.slice(7);
  let best = null;
  for (const s of spaceById.value.values()) {
    const name = nameOf(s.name);
    if (p.title.includes(name) && (!best || name.length > nameOf(best.name).length)) best = s;
  }
  return best?.space ?? null;
}

let run = 0;
effect(() => {
  const v = version.value;
  const picks = index.value.picks;
  const space = battleSpace();
  const mine = ++run;
  after.value = new Map();
  if (!picks.size || !space || !v || picks.size > 10) return;
  (async () => {
    for (const [piece, list] of picks) {
      try {
        const tried = await wire.link.ask({ type: 'try', seat: mySeat.value, version: v, actions: [list[0].action], queries: [{ name: 'battle', args: { space } }] });
        if (mine !== run) return;
        const c = tried.answers[0]?.chances;
        if (c && tried.done) after.value = new Map(after.value).set(piece, c);
      } catch {
        return;
      }
    }
  })();
});

/** One row of units: each kind a tile with its number; those that can be chosen have a frame. */
const Row = live(({ owner, pieces, role }) => html`<div class="battle-row"><div class="battle-who"><${SeatTile} seat=${owner} size=${26} /><div><b>${seats.value.find((s) => s.id === owner)?.name ?? owner}</b><span>${role}</span></div></div>
  <div class="battle-units">${pieces.map((p) => {
    const list = index.value.picks.get(p.id);
    const at = picked.value.findIndex((x) => x.piece === p.id);
    const inner = html`<span class="unit-tiles">${Array.from({ length: Math.min(p.count, 6) }, () => html`<${Tile} kind=${p.kind} owner=${owner} size=${p.count > 3 ? 40 : 48} />`)}</span><span class="unit-count">${p.count > 1 ? `× ${p.count}` : ''}</span><span class="unit-name">${nameOf(p.kind)}</span>${(p.notes ?? []).length > 0 && html`<span class="unit-note">${p.notes.join(', ')}</span>`}`;
    return list
      ? html`<button key=${p.id} class=${`unit ${at >= 0 ? 'on' : ''}`} aria-pressed=${at >= 0} onClick=${() => { picked.value = at >= 0 ? [] : [{ piece: p.id, n: 0 }]; }}>${at >= 0 && html`<span class="lose">${t('lose')}</span>`}${inner}</button>`
      : html`<div key=${p.id} class="unit">${inner}</div>`;
  })}</div></div>`);

export const BattleBoard = live(() => {
  const p = panel();
  const space = battleSpace();
  if (!p || !space || looking.value || away.value === `${space} ${now.value?.round} ${now.value?.turn}`) return null;
  const turn = now.value?.turn;
  const own = turn && sideOf(turn);
  const here = (piecesIn.value.get(space) ?? []).filter((x) => x.owner && !welcome.value.works.includes(x.kind));
  const owners = [...new Set(here.map((x) => x.owner))].sort((a, b) => Number(sideOf(b) === own) - Number(sideOf(a) === own));
  const c = battles.value.get(space);
  const rolled = told.value.slice(-60).filter((l) => l.dice?.length).slice(-6);
  const behind = p.rows.map((r) => r.at(-1)).filter((x) => x && x !== '–');
  const alternatives = [...after.value].sort((a, b) => chief(b[1]).share - chief(a[1]).share).slice(0, 4);
  const mine = (welcome.value.yours ?? []).some((s) => sideOf(s) === own);
  return html`<div class="battle" role="dialog" aria-label=${p.title}>
    <header><div><h2>${p.title}</h2></div><button class="icon-button" aria-label=${t('battle-away')} onClick=${() => { away.value = `${space} ${now.value?.round} ${turn}`; }}>×</button></header>
    <div class="battle-body"><div class="battle-main">
      ${owners.map((o, i) => html`${i > 0 && sideOf(owners[i - 1]) !== sideOf(o) && html`<p class="battle-line"><${Icon} name="battle" size=${18} /> <b>${question.value?.text ?? t('battle-goes-on')}</b> <${RuleLink} id=${question.value?.rule} /></p>`}
        <${Row} key=${o} owner=${o} pieces=${here.filter((x) => x.owner === o)} role=${t(sideOf(o) === own ? 'role-attack' : 'role-defend')} />`)}
      ${behind.length > 0 && html`<p class="behind"><b>${p.heads.at(-1)}</b> ${behind.join('; ')}</p>`}
    </div>
    <aside class="battle-side">
      ${c && html`<h3>${t('battle-now')}</h3><div class="card odds"><p class="chief"><b>${percent(mine ? chief(c).share : c.defender_wins)}</b><span> %</span><small>${t(mine ? chief(c).word : 'odds-hold')}</small></p><${OutcomeBar} c=${c} /></div>`}
      ${alternatives.length > 1 && html`<h3>${t('battle-if')}</h3>${alternatives.map(([piece, x]) => {
        const it = here.find((y) => y.id === piece);
        const on = picked.value.some((y) => y.piece === piece);
        return html`<button class=${`card alternative ${on ? 'on' : ''}`} onClick=${() => { picked.value = [{ piece, n: 0 }]; }}>${it && html`<${Tile} kind=${it.kind} owner=${it.owner} size=${24} />`}<b>${percent(mine ? chief(x).share : x.defender_wins)} %</b><${OutcomeBar} c=${x} /></button>`;
      })}`}
      <h3>${t('battle-dice')}</h3>${rolled.length ? html`<ol class="battle-dice">${rolled.map((l) => html`<${LogLine} l=${l} />`)}</ol>` : html`<p class="quiet">${t('battle-no-dice')}</p>`}
      <p><a class="rule-link" href=${`/tables/${welcome.value.table}/audit`}>${t('prove')}</a></p>
    </aside></div></div>`;
});

/** Opens it again. */
export const BattleButton = live(() => {
  const space = battleSpace();
  if (!space || !away.value) return null;
  return html`<button class="plain float battle-button" onClick=${() => { away.value = ''; }}><${Icon} name="battle" size=${18} /> ${spaceName(space)}</button>`;
});

