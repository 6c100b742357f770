// The plan board: every battle that is intended or under way, with its odds; and the questions that can be put to the rules.
import { signal, effect } from '../vendor/signals-core.js';
import { html, live, Icon, Grid } from '../table/ui.js';
import { now, version, overlay, looking, spaceName, question, busy } from '../table/state.js';
import { askAll } from '../table/sending.js';
import { go } from '../table/camera.js';
import { OddsCard, fromWhere } from './odds.js';
import { queryTitle, showQuery, carryOut } from '../board/overlays.js';
import { Fight, onBoard } from './fight.js';
import { Shelves } from './shelf.js';
import { t } from '../table/texts.js';

/** Chances of each battle that stands, by space. */
export const battles = signal(new Map());
const open = signal(null);

let run = 0;
effect(() => {
  const v = version.value;
  const list = (now.value?.queries ?? []).filter((q) => q.name === 'battle' && q.args.space);
  const mine = ++run;
  if (looking.value || !v) return;
  askAll(list).then((answers) => {
    if (mine === run) battles.value = new Map(list.map((q, i) => /** @type {const} */ ([q.args.space, answers[i]?.chances])).filter(([, c]) => c));
  });
});

/** What the rules propose to a seat now. @param {string | undefined} seat */
const plansOf = (seat) => (now.value?.queries ?? []).filter((q) => seat && q.args.seat === seat && q.name !== 'standing');

/** Under what an overlay says: to do what it proposes, or what could be proposed for its place. */
const Then = live(({ o }) => {
  const close = () => { overlay.value = null; };
  if (o.plan) return html`${!o.table && html`<p>${t('plan-steps', { n: o.plan })}</p>`}<div class="row plan-row"><button class="plain" onClick=${close}>${t('cancel')}</button><button class="primary" disabled=${busy.value} onClick=${carryOut}>${t('plan-do', { n: o.table?.rows.length ?? o.plan })}</button></div>`;
  return o.then?.length ? html`<div class="row plan-row">${o.then.map((q) => html`<button class="plain" onClick=${() => showQuery(q)}>${queryTitle(q)} …</button>`)}</div>` : null;
});

export const Plan = live(() => {
  const shelf = !document.querySelector('.tabletop.phone') && (question.value?.shelves?.length ?? 0) > 0;
  const list = [...battles.value];
  const first = open.value && battles.value.has(open.value) ? open.value : list[0]?.[0];
  // Those about a place are asked on the map.
  const tables = (now.value?.queries ?? []).filter((q) => !Object.keys(q.args).length);
  const plans = plansOf(question.value?.seat);
  return html`<section class="plan">
    ${shelf && html`<${Shelves} />`}<${Fight} />
    ${list.map(([space, c]) => html`<${OddsCard} key=${space} title=${spaceName(space)} sub=${fromWhere(space)} space=${space} c=${c} open=${space === first} onOpen=${() => { open.value = space; go(space); }} />`)}
    ${!list.length && !onBoard.value && !shelf && html`<p class="empty">${t('plan-empty')}</p>`}
    ${plans.length > 0 && html`<h3 class="panel-title">${t('plans-title')}</h3><div class="ask-list">${plans.map((q) => html`<button class="plain small" onClick=${() => showQuery(q)}>${queryTitle(q)}</button>`)}</div>`}
    ${tables.length > 0 && html`<h3 class="panel-title">${t('ask-title')}</h3><div class="ask-list">${tables.map((q) => html`<button class="plain small" onClick=${() => showQuery(q)}>${queryTitle(q)}</button>`)}</div>`}
  </section>`;
});

/** What an overlay says, beside the board. */
export const OverlayCard = live(() => {
  const o = overlay.value;
  if (!o) return null;
  return html`<aside class="overlay-card float card" role="status"><div class="row"><h3>${o.title}</h3><button class="icon-button" aria-label=${t('close')} onClick=${() => { overlay.value = null; }}>×</button></div>
    ${o.refused && html`<p>${o.refused}</p>`}
    ${o.marks.length > 0 && html`<p class="quiet">${t('marks', { n: new Set(o.marks.map((m) => m.space)).size })}</p>`}
    ${!o.refused && !o.marks.length && !o.table && !o.chances && !o.plan && html`<p class="quiet">${t('marks-none')}</p>`}
    ${o.table && html`<${Grid} table=${o.table} title=${o.title} />`}
    ${o.chances && html`<${OddsCard} title="" c=${o.chances} space=${o.query?.args.space} open=${true} />`}<${Then} o=${o} /></aside>`;
});

/** Is this one of a row of questions about places, too many for a button each? @param {import('../types/protocol').Query} q @param {import('../types/protocol').Query[]} list */
const several = (q, list) => !!q.args.space && list.filter((x) => x.name === q.name && x.args.space).length > 6;

/** The overlays that can be laid over the board now. */
export const layersOpen = signal(false);
export const Layers = live(() => {
  if (!layersOpen.value) return null;
  const list = now.value?.queries ?? [];
  return html`<div class="layers-menu float card" role="group" aria-label=${t('overlays')}>
    <h3><${Icon} name="layers" size=${16} /> ${t('overlays')}</h3>
    ${list.filter((q) => !several(q, list)).map((q) => html`<button class="bare" onClick=${() => { layersOpen.value = false; showQuery(q); }}>${queryTitle(q)}</button>`)}
    ${[...new Set(list.filter((q) => several(q, list)).map((q) => q.name))].map((name) => html`<label class="layer-of"><span>${queryTitle({ name, args: {} })}</span><select onChange=${(e) => { layersOpen.value = false; showQuery(list.filter((q) => q.name === name)[e.target.selectedIndex - 1]); }}><option></option>${list.filter((q) => q.name === name).map((q) => html`<option>${spaceName(q.args.space)}</option>`)}</select></label>`)}
    <p class="quiet">${t('overlays-hint')}</p></div>`;
});
