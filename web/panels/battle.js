// The battle board: columns by number to hit, the attacker above, the defender below, dice under each unit. Shown while a battle is under way.
import { signal, effect, computed, untracked } from '../vendor/signals-core.js';
import { html, live, Tile, Icon, RuleLink, Die, Key, Grid } from '../table/ui.js';
import { ordersPanel, question, told, nameOf, spaceName, sideOf, seats, version, welcome, looking, mySeat, now, busy, tab, sheet } from '../table/state.js';
import { away, awayKey, awaited, battle, battleOpen } from './battling.js';
import { picked } from '../table/hand.js';
import { undo } from '../table/acts.js';
import { chief } from '../table/chances.js';
import { index } from '../table/choices.js';
import { ask, askAll, send } from '../table/sending.js';
import { battles } from './plan.js';
import { queryTitle } from '../board/overlays.js';
import { OddsCard, OutcomeBar, goal } from './odds.js';
import { RefusalCard } from './pops.js';
import { Shelves } from './shelf.js';
import { Prompt, ChoiceButton, StandingButton, parts } from './prompt.js';
import { besideDice, struck } from './dice.js';
import { Toll } from './fight.js';
import { Aftermath, soFar } from './aftermath.js';
import { over } from '../table/keys.js';
import { SeatTile } from './bar.js';
import { t, percent, number } from '../table/texts.js';

/** @typedef {import('../types/protocol').Battle} Battle */
/** @typedef {import('../types/protocol').BattleUnit} BattleUnit */
/** @typedef {import('../types/protocol').BattleSide} BattleSide */
/** @typedef {import('../types/protocol').Shot & { side: number, dice: import('../types/protocol').Die[], text: string }} Rolled */

/** Chances after the losses that can be chosen, by the pieces lost. @type {{ value: Map<string, import('../types/protocol').WireChances> }} */
const after = signal(new Map());

/** What the log tells of this battle: what was rolled in this cycle, and who was lost. */
const story = computed(() => {
  const b = battle.value;
  /** @type {Rolled[]} */
  let rolled = [];
  /** @type {{ owner: string, kind: string }[]} */
  const lost = [];
  if (!b) return { rolled, lost };
  const attacker = sideOf(b.sides[0]?.owners[0] ?? '');
  for (let i = told.value.length - 1; i >= 0; i--) {
    const { fact: f, dice = [] } = told.value[i];
    if (!f) continue;
    const one = /** @type {any} */ (f);
    const at = (one.began ?? one.shot ?? one.lost)?.space;
    if (at !== b.space) continue;
    if (one.began) break;
    if (one.shot) rolled.unshift({ ...one.shot, dice, text: besideDice(told.value[i]), side: sideOf(one.shot.owner) === attacker ? 0 : 1 });
    if (one.lost) lost.unshift(one.lost);
    // Fire before any battle is one roll.
    if (!b.cycle && one.shot) break;
  }
  // A cycle begins where the attack fires after the defence, or somebody fires again.
  const cycles = [[]];
  for (const s of rolled) {
    const cur = cycles.at(-1);
    const again = cur.some((x) => !x.opening && ((s.side === 0 && x.side === 1) || (x.kind && x.kind === s.kind && x.owner === s.owner)));
    if (!s.opening && again) cycles.push([s]);
    else cur.push(s);
  }
  // Where the game counts no further, all that was rolled since belongs to its last cycle.
  rolled = b.cycle ? cycles.slice(b.cycle - 1).flat() : cycles[0];
  return { rolled, lost };
});

/** The columns of both sides, those that have fired in this cycle and are empty now among them. */
const columns = computed(() => {
  const known = new Map((battle.value?.sides ?? []).flatMap((s) => s.columns).map((c) => [c.value, c.head]));
  for (const s of story.value.rolled) if (s.value && !known.has(s.value)) known.set(s.value, t('battle-column', { n: s.value }));
  return [...known].map(([value, head]) => ({ value, head })).sort((a, b) => a.value - b.value);
});

