// The prompt bar: who must do what now; what is not on the map as buttons; undo; the end of a phase with a warning.
import { signal, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, Key, RuleLink, holderText, keepInside } from '../table/ui.js';
import { question, now, welcome, mySeat, busy, seats, looking, shown, nameOf, notesOf, pieceName, spaceName, pieceById, moment, spoken } from '../table/state.js';
import { hand, targets, lit, handText, putBack, picked, most, setCount, grabAll, grabNew, pending, chooser } from '../table/hand.js';
import { undo, choose, drop, carry } from '../table/acts.js';
import { chances } from '../table/chances.js';
import { index, movable, plainest, open as openSpaces } from '../table/choices.js';
import { wire, refuse, ask, send, sendInTurn } from '../table/sending.js';
import { wanted, standing as afterBasket, takeAll, emptyBasket, Shelves } from './shelf.js';
import { onBoard } from './fight.js';
import { ReportButton } from './report.js';
import { page } from '../table/window.js';
import { SeatTile, SeatSwitch } from './bar.js';
import { backToNow } from './timeline.js';
import { HandOver, handing } from './curtain.js';
import { Chooser, ChoiceList, HandPicks, MANY, open as openChooser } from './chooser.js';
import { t, ago, number, percent } from '../table/texts.js';

/** A choice that warned and waits for the second press. @type {{ value: import('../types/protocol').WireChoice | null }} */
export const sure = signal(null);
effect(() => {
  void question.value;
  untracked(() => { sure.value = null; });
});

/** The kind of piece a choice speaks of: a picture for its button. @param {import('../types/protocol').WireChoice} c */
const picture = (c) => c.picture ?? null;

/** The buttons of the question: one that ends it, few that answer it, and groups to choose from. `even`: it is an `answer` like the others, or
 * leaves `open` what could still be done in a battle; then it does not stand out. */
export function parts() {
  const i = index.value;
  const onMap = i.moves.size + i.places.size + i.picks.size + i.points.size + i.takes.size > 0;
  const byKind = new Map();
  for (const b of i.buttons) byKind.set(b.kind, [...(byKind.get(b.kind) ?? []), b]);
  const groups = [...byKind.values()].filter((l) => l.length > 1 || l[0].cost !== undefined && l[0].cost !== null);
  const single = [...byKind.values()].filter((l) => l.length === 1 && (l[0].cost === undefined || l[0].cost === null)).map((l) => l[0]);
  // Pieces to point at and buttons beside them answer the same question: none of them is the chief one.
  // Where a piece can move, or there are several things to do with one, a button beside them ends the phase.
  const rich = i.moves.size > 0 || [...i.picks.values()].some((l) => l.length > 1);
  if (i.picks.size && !battleBoard() && !rich) return { primary: null, plain: single, groups };
  // With things to do on the map or in a list the last single button ends the phase; alone, the first is the plain answer.
  if (onMap || groups.length) {
    // One thing to point at and nothing else: a button says it as well.
    const only = i.points.size === 1 && !single.length && !groups.length && !(i.moves.size + i.places.size + i.picks.size + i.takes.size) ? [...i.points.values()].flat() : [];
    if (only.length === 1) return { primary: only[0], plain: [], groups };
    const few = !onMap && groups.length === 1 && groups[0].length + single.length <= 4 && groups[0].every((c) => c.cost === undefined || c.cost === null);
    if (few) return { primary: single[0] ?? groups[0][0], plain: [...single.slice(1), ...groups[0].slice(single.length ? 0 : 1)], groups: [], even: 'answer' };
    return { primary: single.at(-1) ?? null, plain: single.slice(0, -1), groups, even: shown.value?.battle ? 'open' : null };
  }
  // Buttons alone answer it: nothing says that one of them is what is wanted.
  return single.length > 4 ? { primary: null, plain: [], groups: [single] } : { primary: single[0] ?? null, plain: single.slice(1), groups: [], even: single.length > 1 ? 'answer' : null };
}

/** Does a choice leave behind what was put together from a list? An answer by a button may; of everything else that is done the server is asked first (`wire.loses`). @param {import('../types/protocol').WireChoice} c */
const leavesList = (c) => wanted.value.length > 0 && c.gesture === 'button' && !parts().groups.some((g) => g.includes(c));

/** What should be known before a choice is made. @param {import('../types/protocol').WireChoice} c */
const warningOf = (c) => c.warning ?? (leavesList(c) ? t('shelf-chosen', { n: wanted.value.length }) : null);

