// Small parts every panel uses.
import { h, Component } from '../vendor/preact.js';
import htm from '../vendor/htm.js';
import { effect } from '../vendor/signals-core.js';
import { livery, nameOf, rule, spoken, tab, sheet, welcome } from './state.js';
import { t } from './texts.js';

export const html = htm.bind(h);

/** A component that draws itself again when a signal it read changes. @param {(props: any) => any} draw */
export function live(draw) {
  return class Live extends Component {
    render(props) {
      this.stop?.();
      let out;
      let first = true;
      this.stop = effect(() => {
        if (first) {
          out = draw(props);
          first = false;
        } else {
          // Not inside the effect: what is drawn then must not be counted as read here.
          queueMicrotask(() => this.setState({}));
        }
      });
      return out;
    }

    componentWillUnmount() {
      this.stop?.();
    }
  };
}

/** A sign of the table. @param {{ name: string, size?: number }} p */
export const Icon = ({ name, size = 20 }) => html`<svg class="icon" width=${size} height=${size} aria-hidden="true"><use href=${`#i-${name}`} /></svg>`;

/** Outline of a tile or strip: round corners, or cut ones for the second coalition. @param {number} w @param {number} hgt @param {boolean} second @param {number} [c] */
export function outline(w, hgt, second, c = 5) {
  const a = 0.55;
  const [x1, y1] = [w - a, hgt - a];
  if (second) return `M${a + c} ${a}H${x1 - c}L${x1} ${a + c}V${y1 - c}L${x1 - c} ${y1}H${a + c}L${a} ${y1 - c}V${a + c}z`;
  return `M${a + c} ${a}H${x1 - c}a${c} ${c} 0 0 1 ${c} ${c}V${y1 - c}a${c} ${c} 0 0 1 ${-c} ${c}H${a + c}a${c} ${c} 0 0 1 ${-c} ${-c}V${a + c}a${c} ${c} 0 0 1 ${c} ${-c}z`;
}

let clips = 0;

/** A tile as SVG text, for the board and for preact alike. What is no longer seen is hollow: with a solid line while the news is fresh, dashed and smaller when it is old.
 * @param {string} kind @param {string} owner @param {number} size @param {import('../types/protocol').Age} [age] */
