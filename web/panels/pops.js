// Cards that float on the board: why something is refused, what stands in a space, the tools of the map.
import { signal, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Icon, RuleLink, Tile, Made, keepInside } from '../table/ui.js';
import { refusal, piecesIn, spaceById, spaceName, nameOf, notesOf, tab, sheet } from '../table/state.js';
import { grab } from '../table/hand.js';
import { index } from '../table/choices.js';
import { ask } from '../table/sending.js';
import { pickPiece } from './chooser.js';
import { showQuery, placeQueries, queryTitle } from '../board/overlays.js';
import { ownerName } from '../board/pieces.js';
import { battleOpen } from './battling.js';
import { layersOpen } from './plan.js';
import { t, number } from '../table/texts.js';

/** What is shown of a space: `{ space, x, y }`. */
export const card = signal(null);

/** How far something of the card can go: offered where the game has an answer; not every game knows the question. @type {{ value: import('../types/protocol').Query | null }} */
const range = signal(null);
effect(() => {
  const c = card.value;
  untracked(() => {
    range.value = null;
    const pieces = piecesIn.value.get(c?.space) ?? [];
    const p = pieces.find((x) => x.owner) ?? pieces[0];
    if (!p) return;
    const query = { name: 'range', args: { space: c.space, unit: p.kind.split('.').pop() } };
    ask(query).then((a) => { if (card.value === c && a?.marks?.length) range.value = query; });
  });
});

/** Why something was refused: beside the pointer or at the foot of the map; while a battle board lies over the map, in its foot. */
export const RefusalCard = live(({ docked = false }) => {
  const r = refusal.value;
  if (!r || docked !== battleOpen.value) return null;
  if (docked) return html`<div class="refusal docked" role="alert"><${Icon} name="refuse" size=${16} /><p><b>${r.title}.</b> ${r.text} <${RuleLink} id=${r.rule} /></p><button class="icon-button" aria-label=${t('close')} onClick=${() => { refusal.value = null; }}>×</button></div>`;
  return html`<div class="refusal float card" role="alert" ref=${(el) => keepInside(el)} style=${r.x !== undefined && r.x !== null ? { left: `${r.x}px`, top: `${r.y}px` } : null}>
    <h3><${Icon} name="refuse" size=${16} /> ${r.title}</h3><p>${r.text} <${RuleLink} id=${r.rule} /></p></div>`;
});

/** What is to be said of a piece beside its name, nothing twice. @param {import('../types/protocol').Piece} p */
function about(p) {
  const said = [...notesOf(p), ...(p.caption ?? []), ...(p.age && p.age !== 'now' ? [t(`age-${p.age}`)] : [])];
  return [...new Set(said)].filter((x) => !p.name || p.count > 1 || x !== nameOf(p.name)).join(', ');
}

export const SpaceCard = live(() => {
  const c = card.value;
  if (!c) return null;
  const s = spaceById.value.get(c.space);
  const pieces = piecesIn.value.get(c.space) ?? [];
  const owners = [...new Set(pieces.map((p) => p.owner))];
  const moves = index.value.moves;
  const picks = index.value.picks;
  return html`<div class="space-card float card" role="dialog" aria-label=${spaceName(c.space)} ref=${(el) => keepInside(el)} style=${{ left: `${c.x}px`, top: `${c.y}px` }}>
    <div class="row"><h3>${spaceName(c.space)}${s?.value ? html` <span class="badge">${number(s.value)}</span>` : null}</h3><button class="icon-button" aria-label=${t('close')} onClick=${() => { card.value = null; }}>×</button></div>
    <p class="quiet">${[s?.owner ? ownerName(s.owner) : '', ...(s?.notes ?? [])].filter(Boolean).join(' · ')}</p>
    ${owners.map((o) => html`<ul>${pieces.filter((p) => p.owner === o).map((p) => {
      const can = moves.has(p.id);
      const pick = picks.has(p.id);
      const inner = html`<${Tile} kind=${p.kind} owner=${p.owner} size=${26} age=${p.age} />${p.name && p.count === 1 ? html`<b>${nameOf(p.name)}</b>` : html`<b>${p.count}</b> ${nameOf(p.kind)}`}<span class="quiet">${about(p)}</span>${p.made ? html`<${Made} />` : null}`;
      return html`<li>${can || pick ? html`<button class="plain small" onClick=${(e) => { if (can) grab(c.space, [p.id], e.shiftKey); else pickPiece(p.id, { x: c.x, y: c.y }); card.value = null; }}>${inner}</button>` : html`<div>${inner}</div>`}</li>`;
    })}</ul>`)}
    <div class="row ask-list">${placeQueries().map((name) => html`<button class="quiet small" onClick=${() => { card.value = null; showQuery({ name, args: { space: c.space } }); }}>${queryTitle({ name, args: {} })}</button>`)}
    ${range.value && html`<button class="quiet small" onClick=${() => { const q = range.value; card.value = null; showQuery(q); }}>${t('query-range')}</button>`}</div>
  </div>`;
});

/** Opens a panel; on a phone that is a sheet. @param {string} name */
function openPanel(name) {
  tab.value = name;
  sheet.value = 'full';
}

/** @param {{ board: () => import('../board/board.js').Board, phone: boolean }} p */
export const Tools = live(({ board, phone }) => html`<div class="tools float">
  ${!phone && html`<div class="tool-group"><button aria-label=${t('zoom-in')} title=${t('zoom-in')} onClick=${() => board().zoomBy(1.5)}><${Icon} name="plus" /></button><button aria-label=${t('zoom-out')} title=${t('zoom-out')} onClick=${() => board().zoomBy(1 / 1.5)}><${Icon} name="minus" /></button><button aria-label=${t('zoom-fit')} title=${t('zoom-fit')} onClick=${() => board().whole()}><${Icon} name="fit" /></button></div>`}
  <div class="tool-group"><button aria-label=${t('overlays')} title=${t('overlays')} aria-expanded=${layersOpen.value} onClick=${() => { layersOpen.value = !layersOpen.value; }}><${Icon} name="layers" /></button>
  ${phone && html`<button aria-label=${t('tab-log')} onClick=${() => openPanel('log')}><${Icon} name="clock" /></button><button aria-label=${t('panels')} onClick=${() => openPanel('plan')}><${Icon} name="more" /></button>`}</div></div>`);
