// The report at the end of a game: what the game says of it, and its charts.
import { signal } from '../vendor/signals-core.js';
import { html, live, Grid } from '../table/ui.js';
import { shown, now, welcome } from '../table/state.js';
import { Charts } from './charts.js';
import { t } from '../table/texts.js';

/** Put away by the reader. */
const away = signal(false);
export const pages = () => (shown.value?.panels ?? []).filter((p) => p.kind === 'report');

/** Does it lie over the table? */
export const reportOpen = () => !!now.value?.outcome && pages().length > 0 && !away.value;
export const reportAway = () => { away.value = true; };

export const ReportButton = live(() => (pages().length > 0 && now.value?.outcome ? html`<button class="plain" onClick=${() => { away.value = false; }}>${t('report')}</button>` : null));

export const Report = live(() => {
  const out = now.value?.outcome;
  const list = pages();
  if (!reportOpen()) return null;
  return html`<div class="battle-veil"><div class="battle report" role="dialog" aria-label=${list[0].title}>
    <header><div><h2>${list[0].title}</h2><p>${out.winner ? t('won', { side: welcome.value.sides.find((s) => s.id === out.winner)?.name ?? out.winner }) : t('draw')} · ${out.text}</p></div>
      <button class="icon-button" aria-label=${t('close')} onClick=${reportAway}>×</button></header>
    <div class="report-body" tabindex="0" role="region" aria-label=${list[0].title}><div>${list.map((p, i) => html`<section key=${p.id}>${i > 0 && html`<h3>${p.title}</h3>`}<${Grid} table=${p} title=${p.title} /></section>`)}</div><${Charts} all=${true} /></div>
  </div></div>`;
});
