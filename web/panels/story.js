// What happens by itself, told one after the other on the board: a card with the words, the dice and the rule, arrows and marked places. It goes on by
// itself and never stands in the way of an answer.
import { signal, computed, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Icon, Strip, RuleLink, Die } from '../table/ui.js';
import { changed, looking, shown } from '../table/state.js';
import { hand } from '../table/hand.js';
import { sent } from '../table/sending.js';
import { Shots, Toll } from './fight.js';
import { SeatTile } from './bar.js';
import { running } from './prompt.js';
import { t } from '../table/texts.js';

/** How long a line stays, in thousandths of a second. */
const PAUSE = 1700;

/** The lines of the story. @type {{ value: import('../types/protocol').WireTold[] }} */
const lines = signal([]);
const at = signal(0);
const playing = signal(false);
const closed = signal(true);

/** What the line of now shows on the board: `{ at, among, to, pieces, owner }`, or nothing. */
export const scenery = computed(() => {
  if (closed.value || looking.value) return null;
  const f = /** @type {any} */ (lines.value[at.value]?.fact);
  if (f?.cue) return f.cue;
  if (f?.ended) return { owner: '', at: f.ended.space, among: [], to: '', pieces: [] };
  return f?.volley ? { owner: f.volley.owner, at: f.volley.space, among: [], to: '', pieces: [] } : null;
});

/** Is there anything to be told of a line? @param {import('../types/protocol').WireTold} l */
function worth(l) {
  const f = /** @type {any} */ (l.fact);
  return !!(f?.cue || f?.volley || f?.hit || f?.ended);
}

/** Does it sum something up? Then the story waits there for whoever reads. @param {import('../types/protocol').WireTold | undefined} l */
const isEnd = (l) => !!(/** @type {any} */ (l?.fact)?.ended);

let board = '';
/** The part of the game the last line was told in. */
let part = '';
changed.add((before, after, told, undone) => {
  const news = undone ? [] : told.filter(worth);
  // Another board, or something taken back: what was told is about something else.
  if (undone || after.board !== board) lines.value = [];
  // So was what was read to its end in an earlier part of the game.
  if (news.length && closed.value && (before.title !== part || after.title !== part)) lines.value = [];
  board = after.board;
  if (undone) closed.value = true;
  if (!news.length) return;
  part = after.title;
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Whoever goes on has read what stands still.
  const fresh = closed.value || !playing.value || at.value >= lines.value.length - 1;
  const from = lines.value.length;
  lines.value = [...lines.value, ...news].slice(-200);
  const start = Math.max(0, lines.value.length - news.length);
  // The end of a battle is not to be missed among what follows by itself.
  const ended = lines.value.findLastIndex((l, i) => i >= start && isEnd(l));
  if (fresh || from === 0) at.value = !quiet ? start : ended >= 0 ? ended : lines.value.length - 1;
  closed.value = false;
  playing.value = !quiet;
});

// Whoever takes something in hand has read it; the pieces and where they may go are what counts now.
effect(() => { if (hand.value) { playing.value = false; closed.value = true; } });
// Whoever acts after its end, or where it stands still, has read it too; what is done all in turn is one order.
effect(() => {
  void sent.value;
  untracked(() => { if (!running.value && (!playing.value || at.value >= lines.value.length - 1)) [playing.value, closed.value] = [false, true]; });
});

let timer = 0;
/** Where the story waited already. @type {unknown} */
let paused = null;
effect(() => {
  clearTimeout(timer);
  if (!playing.value || closed.value) return;
  if (isEnd(lines.value[at.value]) && paused !== lines.value[at.value]) {
    paused = lines.value[at.value];
    playing.value = false;
    return;
  }
  const last = at.value >= lines.value.length - 1;
  timer = setTimeout(() => {
    if (last) playing.value = false;
    else at.value += 1;
  }, PAUSE);
});

/** One line on or back; the story stands still then. @param {number} step */
export function storyStep(step) {
  if (closed.value) return;
  playing.value = false;
  at.value = Math.max(0, Math.min(lines.value.length - 1, at.value + step));
}

/** To the end of it; once more puts it away. */
export function storySkip() {
  if (closed.value) return;
  playing.value = false;
  if (at.value >= lines.value.length - 1) closed.value = true;
  else at.value = lines.value.length - 1;
}

export const Story = live(() => {
  const l = lines.value[at.value];
  if (closed.value || looking.value || !l || !shown.value) return null;
  const f = /** @type {any} */ (l.fact);
  const owner = f?.cue?.owner ?? f?.volley?.owner ?? f?.hit?.owner;
  const by = owner && l.by;
  const pieces = (f?.cue?.pieces ?? []).map(([kind, count]) => ({ kind, count }));
  const end = at.value >= lines.value.length - 1;
  return html`<section class="story float card" aria-label=${t('story')}>
    <div class="story-line">${by && html`<${SeatTile} seat=${by} size=${28} />`}<div><p>${f?.volley ? l.brief ?? l.text : l.text} <${RuleLink} id=${l.rule} /></p>
      ${f?.ended ? html`<${Toll} l=${l} />` : f?.volley ? html`<${Shots} volley=${f.volley} />` : html`${l.dice?.length || pieces.length ? html`<p class="story-dice">${(l.dice ?? []).slice(0, 8).map((d) => html`<${Die} value=${d.value} sides=${d.sides} size=${20} />`)}${pieces.length > 0 && html`<${Strip} items=${pieces} owner=${owner} />`}</p>` : null}`}</div></div>
    <div class="story-tools"><span class="quiet">${t('story-of', { n: at.value + 1, of: lines.value.length })}</span>
      <button class="icon-button" aria-label=${t('story-back')} title=${t('story-back')} disabled=${at.value === 0} onClick=${() => storyStep(-1)}><span class="turned"><${Icon} name="right" size=${16} /></span></button>
      <button class="icon-button" aria-label=${t(playing.value ? 'stop' : 'story-play')} title=${t(playing.value ? 'stop' : 'story-play')} disabled=${end} onClick=${() => { playing.value = !playing.value; if (playing.value) at.value = Math.min(at.value + 1, lines.value.length - 1); }}><${Icon} name=${playing.value ? 'minus' : 'play'} size=${16} /></button>
      <button class="icon-button" aria-label=${t('story-next')} title=${t('story-next')} disabled=${end} onClick=${() => storyStep(1)}><${Icon} name="right" size=${16} /></button>
      <button class="plain small" onClick=${storySkip}>${t(end ? 'close' : 'story-skip')}</button></div>
  </section>`;
});
