// Charts over the whole game: plain SVG lines, each with its name at its end.
import { signal, effect } from '../vendor/signals-core.js';
import { html, live } from '../table/ui.js';
import { tab, version, livery, now } from '../table/state.js';
import { wire } from '../table/sending.js';
import { t, number } from '../table/texts.js';

/** @type {{ value: any[] | null }} */
const charts = signal(null);

effect(() => {
  // A game that is over shows them in its report as well.
  if ((tab.value !== 'charts' && !now.value?.outcome) || !version.value) return;
  wire.link?.ask({ type: 'charts' }).then((m) => { charts.value = m.charts; }).catch(() => { charts.value ??= []; });
});

const [W, H, L, R, B, T] = [320, 180, 30, 84, 20, 8];

/** Steps that make round figures. @param {number} least @param {number} most */
function grid(least, most) {
  const span = Math.max(1e-9, most - least);
  const step = [1, 2, 5].map((x) => x * 10 ** Math.floor(Math.log10(span / 3))).find((x) => span / x <= 5) ?? 10 ** Math.ceil(Math.log10(span / 3));
  const out = [];
  for (let v = Math.ceil(least / step) * step; v <= most + 1e-9; v += step) out.push(v);
  return { out, digits: step < 1 ? 1 : 0 };
}

const Chart = ({ c }) => {
  const all = c.series.flatMap((s) => s.values);
  if (!all.length) return null;
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const n = Math.max(1, c.steps.length - 1);
  const x = (i) => L + (i / n) * (W - L - R);
  const y = (v) => T + (1 - (v - least) / (most - least || 1)) * (H - T - B);
  const g = grid(least, most);
  // Names at the ends of their lines, pushed apart.
  const ends = c.series.map((s) => ({ s, y: y(s.values.at(-1) ?? 0) })).sort((a, b) => a.y - b.y);
  ends.forEach((e, i) => { if (i && e.y - ends[i - 1].y < 12) e.y = ends[i - 1].y + 12; });
  const every = Math.ceil(c.steps.length / 8);
  return html`<figure class="chart"><figcaption>${c.title}</figcaption><svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${`${c.title}: ${c.series.map((s) => `${s.name} ${number(s.values.at(-1) ?? 0, g.digits)}`).join(', ')}`}>
    ${least < 0 && html`<path class="zero" d=${`M${L} ${y(0)}H${W - R}`} />`}${g.out.map((v) => html`<path class="grid" d=${`M${L} ${y(v)}H${W - R}`} /><text class="axis" x=${L - 4} y=${y(v) + 4} text-anchor="end">${number(v, g.digits)}</text>`)}
    ${c.steps.map((s, i) => i % every === 0 && html`<text class="axis" x=${x(i)} y=${H - 4} text-anchor="middle">${s}</text>`)}
    ${c.series.map((s, i) => html`<path class=${`series side-${livery(s.owner).role} dash-${i % 5}`} d=${s.values.map((v, j) => `${j ? 'L' : 'M'}${x(j).toFixed(1)} ${y(v).toFixed(1)}`).join('')} />`)}
    ${c.series.map((s) => s.values.length && html`<circle class=${`series-end side-${livery(s.owner).role}`} r="3.2" cx=${x(s.values.length - 1)} cy=${y(s.values.at(-1))} />`)}
    ${ends.map((e) => html`<text class="series-name" x=${W - R + 5} y=${e.y + 4}>${e.s.name}</text>`)}
  </svg></figure>`;
};

export const Charts = live(() => html`<section class="charts">${charts.value?.map((c) => html`<${Chart} key=${c.id} c=${c} />`)}${charts.value && !charts.value.length && html`<p class="empty">${t('charts-empty')}</p>`}</section>`);
