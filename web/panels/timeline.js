// The timeline: the whole game as far as the reader could see it, to be dragged through; and a fork from any moment of it.
import { batch, signal } from '../vendor/signals-core.js';
import { html, live, Icon } from '../table/ui.js';
import { moment, told, looking, livery, welcome, now, spoken } from '../table/state.js';
import { putBack } from '../table/hand.js';
import { wire, refuse } from '../table/sending.js';
import { askFirst } from './menu.js';
import { page } from '../table/window.js';
import { t } from '../table/texts.js';

let wanted = null;
let asking = false;
const playing = signal(false);
/** After the end: with whose eyes; a side, or `all`. Unsaid: those the reader had, and an onlooker's see everything. @type {{ value: string | null }} */
const eyes = signal(null);
/** After the end: the truth on the board, and what a side knew of it beside. */
const both = signal(false);
/** What is shown beside the board. @type {{ value: { side: string, scene: import('../types/protocol').Scene } | null }} */
export const beside = signal(null);

/** May the past be seen with other eyes than one's own? */
const open = () => !!(welcome.value?.secrets && !page.sealed && now.value?.outcome);
const ownSide = () => welcome.value?.seats.find((s) => welcome.value.yours.includes(s.id))?.side;
const seenBy = () => eyes.value ?? ownSide() ?? 'all';
/** The side whose knowledge stands beside the truth. */
const believer = () => (seenBy() === 'all' ? ownSide() ?? welcome.value?.sides[0]?.id : seenBy());

/** @param {number} m @param {string} side */
const pictureOf = async (m, side) => (await wire.link.ask({ type: 'look', moment: m, lifted: side === 'all', eyes: side === 'all' ? null : side })).scene;

/** Shows how it was. Only the last moment asked for is fetched. @param {number} n */
export async function lookAt(n) {
  if (n >= moment.value && !(open() && (both.value || seenBy() !== 'all'))) return backToNow();
  n = Math.min(n, moment.value);
  wanted = Math.max(0, n);
  if (asking) return;
  asking = true;
  try {
    while (wanted !== null) {
      const m = wanted;
      wanted = null;
      putBack();
      if (open()) {
        const side = believer();
        const scene = await pictureOf(m, both.value ? 'all' : seenBy());
        const other = both.value ? { side, scene: await pictureOf(m, side) } : null;
        batch(() => {
          looking.value = { moment: m, scene };
          beside.value = other;
        });
        continue;
      }
      const seen = await wire.link.ask({ type: 'look', moment: m, lifted: false, eyes: null });
      looking.value = { moment: m, scene: seen.scene };
    }
  } catch (e) {
    refuse(e);
  } finally {
    asking = false;
  }
}

export function backToNow() {
  wanted = null;
  playing.value = false;
  both.value = false;
  beside.value = null;
  looking.value = null;
  spoken.value = t('say-now');
}

async function play() {
  if (playing.value) {
    playing.value = false;
    return;
  }
  playing.value = true;
  let n = looking.value?.moment ?? Math.max(0, moment.value - 30);
  while (playing.value && n < moment.value) {
    await lookAt(++n);
    await new Promise((r) => setTimeout(r, 450));
  }
  playing.value = false;
}

/** Runs of moments by whose turn it seems to be: a short interlude is the enemy's answer, not a turn. */
function segments() {
  const end = Math.max(1, moment.value);
  const runs = [];
  for (const l of told.value) {
    const by = l.by;
    if (!by) continue;
    const last = runs.at(-1);
    if (last?.by === by) last.n++;
    else runs.push({ by, from: l.moment, n: 1 });
  }
  const long = runs.filter((r) => r.n >= 4);
  const joined = [];
  for (const r of long) if (joined.at(-1)?.by !== r.by) joined.push(r);
  if (!joined.length) return [{ by: now.value?.turn ?? '', from: 0, to: end }];
  return joined.map((r, i) => ({ by: r.by, from: i ? r.from : 0, to: joined[i + 1]?.from ?? end }));
}