/** Those who are gone for good: lost, and not waiting behind the line. */
const gone = computed(() => {
  const b = battle.value;
  /** @type {BattleUnit[]} */
  const out = [];
  for (const l of story.value.lost) {
    const same = out.find((u) => u.kind === l.kind && u.owner === l.owner);
    if (same) same.count += 1;
    else out.push({ kind: l.kind, owner: l.owner, count: 1, dice: 0 });
  }
  for (const u of b?.sides.flatMap((s) => s.behind) ?? []) {
    const same = out.find((x) => x.kind === u.kind && x.owner === u.owner);
    if (same) same.count -= u.count;
  }
  return out.filter((u) => u.count > 0);
});

/** The side that has hits to take from me now, and how many can be chosen. */
const toTake = computed(() => {
  const b = battle.value;
  if (!b || !index.value.picks.size) return 0;
  return Math.max(1, ...b.sides.map((s) => s.to_take));
});

/** Units that can be picked now. */
const pickable = computed(() => (battle.value?.sides ?? []).flatMap((s) => s.columns).flatMap((c) => c.units).filter((u) => u.piece && index.value.picks.has(u.piece)));

/** @param {string} piece */
const chosen = (piece) => picked.value.filter((p) => p.piece === piece).length;

/** One more of these; when all hits are spent the first choice makes way, and a stack that is full is let go. @param {BattleUnit} u */
function pick(u) {
  const n = chosen(u.piece);
  if (n >= Math.min(u.count, toTake.value)) {
    picked.value = picked.value.filter((p) => p.piece !== u.piece);
    return;
  }
  const list = [...picked.value, { piece: u.piece, n: 0 }];
  if (list.length > toTake.value) list.splice(list.findIndex((p) => p.piece !== u.piece), 1);
  picked.value = list;
}

/** All ways to lose so many, as lists of pieces; none where they are too many to compare. */
function ways(units, n) {
  let out = [[]];
  for (let i = 0; i < n; i++) {
    const next = new Map();
    for (const w of out) for (const u of units) {
      if (w.filter((x) => x === u.piece).length >= u.count) continue;
      const list = [...w, u.piece].sort();
      next.set(list.join(';'), list);
    }
    out = [...next.values()];
    if (out.length > 40) return [];
  }
  return out.filter((w) => w.length === n);
}

let run = 0;
effect(() => {
  const v = version.value;
  const b = battle.value;
  const list = pickable.value;
  const n = toTake.value;
  const mine = ++run;
  untracked(() => { after.value = new Map(); });
  if (!v || !b || !n || looking.value) return;
  const all = ways(list, n).map((w) => w.join(';'));
  askAll(all.map((lose) => ({ name: 'battle', args: { space: b.space, lose } }))).then((answers) => {
    if (mine === run) after.value = new Map(all.map((lose, i) => /** @type {const} */ ([lose, answers[i]?.chances])).filter(([, c]) => c));
  });
});

/** What the game answers to being asked for the odds of the battle. @type {{ value: { title: string, heads: string[], rows: string[][] } | null }} */
const table = signal(null);
let asked = 0;
effect(() => {
  const v = version.value;
  const q = battleOpen.value ? (now.value?.queries ?? []).find((x) => x.name === 'odds' && !Object.keys(x.args).length) : null;
  const mine = ++asked;
  if (!v || !q) {
    untracked(() => { table.value = null; });
    return;
  }
  ask(q).then((a) => { if (mine === asked) table.value = a?.table ? { title: queryTitle(q), ...a.table } : null; });
});

/** Sends the losses chosen, as one; where fewer are asked for than were chosen, the first of them. */
async function sendPicked() {
  const actions = picked.value.map((p) => index.value.picks.get(p.piece)?.[p.n]?.action).filter(Boolean);
  if (actions.length && (await send(actions, mySeat.value, 'as-far')) !== null) picked.value = [];
}

/** Enter confirms on the board as it does on the map, but all of them: heard before the page's own keys. */
addEventListener('keydown', (e) => {
  if (e.key !== 'Enter' || !battleOpen.value || !picked.value.length || busy.value || over()) return;
  // A tile that is chosen already would be let go; every other button does what it says.
  const el = e.target instanceof HTMLElement ? e.target : null;
  if (el?.closest('input, textarea, select, a') || (el?.closest('button') && !el.closest('.unit.on, .alternative.on'))) return;
  e.preventDefault();
  e.stopImmediatePropagation();
  sendPicked();
}, true);

/** A die not rolled yet. */
const Blank = ({ size = 26 }) => html`<span class="blank-die" style=${{ width: `${size}px`, height: `${size}px` }} aria-hidden="true"></span>`;