/** Presses a choice; one that warns wants to be pressed twice. @param {import('../types/protocol').WireChoice} c */
export function press(c) {
  if (busy.value) return;
  if (warningOf(c) && sure.value !== c) {
    sure.value = c;
    spoken.value = `${t('anyway', { label: c.label })} ${warningOf(c)}`;
    return;
  }
  sure.value = null;
  // Who was warned lets the list go.
  if (leavesList(c)) emptyBasket();
  choose(c);
}

/** What the last click on a button was meant for. */
let meant = '';

/** A click on a button. The second of a double click was meant for what stood there before: it answers the same question again, or none.
 * @param {MouseEvent} e @param {import('../types/protocol').WireChoice} c */
function click(e, c) {
  const for_what = `${question.value?.seat} ${question.value?.text.replace(/\d+/g, '')} ${c.label}`;
  if (e.detail > 1 && for_what !== meant) return;
  meant = for_what;
  press(c);
}

/** Presses the button of a number. What ends the question has none while a list is put together. @param {number} n */
export function pressNumber(n) {
  const c = index.value.buttons[n - 1];
  if (c && index.value.buttons.length <= 9 && !(wanted.value.length && c === parts().primary)) press(c);
}

/** Does what can be done at a space that is pointed at; several things are offered as a list beside it. @param {string} space @param {{ x: number, y: number } | null} [at] */
export function point(space, at = null) {
  const list = openSpaces.value.get(space);
  if (list?.length > 1) return openChooser(spaceName(space), '', list, at);
  if (!list?.length) return;
  const c = plainest(list);
  // A space has no button that could ask: what should be known is asked beside it.
  if (c.warning) pending.value = { ways: [{ piece: '', n: 1, choices: list, chosen: 0 }], title: c.label, ...(at ?? { x: null, y: null }) };
  else press(c);
}

/** Sends the pieces pointed at. */
export function choosePicked() {
  const c = picked.value.map((p) => index.value.picks.get(p.piece)?.[p.n]).find(Boolean);
  if (c) press(c);
}

/** Doing all in turn what can be done at one space after the other, where the game has a word for it. */
const all = () => {
  const kinds = [...new Set([...index.value.points.values()].flat().map((c) => c.kind))];
  const name = kinds.length === 1 ? welcome.value?.in_turn[kinds[0]] : null;
  return name && index.value.points.size > 1 ? { kind: kinds[0], name } : null;
};
/** Is that being done? */
export const running = signal(false);

/** One after the other, until something else is asked. */
async function inTurn() {
  const { kind } = all() ?? {};
  if (!kind || running.value) return;
  running.value = true;
  await sendInTurn(kind);
  running.value = false;
}

/** Ends the phase, as the key does; what was put together is taken first. */
export function end() {
  if (looking.value) return;
  if (wanted.value.length) return takeAll();
  const { primary, even } = parts();
  if (!primary) return inTurn();
  // One answer among others is not what ends anything.
  if (even !== 'answer') press(primary);
}

const Waiting = live(() => {
  const n = now.value;
  const list = (n?.waiting ?? []).map((id) => seats.value.find((s) => s.id === id)).filter(Boolean);
  const bot = list.find((s) => typeof s.holder === 'object' && 'bot' in s.holder);
  return html`<div class="prompt-text"><b>${bot ? t('thinking', { seat: list.map((s) => s.name).join(', ') }) : t('waiting-for', { who: list.map((s) => `${s.name} (${holderText(s)})`).join(', ') || '–' })}</b>
    <span class="quiet">${n?.since ? t('waiting-since', { ago: ago(n.since) }) : ''}</span></div>
    ${bot && welcome.value?.yours.length ? html`<div class="prompt-buttons hurry"><button class="plain" title=${t('hurry-why')} onClick=${() => wire.link.ask({ type: 'hurry' }).catch(refuse)}>${t('hurry')}</button></div>` : null}`;
});