/** With whose eyes the past is seen, once nothing is hidden any more. @param {{ at: number }} p */
const Eyes = live(({ at }) => {
  const see = (side, two) => {
    [eyes.value, both.value] = [side, two];
    if (!two) beside.value = null;
    lookAt(at);
  };
  const wide = matchMedia('(min-width: 1000px)').matches;
  const name = (side) => t('eyes-side', { side: side.name });
  return html`<label class="eyes"><${Icon} name="eye" size=${18} /><select aria-label=${t('eyes')} onChange=${(e) => see(e.target.value, both.value)}>
    ${both.value ? null : html`<option value="all" selected=${seenBy() === 'all'}>${t('eyes-all')}</option>`}${welcome.value.sides.filter((s) => welcome.value.seats.some((x) => x.side === s.id)).map((s) => html`<option value=${s.id} selected=${(both.value ? believer() : seenBy()) === s.id}>${name(s)}</option>`)}</select></label>
    ${wide ? html`<button class="quiet" aria-pressed=${both.value} title=${t('eyes-both-why')} onClick=${() => see(both.value ? 'all' : believer(), !both.value)}><span class="word">${t('eyes-both')}</span></button>` : null}`;
});

export const Timeline = live(() => {
  const end = Math.max(1, moment.value);
  const at = looking.value?.moment ?? moment.value;
  const share = (m) => `${(m / end) * 100}%`;
  const dice = [...new Set(told.value.filter((l) => l.dice?.length).map((l) => l.moment))];
  const ticks = end <= 160 ? Array.from({ length: end + 1 }, (_, i) => i) : Array.from({ length: 81 }, (_, i) => Math.round((i / 80) * end));
  const w = welcome.value;
  const pick = (e) => {
    const r = e.currentTarget.getBoundingClientRect();
    lookAt(Math.round(((e.clientX - r.left) / r.width) * end));
  };
  const key = (e) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageDown: -10, PageUp: 10, Home: -end, End: end }[e.key];
    if (!step) return;
    e.preventDefault();
    e.stopPropagation();
    lookAt(at + step);
  };
  return html`<section class="timeline" aria-label=${t('timeline')}>
    <button class="icon-button" aria-label=${t(playing.value ? 'stop' : 'replay')} onClick=${play}><${Icon} name="play" size=${18} /></button>
    <span class="timeline-from">${t('round', { n: 1 })}</span>
    <div class="track" role="slider" tabindex="0" aria-label=${t('timeline')} aria-valuemin="0" aria-valuemax=${moment.value} aria-valuenow=${at} aria-valuetext=${at === moment.value ? t('now') : t('moment-of', { n: at, of: moment.value })} onKeyDown=${key}
      onPointerDown=${(e) => { e.currentTarget.setPointerCapture(e.pointerId); pick(e); }} onPointerMove=${(e) => e.currentTarget.hasPointerCapture(e.pointerId) && pick(e)}>
      <div class="ticks" aria-hidden="true">${ticks.map((m) => html`<i style=${{ left: share(m) }}></i>`)}</div>
      <div class="runs" aria-hidden="true">${segments().map((s) => html`<span class=${`side-${livery(s.by).role}`} style=${{ left: share(s.from), width: share(s.to - s.from) }}></span>`)}</div>
      <div class="rolls" aria-hidden="true">${dice.map((m) => html`<i style=${{ left: share(m) }}></i>`)}</div>
      <span class="handle" style=${{ left: share(at) }}></span>
    </div>
    <span class="timeline-now"><b>${at === moment.value ? t('now') : at}</b> · ${moment.value}</span>
    <form method="post" action=${`/tables/${w?.table}/fork`} onSubmit=${askFirst(w?.secrets && (page.sealed || !now.value?.outcome) ? 'what-if-sure-secret' : 'what-if-sure')}><input type="hidden" name="csrf" value=${page.csrf ?? ''} /><input type="hidden" name="moment" value=${at} />
      <button class="quiet" title=${t(w?.secrets && (page.sealed || !now.value?.outcome) ? 'what-if-secret' : 'what-if-why')}><${Icon} name="fork" size=${18} /> <span class="word">${t('what-if')}</span></button></form>
    ${open() ? html`<${Eyes} at=${at} />` : null}
    ${w?.yours.length && !page.sealed && looking.value && !now.value?.outcome ? html`<button class="quiet" onClick=${propose} title=${t('propose-why')}><${Icon} name="undo" size=${18} /> <span class="word">${t('propose')}</span></button>` : null}
  </section>`;
});

/** Asks the others to go back to what is looked at. */
async function propose() {
  const n = looking.value?.moment;
  if (n === undefined) return;
  try {
    await wire.link.ask({ type: 'propose', seat: welcome.value.yours[0], moment: n });
    backToNow();
  } catch (e) {
    refuse(e);
  }
}