/** Dice under a unit: as many as it rolls; those not rolled yet are dashed. */
const Dice = ({ dice, value, blank }) => dice.length + blank > 0 && html`<span class="unit-dice">${dice.map((d) => html`<${Die} value=${d.value} sides=${d.sides} hit=${value > 0 && d.value <= value} size=${dice.length > 4 ? 20 : 26} />`)}${Array.from({ length: Math.min(blank, 12) }, () => html`<${Blank} size=${blank > 4 ? 20 : 26} />`)}</span>`;

const Unit = live(({ u, dice, value, blank, faded = false }) => {
  const can = u.piece && index.value.picks.has(u.piece);
  const n = can ? chosen(u.piece) : 0;
  const name = nameOf(u.kind);
  const inner = html`${n > 0 ? html`<span class="lose" aria-hidden="true">${n > 1 ? t('lose-n', { n }) : t('lose')}</span>` : u.tag && html`<span class="tag" aria-hidden="true">${u.tag}</span>`}
    <span class="unit-tile"><${Tile} kind=${u.kind} owner=${u.owner} size=${48} title=${name} />${u.count > 1 && html`<b class="unit-count" aria-hidden="true">${u.count}</b>`}</span>
    <span class="sr">${u.count} ${name}${u.tag ? `, ${u.tag}` : ''}${n ? `: ${t('lose-n', { n })}` : ''}</span><${Dice} dice=${dice} value=${value} blank=${blank} />`;
  return can
    ? html`<button class=${`unit ${n ? 'on' : ''}`} aria-pressed=${n > 0} onClick=${() => pick(u)}>${inner}</button>`
    : html`<div class=${`unit ${faded ? 'faded' : ''}`}>${inner}</div>`;
});

/** The units of one column with their dice; those that fired and are not there any more are faded. */
function cells(side, column, at) {
  const shots = story.value.rolled.filter((s) => s.side === at && s.kind);
  const left = new Map();
  for (const s of shots) left.set(`${s.owner} ${s.kind}`, [...(left.get(`${s.owner} ${s.kind}`) ?? []), ...s.dice]);
  const all = side.columns.flatMap((c) => c.units);
  const last = (u) => all.filter((x) => x.owner === u.owner && x.kind === u.kind && x.dice > 0).at(-1) === u;
  const out = column.units.map((u) => {
    const key = `${u.owner} ${u.kind}`;
    const fired = left.has(key) && u.dice > 0;
    // Dice of units lost since stay with the rest of their kind.
    const dice = fired ? left.get(key).splice(0, last(u) ? Infinity : u.count * u.dice) : [];
    return html`<${Unit} key=${u.piece ?? key} u=${u} dice=${dice} value=${column.value} blank=${fired ? 0 : u.count * u.dice} />`;
  });
  for (const s of shots) {
    if (s.value !== column.value || all.some((u) => u.owner === s.owner && u.kind === s.kind && u.dice > 0)) continue;
    out.push(html`<${Unit} key=${`ghost ${s.owner} ${s.kind} ${s.opening}`} u=${{ kind: s.kind, owner: s.owner, count: 1, dice: 0, tag: s.opening ? t('battle-opening') : undefined }} dice=${s.dice} value=${s.value} blank=${0} faded=${!s.opening} />`);
  }
  return out;
}

const seatName = (id) => seats.value.find((s) => s.id === id)?.name ?? id;

/** Does anybody in a column roll dice of his own against its number? Then the number says it all. @param {number} value */
const rolls = (value) => battle.value.sides.some((s) => s.columns.some((c) => c.value === value && c.units.some((u) => u.dice > 0))) || story.value.rolled.some((s) => s.kind && s.value === value);

/** Is it fought in cycles, each unit with dice of its own? */
const inCycles = () => columns.value.some((c) => rolls(c.value));

const Line = live(({ side, at }) => {
  const hits = story.value.rolled.filter((s) => s.side === at).reduce((n, s) => n + s.hits, 0);
  const fired = story.value.rolled.some((s) => s.side === at);
  const me = side.owners.some((o) => welcome.value.yours.includes(o));
  return html`<div class="battle-who">${side.owners.length > 0 && html`<${SeatTile} seat=${side.owners[0]} size=${28} />`}<div><b>${side.owners.map(seatName).join(', ')}</b>
      <span>${[me ? t('battle-you') : null, side.role, fired ? t('battle-hits', { n: hits }) : null].filter(Boolean).join(' · ')}</span></div></div>
    ${columns.value.map((c) => html`<div class="battle-column" key=${c.value} data-value=${c.value} data-head=${rolls(c.value) ? undefined : c.head}>${cells(side, side.columns.find((x) => x.value === c.value) ?? { ...c, units: [] }, at)}</div>`)}`;
});