/** Something asked of the table: to go back beyond a die, or to change options. */
const ConsentBar = live(() => {
  const c = now.value?.consent;
  if (!c) return null;
  const mine = (welcome.value?.yours ?? []).filter((s) => c.waiting.includes(s));
  const by = seats.value.find((s) => s.id === c.by)?.name ?? c.by;
  // One answer is given for all seats a person holds.
  const answer = (agree) => wire.link.ask({ type: 'consent', seat: mine[0], agree }).catch(refuse);
  const asks = c.amend.length ? t('consent-amend', { who: by, what: c.amend.join('; ') }) : t('consent-ask', { who: by, n: moment.value - c.moment });
  return html`<div class="consent" role="alert"><${Icon} name=${c.amend.length ? 'book' : 'undo'} size=${18} /><span>${asks}</span>
    ${mine.length ? html`<button class="plain" onClick=${() => answer(false)}>${t('consent-no')}</button><button class="primary" onClick=${() => answer(true)}>${t('consent-yes')}</button>` : html`<span class="quiet">${t('consent-wait', { who: c.waiting.map((id) => seats.value.find((s) => s.id === id)?.name ?? id).join(', ') })}</span>`}</div>`;
});

const Text = live(() => {
  const q = question.value;
  const h = hand.value;
  const p = parts();
  const seat = seats.value.find((s) => s.id === q.seat)?.name;
  const several = (welcome.value?.yours.length ?? 0) > 1;
  let line = null;
  let warn = false;
  if (sure.value && q.choices.includes(sure.value) && warningOf(sure.value)) [line, warn] = [warningOf(sure.value), true];
  else if (h) line = [h.from ? html`<span class="from">${t('in-hand')}, ${t('from-space', { space: spaceName(h.from) })}. </span>` : null, t('lit-spaces', { n: targets.value.size })];
  else if (wanted.value.length) line = t('shelf-chosen', { n: wanted.value.length });
  else if (p.primary?.warning) [line, warn] = [p.primary.warning, true];
  else if (openSpaces.value.size) line = t('can-point', { n: openSpaces.value.size });
  else if (movable.value.size) line = t('can-act', { n: movable.value.size });
  return html`<div class="prompt-text">
    <b>${h ? t(`${h.mode === 'place' ? 'prompt-put' : 'prompt-hand'}${several ? '' : '-own'}`, { seat, what: handText() }) : html`${several && html`<span class="whose">${t('whose', { seat })} </span>`}${afterBasket.value?.text ?? q.text}`} <${RuleLink} id=${q.rule} /></b>
    <span class=${warn ? 'warn' : 'quiet'}>${line}</span></div>`;
});

/** A button for a choice. One that warned asks itself, wherever it stands; in the `bar` the line of the question says of what. */
export const ChoiceButton = live(({ c, cls = 'plain', k = null, tile = null, owner = question.value?.seat, bar = false }) => {
  const asks = sure.value === c;
  return html`<button class=${`${cls} ${asks ? 'sure' : ''}`} disabled=${busy.value} onClick=${(e) => click(e, c)} title=${c.warning}>
  ${tile && html`<${Tile} kind=${tile} owner=${owner} size=${26} />`}<span>${asks ? t('anyway', { label: c.label }) : c.label}</span>${c.cost !== undefined && c.cost !== null ? html`<span class="cost">${number(c.cost)}</span>` : null}${k && html`<${Key} k=${k} />`}${asks && !bar ? html`<small class="asks">${warningOf(c)}</small>` : null}</button>`;
});

/** The key of a button, where keys choose among them. @param {import('../types/protocol').WireChoice} c */
const digit = (c) => (index.value.buttons.length <= 9 ? String(index.value.buttons.indexOf(c) + 1) : null);

