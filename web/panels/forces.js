// Tables of the scene, and every force on the board by owner.
import { html, live, Strip, Grid } from '../table/ui.js';
import { shown, seats, welcome } from '../table/state.js';
import { t } from '../table/texts.js';

/** Everybody with pieces on the board: seats first, then sides nobody sits for. @param {Map<string, any>} totals */
function owners(totals) {
  const sides = welcome.value.sides.filter((x) => !seats.value.some((s) => s.id === x.id));
  return [...seats.value, ...sides].filter((x) => totals.has(x.id));
}

export const Forces = live(() => {
  const s = shown.value;
  const w = welcome.value;
  if (!s || !w) return null;
  const totals = new Map();
  for (const p of s.pieces) {
    if (!totals.has(p.owner)) totals.set(p.owner, new Map());
    const m = totals.get(p.owner);
    m.set(p.kind, (m.get(p.kind) ?? 0) + p.count);
  }
  return html`<section class="forces">
    ${s.panels.filter((p) => p.kind === 'table').map((p, i) => html`<details class="panel" key=${p.id} open=${i < 3}><summary><h3>${p.title}</h3></summary><${Grid} table=${p} title=${p.title} /></details>`)}
    <h3>${t('on-board')}</h3>
    <dl class="force-list">${owners(totals).map((x) => {
      const items = [...totals.get(x.id)].map(([kind, count]) => ({ kind, count }));
      const rows = [];
      for (let i = 0; i < items.length; i += 5) rows.push(items.slice(i, i + 5));
      return html`<dt>${x.name}</dt><dd>${rows.map((r) => html`<${Strip} items=${r} owner=${x.id} />`)}</dd>`;
    })}</dl>
  </section>`;
});