/** A column's head with its number in large. @param {{ text: string }} p */
const Head = ({ text }) => {
  const m = /^(.*?)(\d+)(.*)$/.exec(text);
  return html`<div class="battle-head">${m ? html`${m[1]}<b>${m[2]}</b>${m[3]}` : text}</div>`;
};

const Few = ({ units, cls }) => html`<div class=${`few ${cls}`}>${units.map((u) => html`<span class="unit-tile" title=${`${u.count} ${nameOf(u.kind)}`}><${Tile} kind=${u.kind} owner=${u.owner} size=${32} />${u.count > 1 && html`<b class="unit-count">${u.count}</b>`}</span>`)}</div>`;

/** Between the lines: what has to be taken, and why. */
const Between = live(({ b }) => {
  const hits = b.sides.reduce((n, s) => n + s.to_take, 0);
  const of = (i) => story.value.rolled.filter((s) => s.side === i).reduce((n, s) => n + s.hits, 0);
  const sums = story.value.rolled.length ? t(inCycles() ? 'battle-cycle' : 'battle-sums', { n: b.cycle, attack: of(0), defend: of(1) }) : null;
  return html`<div class="battle-line"><${Icon} name="battle" size=${18} /><p><b>${hits ? t('battle-to-take', { n: hits }) : sums ?? t('battle-goes-on')}</b>
    ${b.notes.map((n) => html` <span>${n.text} <${RuleLink} id=${n.rule} /></span>`)}</p></div>`;
});

/** The standing orders of my seat, as the table of them has them. */
const Standing = live(() => {
  const p = ordersPanel();
  const row = p?.rows[p.kind.orders.seats.indexOf(mySeat.value)];
  if (!row) return null;
  return html`<p class="battle-standing">${t('battle-standing', { what: row.slice(1).map((c, i) => `${p.heads[i + 1].toLowerCase()} – ${c}`).join('; ') })} <button class="rule-link" onClick=${() => { away.value = awayKey(battle.value); tab.value = 'orders'; sheet.value = 'full'; }}>${t('battle-change')}</button></p>`;
});

/** What the dice of this battle can do, where the game has a table of it: unfolded unless something is to be taken from a list, where each choice says it. */
const Odds = live(() => {
  const o = table.value;
  return o && html`<details class="battle-odds" open=${!question.value?.shelves?.length}><summary>${o.title}</summary><${Grid} table=${o} title=${o.title} /></details>`;
});

/** What was rolled in this cycle, by side, with what was to be expected. */
const Rolls = live(() => {
  const { rolled } = story.value;
  const fair = (list) => list.reduce((n, s) => n + s.expected / s.of, 0);
  const sum = (list) => list.reduce((n, s) => n + s.hits, 0);
  return html`<section class="battle-rolls"><h3>${t(inCycles() ? 'battle-dice' : 'fight-dice')}</h3>
    ${!rolled.length && html`<p class="quiet">${t('battle-no-dice')}</p>`}
    ${[0, 1].map((i) => {
      const list = rolled.filter((s) => s.side === i);
      return list.length > 0 && html`<table key=${i}><caption class="sr">${battle.value.sides[i].role}</caption><tbody>${list.map((s) => html`<tr><th scope="row">${s.kind ? html`<${Tile} kind=${s.kind} owner=${s.owner} size=${20} title=${nameOf(s.kind)} /> ${nameOf(s.kind)}, ${s.value}` : s.text}</th>
        <td class="dice">${s.dice.map((d) => html`<${Die} value=${d.value} sides=${d.sides} hit=${struck(s, d)} size=${18} />`)}</td><td>${s.hits ? t('battle-hits', { n: s.hits }) : t('battle-miss')}</td></tr>`)}</tbody></table>
        <p class="quiet battle-fair">${t('battle-expected', { n: sum(list), fair: number(fair(list), 2) })} <a class="rule-link" href=${`/tables/${welcome.value.table}/audit`}>${t('prove')}</a></p>`;
    })}</section>`;
});