/** Choices that are neither on the map nor few: a card over the prompt bar. */
export const Groups = live(({ phone = false, beside = false }) => {
  const q = question.value;
  // In a battle on the board they stand in the panel, so that the board does not jump with every hit.
  if (!q || (!phone && beside !== !!onBoard.value)) return null;
  const shelves = phone && (q.shelves?.length ?? 0) > 0;
  // What can be done with what is in the hand and not on the map stays within reach.
  if (hand.value) return html`<${HandPicks} Button=${ChoiceButton} />${shelves && html`<div class="groups float hand-picks"><${Shelves} /></div>`}`;
  const { groups } = parts();
  const i = index.value;
  const places = [...i.places.keys()];
  // On the board itself a hit may be hard to point at: the same as buttons.
  const picks = onBoard.value || [...i.picks.values()].reduce((n, l) => n + l.length, 0) < 7 ? [...i.picks] : [];
  if (!groups.length && !places.length && !shelves && !picks.length) return null;
  return html`<div class="groups float">
    ${shelves && html`<${Shelves} />`}
    ${picks.length > 0 && !battleBoard() && html`<div class="group"><div class="choice-grid pictured">${picks.flatMap(([id, list]) => list.map((c) => html`<${ChoiceButton} key=${c.notation} c=${c} tile=${pieceById.value.get(id)?.kind} owner=${pieceById.value.get(id)?.owner} />`))}</div></div>`}
    ${places.length > 0 && html`<div class="group"><h3>${t('to-place')}</h3><div class="choice-grid pictured">${places.map((kind) => html`<button class="plain" onClick=${() => grabNew(kind)}><${Tile} kind=${kind} owner=${q.seat} size=${26} /><span>${nameOf(kind)}</span></button>`)}</div></div>`}
    ${groups.toSorted((a, b) => Number(!picture(a[0])) - Number(!picture(b[0]))).map((list) => {
      const title = welcome.value.kinds[list[0].kind] ?? nameOf(list[0].kind);
      const long = list.length > MANY && !picture(list[0]);
      const grid = html`<${ChoiceList} key=${title} list=${list} Button=${ChoiceButton} tile=${picture} many=${long ? MANY : 40} />`;
      // What has no picture stands folded up below what has one.
      // Many of a kind are a list to be opened: buttons by the hundred would hide the question.
      const fold = long || groups.length > 1 && !picture(list[0]) && groups.some((g) => picture(g[0]));
      return fold ? html`<details class="group" key=${title}><summary>${title} <span class="count">${list.length}</span></summary>${grid}</details>` : html`<div class="group" key=${title}><h3>${title}</h3>${grid}</div>`;
    })}
  </div>`;
});

/** Is a battle fought on a board of its own, with its own buttons? */
const battleBoard = () => (shown.value?.battle?.sides.length ?? 0) > 0;

/** What is in the hand: tiles with steppers; what has a name of its own is in the hand or not. */
export const Tray = live(({ beside = false }) => {
  const h = hand.value;
  if (!h || h.mode !== 'move') return null;
  const rows = [...h.counts].map(([id, n]) => ({ id, n, piece: pieceById.value.get(id) })).filter((r) => r.piece);
  // Names would cover the board: they stand in the panel beside it.
  if (beside !== null && beside !== rows.some((r) => r.piece.name)) return null;
  // One piece that says itself what it is needs no tray.
  if (rows.length === 1 && most(rows[0].id) === 1 && rows[0].piece.caption?.length) return null;
  const full = rows.every((r) => r.n === most(r.id));
  return html`<div class=${`tray float ${beside ? 'beside' : ''}`} role="group" aria-label=${t('in-hand')}>
    <div class="tray-from"><b>${t('in-hand')}</b><span>${t('from-space', { space: spaceName(h.from) })}</span></div>
    <div class="tray-rows">${rows.map((r) => r.piece.name && r.piece.count === 1 ? html`<button class=${`tray-unit ${r.n ? 'on' : ''}`} key=${r.id} aria-pressed=${r.n > 0} title=${[nameOf(r.piece.kind), ...notesOf(r.piece)].join(', ')} onClick=${() => setCount(r.id, r.n ? 0 : 1)}><${Tile} kind=${r.piece.kind} owner=${r.piece.owner} size=${24} /><span>${pieceName(r.piece)}</span></button>` : html`<div class="tray-row" key=${r.id}><${Tile} kind=${r.piece.kind} owner=${r.piece.owner} size=${30} title=${[nameOf(r.piece.kind), ...notesOf(r.piece)].join(', ')} />
      <div class=${`stepper ${r.n ? '' : 'none'}`} role="group" aria-label=${nameOf(r.piece.kind)}><button aria-label=${t('fewer', { what: nameOf(r.piece.kind) })} disabled=${r.n === 0} onClick=${() => setCount(r.id, r.n - 1)}><${Icon} name="minus" size=${14} /></button>
      <output>${r.n} / ${most(r.id)}</output><button aria-label=${t('more', { what: nameOf(r.piece.kind) })} disabled=${r.n >= most(r.id)} onClick=${() => setCount(r.id, r.n + 1)}><${Icon} name="plus" size=${14} /></button></div></div>`)}</div>
    ${!full && html`<button class="quiet" onClick=${grabAll}>${t('all')} <${Key} k="A" /></button>`}
  </div>`;
});

