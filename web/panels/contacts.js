// What was told of the other side, newest first; and whether something suffices, for the piece that is looked at.
import { signal, computed, effect } from '../vendor/signals-core.js';
import { html, live, Icon, Tile, RuleLink } from '../table/ui.js';
import { now, shown, pieceById, pieceName, nameOf, notesOf, over, scene, spaceName, sheet } from '../table/state.js';
import { attended } from '../table/hand.js';
import { go } from '../table/camera.js';
import { queryTitle, showQuery } from '../board/overlays.js';
import { t } from '../table/texts.js';

/** @type {{ value: import('../types/protocol').Report[] }} */
export const reports = computed(() => shown.value?.reports ?? []);

/** There were some once: the tab stays, even while the list is empty. */
export const everReported = signal(false);
effect(() => { if (scene.value?.reports?.length || reports.value.length) everReported.value = true; });

const BARS = [0, 1, 2, 3, 4, 5];

/** What can be asked or done about the place of a report. */
const About = live(({ space }) => {
  const list = (now.value?.queries ?? []).filter((q) => q.args.space === space);
  return list.length ? html`<div class="contact-asks">${list.map((q) => html`<button class="plain small" onClick=${() => showQuery(q)}>${queryTitle({ name: q.name, args: {} })}</button>`)}</div>` : null;
});

const Card = live(({ r }) => {
  const on = r.piece && attended.value.has(r.piece);
  const look = (ids) => () => { over.value = ids; };
  return html`<li><button class=${`contact card ${on ? 'on' : ''}`} onClick=${() => { go(r.space); if (sheet.value === 'full') sheet.value = 'half'; }} onPointerEnter=${look(r.piece ? [r.piece] : [])} onPointerLeave=${look([])} onFocus=${look(r.piece ? [r.piece] : [])} onBlur=${look([])}>
    <${Tile} kind=${r.kind} owner=${r.owner} size=${28} age=${r.age} />
    <span class="contact-words"><b>${r.title}</b>${(r.lines ?? []).map((l) => html`<span>${l}</span>`)}</span>
    <b class="contact-when">${r.when}</b>
    <span class="contact-foot"><span class="fresh" role="img" aria-label=${t('fresh', { n: r.fresh })}>${BARS.map((i) => html`<i class=${i < r.fresh ? 'on' : ''}></i>`)}</span>
    <span class="contact-place">${r.place}</span></span></button>
    <${About} space=${r.space} /></li>`;
});

export const Contacts = live(() => html`<section class="contacts">${reports.value.length
  ? html`<ul>${reports.value.map((r, i) => html`<${Card} key=${r.piece || i} r=${r} />`)}</ul>`
  : html`<p class="empty">${t('contacts-empty')}</p>`}</section>`);

/** The gauge that is shown: of a piece looked at. It stays a moment when the pointer leaves, so that nothing flickers. */
const held = signal('');
let timer;
effect(() => {
  const id = [...attended.value].find((x) => shown.value?.gauges?.some((g) => g.piece === x)) ?? '';
  clearTimeout(timer);
  if (id) held.value = id;
  else timer = setTimeout(() => { held.value = ''; }, 700);
});

/** Lengths of a gauge as shares of the whole. @param {import('../types/protocol').Span[]} spans */
const whole = (spans) => Math.max(1, spans.reduce((a, s) => a + s.n, 0));

/** Can it get home? As a bar with words. */
export const GaugeCard = live(() => {
  const g = shown.value?.gauges?.find((x) => x.piece === held.value);
  const p = g && pieceById.value.get(g.piece);
  if (!g || !p) return null;
  const all = whole(g.spans);
  return html`<section class="gauge-box" aria-label=${g.title}>
    <div class="gauge-of"><${Tile} kind=${p.kind} owner=${p.owner} size=${34} age=${p.age} /><div><b>${p.name ? pieceName(p) : (p.caption?.[0] ?? nameOf(p.kind))}</b><p>${notesOf(p).join(' · ') || spaceName(p.space)}</p></div></div>
    <div class=${`gauge card ${g.bad ? 'bad-news' : ''}`}><div class="row"><h3>${g.title}</h3><${RuleLink} id=${g.rule} /></div>
      <div class="gauge-bar" aria-hidden="true">${g.spans.map((s) => html`<span class=${s.tone} style=${{ flexGrow: s.n, display: s.n ? '' : 'none' }}></span>`)}</div>
      <div class="gauge-words">${g.spans.map((s) => html`<span class=${s.tone} style=${{ flexGrow: s.n / all }}>${s.label}</span>`)}</div>
      <p class=${g.bad ? 'bad' : ''}>${g.bad ? html`<${Icon} name="refuse" size=${14} /> ` : null}${g.text}</p></div>
    ${(g.notes ?? []).map((n) => html`<p class="gauge-note"><${Icon} name="clock" size=${16} /><span>${n.text} <${RuleLink} id=${n.rule} /></span></p>`)}</section>`;
});