/** The losses that can be chosen, best first. */
const Alternatives = live(({ mine }) => {
  const worth = (c) => (mine ? chief(c).share : c.defender_wins);
  const held = [...picked.value.map((p) => p.piece)].sort().join(';');
  const list = [...after.value].sort((a, b2) => worth(b2[1]) - worth(a[1]));
  if (list.length < 2) return null;
  const top = list.slice(0, 4);
  const own = list.find(([k]) => k === held);
  if (own && !top.includes(own)) top[top.length - 1] = own;
  const units = new Map(pickable.value.map((u) => [u.piece, u]));
  const same = worth(list[0][1]) - worth(list.at(-1)[1]) < 0.0005;
  return html`<section class="battle-ways"><h3>${t('battle-if', { n: toTake.value })}</h3>
    ${top.map(([key, c]) => {
      const pieces = key.split(';');
      const on = key === held;
      return html`<button key=${key} class=${`card alternative ${on ? 'on' : ''}`} aria-pressed=${on} onClick=${() => { picked.value = pieces.map((piece) => ({ piece, n: 0 })); }}>
        <span class="unit-tiles">${pieces.map((p) => units.get(p)).filter(Boolean).map((u) => html`<${Tile} kind=${u.kind} owner=${u.owner} size=${24} title=${nameOf(u.kind)} />`)}</span><span class="share"><b>${percent(worth(c))}</b> %</span><${OutcomeBar} c=${c} mine=${mine} />
        ${on && html`<small><span>${mine ? goal(c) : t('odds-hold')}</span><span>${t('battle-then', { lose: number(mine ? c.attacker_loss : c.defender_loss, 1), kill: number(mine ? c.defender_loss : c.attacker_loss, 1) })}</span></small>`}</button>`;
    })}
    ${same && html`<p class="quiet">${t('battle-all-same')}</p>`}
    <p class="legend"><span class="ours"></span>${mine ? goal(list[0][1]) : t('odds-hold')}<span class="neither"></span>${t('odds-neither')}<span class="theirs"></span>${t('odds-lost-battle')}</p></section>`;
});

/** The foot while losses are chosen: who is asked, and the button that does it. */
const PickFoot = live(() => {
  const q = question.value;
  const n = picked.value.length;
  const of = Math.min(toTake.value, pickable.value.reduce((s, u) => s + u.count, 0));
  const units = new Map(pickable.value.map((u) => [u.piece, u]));
  const counts = new Map();
  for (const p of picked.value) counts.set(p.piece, (counts.get(p.piece) ?? 0) + 1);
  const what = [...counts].map(([p, k]) => [units.get(p), k]).filter(([u]) => u).map(([u, k]) => (k > 1 ? `${k} ${nameOf(u.kind)}` : nameOf(u.kind))).join(', ');
  const label = n === 1 && of === 1 ? index.value.picks.get(picked.value[0].piece)?.[0]?.label : null;
  return html`<section class=${`prompt ${busy.value ? 'busy' : ''}`} aria-label=${t('prompt')} aria-busy=${busy.value}>
    <${SeatTile} seat=${q.seat} size=${36} />
    <div class="prompt-text"><b>${t('whose', { seat: seatName(q.seat) })} ${q.text} <${RuleLink} id=${q.rule} /></b><span class="quiet">${t('battle-tap')}</span></div>
    <div class="prompt-buttons">
      ${now.value?.undo.length ? html`<button class="quiet" disabled=${busy.value} onClick=${undo}><${Icon} name="undo" size=${18} /> <span class="word">${t('undo')}</span> <${Key} k="U" /></button>` : null}
      ${n > 0 && html`<button class="plain" onClick=${() => { picked.value = []; }}>${t('put-back')} <${Key} k="Esc" /></button>`}
      <${StandingButton} />
      <button class="primary" disabled=${!n || busy.value} onClick=${sendPicked}>${n ? label ?? t('battle-lose', { what }) : t('battle-choose', { n: of })} ${n > 0 && html`<${Key} k="Enter" />`}</button>
    </div></section>`;
});

/** On a narrow screen the steps scroll: the one of now is to be seen. @param {HTMLElement | null} el */
const inSight = (el) => el?.scrollIntoView({ inline: 'nearest', block: 'nearest' });