/** Lit spaces as buttons, for phones and for whoever would rather not hit a small space. */
export const TargetButtons = live(() => {
  const h = hand.value;
  if (!lit.value.size) return null;
  const list = [...lit.value.keys()].sort((a, b) => spaceName(a).localeCompare(spaceName(b)));
  // Hundreds of hexes are tapped on the board, or found by their name.
  if (list.length > 24) return html`<${FindTarget} list=${list} />`;
  return html`<div class="target-buttons">${list.map((s) => {
    const c = chances.value.get(s);
    const costs = [...lit.value.get(s).values()].flat().map((x) => x.cost).filter((x) => x !== undefined && x !== null);
    return html`<button class="target" key=${s} onClick=${() => (h ? drop(s) : point(s))}><span>${spaceName(s)}${c ? html`<${Icon} name="battle" size=${18} />` : null}</span>
      <b>${c ? html`${c.before !== null && html`<small>${percent(c.before)} → </small>`}${percent(c.after)} %` : costs.length ? number(Math.min(...costs)) : t('go')}</b></button>`;
  })}</div>`;
});

/** A lit space by its name. */
const FindTarget = ({ list }) => {
  const go = (e) => {
    const s = list.find((x) => spaceName(x).toLowerCase() === e.target.value.trim().toLowerCase());
    if (s) hand.value ? drop(s) : point(s);
  };
  return html`<label class="find-target"><span class="quiet">${t('find-target')}</span><input list="lit-names" onChange=${go} autocomplete="off" autocapitalize="off" /><datalist id="lit-names">${list.map((s) => html`<option value=${spaceName(s)}></option>`)}</datalist></label>`;
};

/** The list beside a piece or a space. */
export const ChooserCard = live(() => html`<${Chooser} Button=${ChoiceButton} />`);

/** Where a standing order could answer, it may: the question to the rules that gives its answer. */
const standingQuery = () => (now.value?.queries ?? []).find((q) => q.name === 'standing' && q.args.seat === question.value?.seat);

/** Lets the standing order answer what is asked. */
export const StandingButton = live(() => {
  const q = standingQuery();
  if (!q) return null;
  const decide = async () => {
    const answer = await ask(q);
    if (answer?.batch) await send(answer.batch, q.args.seat, 'quiet');
  };
  return html`<button class="plain standing-button" disabled=${busy.value} title=${t('orders-why')} onClick=${decide}>${t('standing-decide')}</button>`;
});

/** Standing orders wanted so often that they stand beside the answers; while others are asked, those of one's own seats. */
const Beside = live(() => {
  const whose = (o) => (question.value ? o.seat === question.value.seat : welcome.value?.yours.length === 1 && o.seat === welcome.value.yours[0]);
  return (now.value?.orders ?? []).filter((o) => o.beside && whose(o)).map((o) => html`<button class="plain beside-button" key=${o.notation} disabled=${busy.value} onClick=${() => send([o.action], o.seat, 'order')}>${o.label}</button>`);
});

const PickPrimary = live(() => {
  const p = picked.value[0];
  const c = p && index.value.picks.get(p.piece)?.[p.n];
  return c ? html`<${ChoiceButton} c=${c} cls="primary" k="Enter" bar=${true} />` : html`<button class="primary" disabled title=${t('pick-first')}>${t('pick-first')} <${Key} k="Enter" /></button>`;
});

