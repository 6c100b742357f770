// What a fight on the battle board came to: the board goes with its last answer, so a card stays with what each side lost and what was rolled. It blocks nothing, and
// goes when it is closed or something is done.
import { signal, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Key } from '../table/ui.js';
import { changed, told, looking, now } from '../table/state.js';
import { sent } from '../table/sending.js';
import { battleOpen } from './battling.js';
import { linesOf } from './dice.js';
import { Toll, Volleys, rolledIn } from './fight.js';
import { t } from '../table/texts.js';

/** @typedef {import('../types/protocol').WireTold} Told */
/** @typedef {import('../types/protocol').Battle} Battle */

/** The fight that is over: its title, who fought, and the lines that told it. @type {{ value: { title: string, space: string, owners: string[], lines: Told[], round: number } | null }} */
export const aftermath = signal(null);

/** The line that stood last when the battle of now came up, where the page has seen it come. @type {Told | null} */
let before = null;

/** The lines of a battle so far. @param {string} space */
export const soFar = (space) => linesOf(space, told.value, before);

/** @param {Told} l @returns {string | undefined} where a battle began */
const began = (l) => /** @type {any} */ (l.fact)?.began?.space;

/** @param {Battle | null | undefined} b */
const where = (b) => b?.space ?? null;

changed.add((from, to, news, undone) => {
  // Whatever was taken back, it was not the end.
  // Nor does it lie there for rounds on end, whoever plays them.
  if (undone || (aftermath.value && now.value.round > aftermath.value.round + 1)) aftermath.value = null;
  const [was, is] = [from.battle, to.battle];
  if (where(was) === where(is)) return;
  if (was?.sides.length && !undone) {
    const lines = soFar(was.space);
    // Only where hits are told by name: where units roll and are lost one by one, the board has said it all.
    const named = lines.some((l) => /** @type {any} */ (l.fact)?.hit) || lines.every((l) => { const f = /** @type {any} */ (l.fact); return !f?.lost && !f?.shot?.kind; });
    const fought = lines.some((l) => { const f = /** @type {any} */ (l.fact); return f?.hit || f?.shot || f?.volley; });
    if (named && fought) aftermath.value = { title: was.title, space: was.space, owners: was.sides.flatMap((s) => s.owners), lines, round: now.value.round };
  }
  // What the same answer told before it belongs to what was before.
  const first = is ? told.value.lastIndexOf(news.find((l) => began(l) === is.space)) : -1;
  before = (is && first !== 0 && told.value[(first > 0 ? first : told.value.length) - 1]) || null;
});

// Whoever goes on has read it.
effect(() => {
  void sent.value;
  untracked(() => { aftermath.value = null; });
});

/** On the map; while the board of the next fight lies over it, under the head of that. */
export const Aftermath = live(({ docked = false }) => {
  const a = aftermath.value;
  if (!a || looking.value || docked !== battleOpen.value) return null;
  const title = t('battle-over', { title: a.title });
  // Several fire before anybody is lost: what each of them hit, nobody knows.
  const rolls = rolledIn(a.lines, a.space).map((v) => (v.shot ? { ...v, hits: [] } : v));
  return html`<section class=${`aftermath ${docked ? 'docked' : 'float card'}`} tabindex="0" role="region" aria-label=${title}>
    <div class="row"><h3>${title}</h3><button class="plain small" onClick=${() => { aftermath.value = null; }}>${t('close')} <${Key} k="Esc" /></button></div>
    <${Toll} l=${null} list=${a.lines} owners=${a.owners} />
    ${rolls.length > 0 && html`<details open=${!docked}><summary>${t('fight-dice')}</summary><${Volleys} list=${rolls} /></details>`}</section>`;
});