/** Answers that are too many for a row of buttons: the prompt bar leaves them to the map, which is not to be seen here. */
const Choices = live(() => {
  const groups = question.value ? parts().groups : [];
  return groups.length > 0 && html`<div class="battle-choices">${groups.flat().map((c) => html`<${ChoiceButton} key=${c.notation} c=${c} />`)}</div>`;
});

/** How wide the columns are: those with many units have more of the room, an empty one little. */
const widths = () => columns.value.map((c) => {
  const most = Math.max(...battle.value.sides.map((s) => s.columns.find((x) => x.value === c.value)?.units.length ?? 0));
  return most > 3 ? `minmax(116px, ${(most / 2).toFixed(1)}fr)` : 'minmax(116px, 1fr)';
}).join(' ');

export const BattleBoard = live(() => {
  const b = battle.value;
  if (!b || !battleOpen.value) return null;
  const c = battles.value.get(b.space);
  const attack = b.sides[0]?.owners.map(sideOf);
  // As the seat that is asked sees it; onlookers see it as the attacker does.
  const mine = !mySeat.value || attack.includes(sideOf(mySeat.value));
  const [behind, lost] = [b.sides.flatMap((s) => s.behind), gone.value];
  const heads = columns.value;
  const lines = soFar(b.space);
  return html`<div class="battle-veil"><div class="battle" role="dialog" aria-label=${b.title}>
    <header><div><h2>${b.title}</h2><p>${b.sub}</p></div>
      <ol class="battle-steps" tabindex="0" aria-label=${t('battle-steps')}>${b.steps.map((s) => html`<li class=${s.stand} ref=${s.stand === 'now' ? inSight : undefined} aria-current=${s.stand === 'now' ? 'step' : undefined}>${s.stand === 'done' && html`<${Icon} name="check" size=${14} />`}${s.name}</li>`)}</ol>
      <button class="icon-button" aria-label=${t('battle-away')} title=${t('battle-away')} onClick=${() => { away.value = awayKey(b); }}>×</button></header>
    <${Aftermath} docked=${true} />
    <div class="battle-body"><div class="battle-main" tabindex="0" role="region" aria-label=${b.title}>
      <div class="battle-grid" style=${{ '--columns': heads.length, '--widths': widths() }}>
        <span class="battle-corner"></span>${heads.map((h) => html`<${Head} key=${h.value} text=${h.head} />`)}
        ${b.sides.map((s, i) => html`${i > 0 && html`<${Between} b=${b} />`}<${Line} key=${i} side=${s} at=${i} />`)}
      </div>
      <div class="battle-gone">
        ${behind.length > 0 && html`<div><h3>${t('battle-behind')}</h3><${Few} units=${behind} cls="behind" /></div>`}
        ${lost.length > 0 && html`<div><h3>${t('battle-lost')}</h3><${Few} units=${lost} cls="lost" /></div>`}
        ${lines.some((l) => /** @type {any} */ (l.fact)?.hit) ? html`<div class="battle-toll"><h3>${t('battle-so-far')}</h3><${Toll} l=${null} list=${lines} owners=${b.sides.flatMap((s) => s.owners)} /></div>` : null}
        <${Standing} />
      </div>
    </div>
    <aside class=${`battle-side ${question.value?.shelves?.length ? 'asks' : ''}`} tabindex="0" role="region" aria-label=${t('battle-now')}>
      <${Shelves} board=${true} />
      <${Alternatives} mine=${mine} />
      ${c && !(after.value.size > 1) && html`<${OddsCard} title=${t('battle-now')} c=${c} open=${true} mine=${mine} />`}
      <${Odds} /><${Rolls} />
    </aside></div>
    <footer class="battle-foot"><${RefusalCard} docked=${true} />${index.value.picks.size > 0 ? html`<${PickFoot} />` : html`<${Prompt} /><${Choices} />`}</footer></div></div>`;
});

/** Opens it again. */
export const BattleButton = live(() => {
  const b = battle.value;
  if (!b || battleOpen.value || looking.value || !awaited.value) return null;
  return html`<button class="plain float battle-button" onClick=${() => { away.value = ''; }}><${Icon} name="battle" size=${18} /> ${spaceName(b.space)}</button>`;
});

