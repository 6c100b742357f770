// Tables of the scene, and every force on the board by owner.
import { html, live, Strip } from '../table/ui.js';
import { shown, seats, welcome } from '../table/state.js';
import { t } from '../table/words.js';

/** Panels that have a place of their own. @param {string} id */
const elsewhere = (id) => id === 'phases' || id === 'bar' || id === 'orders' || id.startsWith('battle');

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
    ${s.panels.filter((p) => !elsewhere(p.id)).map((p) => html`<h3>${p.title}</h3><div class="table-wrap" tabindex="0" role="region" aria-label=${p.title}><table><thead><tr>${p.heads.map((h) => html`<th scope="col">${h}</th>`)}</tr></thead>
      <tbody>${p.rows.map((r) => html`<tr>${r.map((c, i) => (i ? html`<td>${c}</td>` : html`<th scope="row">${c}</th>`))}</tr>`)}</tbody></table></div>`)}
    <h3>${t('on-board')}</h3>
    <dl class="force-list">${seats.value.filter((x) => totals.has(x.id)).map((x) => {
      const items = [...totals.get(x.id)].map(([kind, count]) => ({ kind, count }));
      const rows = [];
      for (let i = 0; i < items.length; i += 5) rows.push(items.slice(i, i + 5));
      return html`<dt>${x.name}</dt><dd>${rows.map((r) => html`<${Strip} items=${r} owner=${x.id} />`)}</dd>`;
    })}</dl>
  </section>`;
});