export function tileSvg(kind, owner, size, age = 'now') {
  if (age !== 'now') return hollowSvg(kind, owner, size, age);
  const l = livery(owner);
  const symbol = welcome.value?.symbols[kind] ?? 'u-hidden';
  const foot = Math.round(size * 0.2);
  const id = `c${clips++}`;
  const d = outline(size, size, l.second, size * 0.2);
  const sign = size * 0.62;
  return `<svg class="tile side-${l.role}" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" aria-hidden="true">` +
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path class="piece-fill" d="${d}"/>` +
    `<g clip-path="url(#${id})"><rect class="piece-pattern" y="${size - foot}" width="${size}" height="${foot}"/><path class="piece-rule" d="M0 ${size - foot}H${size}"/></g>` +
    `<svg class="piece-sign" x="${(size - sign) / 2}" y="${(size - foot - sign) / 2 + size * 0.02}" width="${sign}" height="${sign}"><use href="#${symbol}"/></svg>` +
    `<path class="piece-edge" d="${d}"/></svg>`;
}

/** @param {string} kind @param {string} owner @param {number} size @param {string} age */
function hollowSvg(kind, owner, size, age) {
  const l = livery(owner);
  const s = age === 'old' ? size * 0.8 : size;
  const d = outline(s, s, l.second, s * 0.2);
  const sign = s * 0.62;
  return `<svg class="tile hollow ${age} side-${l.role}" width="${size}" height="${size}" viewBox="${(s - size) / 2} ${(s - size) / 2} ${size} ${size}" aria-hidden="true">` +
    `<path class="piece-fill" d="${d}"/><svg class="piece-sign" x="${(s - sign) / 2}" y="${(s - sign) / 2}" width="${sign}" height="${sign}"><use href="#${welcome.value?.symbols[kind] ?? 'u-hidden'}"/></svg>` +
    `<path class="piece-edge" d="${d}"/></svg>`;
}

/** @param {{ kind: string, owner: string, size?: number, title?: string, age?: import('../types/protocol').Age }} p */
export const Tile = ({ kind, owner, size = 24, title, age = 'now' }) => html`<span class="tile-box" title=${title} style=${{ width: `${size}px`, height: `${size}px` }} dangerouslySetInnerHTML=${{ __html: tileSvg(kind, owner, size, age) }} />`;

/** A strip of pieces of one owner: what a stack looks like. @param {{ kind: string, count: number, done?: boolean, hurt?: number }[]} items `done`: has acted; `hurt`: so many are damaged @param {string} owner */
export function stripSvg(items, owner) {
  const l = livery(owner);
  const hgt = 24;
  let x = 10;
  let body = '';
  items.forEach((it, i) => {
    if (i) {
      body += `<path class="strip-hair" d="M${x} 5v14"/>`;
      x += 4;
    }
    body += `<svg class="piece-sign${it.done ? ' done' : ''}" x="${x}" y="3" width="18" height="18"><use href="#${welcome.value?.symbols[it.kind] ?? 'u-hidden'}"/></svg>`;
    // Damage: a notch over the upper corner of the sign, open while only some are damaged.
    if (it.hurt) body += `<path class="strip-hurt${it.hurt < it.count ? ' some' : ''}" d="M${x + 12} 1.6h7v7z"/>`;
    x += 20;
    if (it.count > 1) {
      const digits = String(it.count);
      body += `<text class="strip-figure" x="${x}" y="17">${digits}</text>`;
      x += 8.4 * digits.length + 3;
    } else {
      x += 1;
    }
  });
  const w = Math.ceil(x + 3);
  const id = `c${clips++}`;
  const d = outline(w, hgt, l.second, 5);
  return {
    width: w,
    svg: `<svg class="strip-svg side-${l.role}" width="${w}" height="${hgt}" viewBox="0 0 ${w} ${hgt}" aria-hidden="true"><clipPath id="${id}"><path d="${d}"/></clipPath>` +
      `<path class="piece-fill" d="${d}"/><g clip-path="url(#${id})"><rect class="piece-pattern" width="7" height="${hgt}"/><path class="piece-rule" d="M7.5 0V${hgt}"/></g>${body}<path class="piece-edge" d="${d}"/></svg>`,
  };
}

/** @param {{ items: { kind: string, count: number }[], owner: string }} p */
export const Strip = ({ items, owner }) => {
  const s = stripSvg(items, owner);
  return html`<span class="strip-box" title=${items.map((i) => `${i.count} ${nameOf(i.kind)}`).join(', ')} dangerouslySetInnerHTML=${{ __html: s.svg }} />`;
};

/** Shows a rule in the side panel. @param {string} id */
export function openRule(id) {
  rule.value = id;
  tab.value = 'rules';
  sheet.value = 'full';
}

/** A link to a rule. @param {{ id?: string | null }} p */
export const RuleLink = ({ id }) => id ? html`<a class="rule-link" href=${`/rules/${welcome.value?.game}/${id}`} onClick=${(e) => { if (e.ctrlKey || e.metaKey) return; e.preventDefault(); openRule(id); }} title=${t('rule-open', { rule: id })}>${id}</a>` : null;

/** A table of words with heads; the first of each row is its head. @param {{ table: { heads: string[], rows: string[][] }, title: string }} p */
export const Grid = ({ table, title }) => html`<div class="table-wrap" tabindex="0" role="region" aria-label=${title}><table><thead><tr>${table.heads.map((h) => html`<th scope="col">${h}</th>`)}</tr></thead>
  <tbody>${table.rows.map((r) => html`<tr>${r.map((c, i) => (i ? html`<td>${c}</td>` : html`<th scope="row">${c}</th>`))}</tr>`)}</tbody></table></div>`;

/** Beside values that no source gives. */
export const Made = () => html`<a class="made" href=${`/rules/${welcome.value?.game}/sources`} target="_blank" rel="noopener" title=${t('made-why')} onClick=${(e) => e.stopPropagation()}>${t('made')}</a>`;

const PIPS = { 1: [[2, 2]], 2: [[1, 1], [3, 3]], 3: [[1, 1], [2, 2], [3, 3]], 4: [[1, 1], [3, 1], [1, 3], [3, 3]], 5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]], 6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]] };

/** A die; `hit` makes it an ink die. @param {{ value: number, sides?: number, hit?: boolean, size?: number }} p */
export const Die = ({ value, sides = 6, hit = false, size = 16 }) => html`<svg class=${`die ${hit ? 'hit' : ''}`} width=${size} height=${size} viewBox="0 0 20 20" role="img" aria-label=${t('die', { value })}>
  <rect x="1" y="1" width="18" height="18" rx="4" />${sides <= 6 && PIPS[value]
    ? PIPS[value].map(([x, y]) => html`<circle cx=${x * 5} cy=${y * 5} r="1.8" />`)
    : html`<text x="10" y="14" text-anchor="middle">${value}</text>`}</svg>`;

/** A card that turned out higher than it was thought moves up until it ends inside what it stands on. @param {HTMLElement | null} el */
export function keepInside(el) {
  const room = /** @type {HTMLElement | null} */ (el?.offsetParent)?.clientHeight;
  if (!room || !el.style.top) return;
  const over = el.offsetTop + el.offsetHeight + 8 - room;
  if (over > 0) el.style.top = `${Math.max(8, el.offsetTop - over)}px`;
}

/** Copies what a field holds; where the browser does not allow that, it stays marked to be copied by hand. @param {HTMLInputElement} field @returns {Promise<boolean>} */
export async function copyField(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    if (!document.execCommand?.('copy')) return false;
  }
  spoken.value = t('copied');
  return true;
}

/** A key on a button. @param {{ k: string }} p */
export const Key = ({ k }) => html`<kbd aria-hidden="true">${k}</kbd>`;

/** Who sits in a seat, in words. @param {import('../types/protocol').WireSeat} seat */
export function holderText(seat) {
  const holder = seat.holder;
  if (holder === 'open') return t('seat-open');
  if ('person' in holder) return holder.person;
  return t('seat-bot', { level: holder.bot });
}