export const Prompt = live(() => {
  const q = question.value;
  const h = hand.value;
  const n = now.value;
  const p = q ? parts() : null;
  // Answers like each other stand in the order of their numbers.
  const answers = p?.even === 'answer';
  const row = [...(answers ? [p.primary] : []), ...(p?.plain ?? [])].sort((a, b) => index.value.buttons.indexOf(a) - index.value.buttons.indexOf(b));
  const listed = q && wanted.value.length;
  const seat = q?.seat ?? n?.waiting[0] ?? mySeat.value;
  const out = n?.outcome;
  if (looking.value) return html`<section class="prompt looking" aria-label=${t('prompt')}><div class="prompt-text"><b>${t('looking-back-at', { n: looking.value.moment, of: moment.value })}</b><span class="quiet">${t('looking-hint')}</span></div><button class="primary" onClick=${backToNow}>${t('back-to-now')} <${Key} k="Esc" /></button></section>`;
  if (out) return html`<section class="prompt over" aria-label=${t('prompt')}><div class="prompt-text"><b>${out.winner ? t('won', { side: welcome.value.sides.find((s) => s.id === out.winner)?.name ?? out.winner }) : t('draw')}</b><span>${out.text}</span></div>
    <${ReportButton} /><a class="button plain" href=${`/tables/${welcome.value.table}/audit`}>${t('menu-audit')}</a>${page.challenge ? html`<a class="button primary" href=${page.challenge}>${t('menu-challenge')}</a>` : html`<a class="button primary" href="/">${t('menu-home')}</a>`}</section>`;
  return html`<${ConsentBar} /><section class=${`prompt ${busy.value ? 'busy' : ''} ${q ? '' : 'waits'}`} aria-label=${t('prompt')} aria-busy=${busy.value}>
    ${seat && html`<${SeatTile} seat=${seat} size=${36} />`}<${SeatSwitch} />
    ${q ? html`<${Text} />` : handing.value.length ? html`<${HandOver} />` : html`<${Waiting} />`}
    <div class="prompt-buttons">
      ${n?.undo.length ? html`<button class="quiet" disabled=${busy.value} onClick=${undo}><${Icon} name="undo" size=${18} /> <span class="word">${t('undo')}</span> <${Key} k="U" /></button>` : null}
      ${h || picked.value.length ? html`<button class="plain" onClick=${putBack}>${t('put-back')} <${Key} k="Esc" /></button>` : null}
      ${q && !h && html`<${StandingButton} />`}
      ${q && !h && row.map((c) => html`<${ChoiceButton} key=${c.notation} c=${c} cls=${c === p.primary ? 'primary even' : 'plain'} k=${p.groups.length ? null : digit(c)} bar=${true} />`)}
      ${!h && !listed && html`<${Beside} />`}
      ${listed ? html`<button class="plain" onClick=${emptyBasket}>${t('shelf-empty')}</button>` : null}
      ${q && all() ? html`<button class=${p.primary ? 'plain' : 'primary'} disabled=${running.value} onClick=${inTurn}>${all().name} ${p.primary ? null : html`<${Key} k="E" />`}</button>` : null}
      ${listed ? html`<button class="primary" disabled=${busy.value} onClick=${takeAll}>${t('shelf-take', { n: listed })} <${Key} k="E" /></button>` : q && index.value.picks.size > 0 && battleBoard() ? html`<${PickPrimary} />` : q && index.value.picks.size > 0 && picked.value.length && !chooser.value ? html`<${PickPrimary} />` : q && p.primary && !answers ? html`<${ChoiceButton} c=${p.primary} cls=${`primary ${p.even ? 'even' : ''}`} k="E" bar=${true} />` : null}
    </div>
  </section>`;
});

/** Where moves have several ways, or something should be known first. */
export const Ways = live(() => {
  const p = pending.value;
  if (!p) return null;
  const warnings = [...new Set([...p.ways.map((w) => w.choices[w.chosen].warning), p.lost].filter(Boolean))];
  const title = p.title ?? t('ways-title', { space: spaceName(p.to) });
  const pick = (w, i) => { pending.value = { ...p, lost: null, ways: p.ways.map((x) => (x === w ? { ...x, chosen: i } : x)) }; };
  return html`<div class="ways float card" role="dialog" ref=${(el) => keepInside(el)} aria-label=${title} style=${p.x !== null ? { left: `${p.x}px`, top: `${p.y}px` } : null}>
    <h3>${title}</h3>
    ${p.ways.filter((w) => w.choices.length > 1).map((w) => html`<div class="way" role="radiogroup">${w.choices.slice(0, 30).map((c, i) => html`<label class=${i === w.chosen ? 'on' : ''}><input type="radio" name=${`way-${w.piece}`} checked=${i === w.chosen} onChange=${() => pick(w, i)} /><span>${w.n > 1 ? `${w.n} × ` : ''}${c.label}</span>${c.warning && html`<em class="warn">${c.warning}</em>`}</label>`)}</div>`)}
    ${warnings.map((x) => html`<p class="warn">${x}</p>`)}
    <div class="row"><button class="plain" onClick=${() => { pending.value = null; }}>${t('cancel')}</button><button class="primary" ref=${(b) => b && !b.dataset.had && ((b.dataset.had = '1'), b.focus())} onClick=${() => carry(p.ways)}>${warnings.length ? t('anyway-short') : t('go')} <${Key} k="Enter" /></button></div>
  </div>`;
});

