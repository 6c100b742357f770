// What a fight on the battle board came to: the board goes with its last answer, so a card stays with what each side lost and what was rolled. It blocks nothing, and
// goes when it is closed or something is done.
import { signal, effect, untracked } from '../vendor/signals-core.js';
import { html, live, Key } from '../table/ui.js';
import { changed, told, looking } from '../table/state.js';
import { sent } from '../table/hand.js';
import { battleOpen } from './battling.js';
import { Toll, Volleys, rolledIn } from './fight.js';
import { t } from '../table/words.js';

/** @typedef {import('../types/protocol').WireTold} Told */
/** @typedef {import('../types/protocol').WireBattle} Battle */

/** The fight that is over: its title, who fought, and the lines that told it. @type {{ value: { title: string, space: string, owners: string[], lines: Told[] } | null }} */
export const aftermath = signal(null);

/** The line the fight of now begins with, where the page has seen it begin. @type {Told | null} */
let first = null;

/** @param {Told} l @returns {string | undefined} where a battle began */
const began = (l) => /** @type {any} */ (l.fact)?.began?.space;

/** The lines of a fight: from its beginning to the next one elsewhere. @param {string} space @param {Told[]} list */
function linesOf(space, list) {
  const seen = first ? list.indexOf(first) : -1;
  const from = seen >= 0 ? seen : list.findLastIndex((l) => began(l) === space);
  if (from < 0) return [];
  const lines = list.slice(from);
  const next = lines.findIndex((l) => began(l) !== undefined && began(l) !== space);
  return next < 0 ? lines : lines.slice(0, next);
}

/** @param {Battle | null | undefined} b */
const where = (b) => b?.space ?? null;

changed.add((before, after, news, undone) => {
  // Whatever was taken back, it was not the end.
  if (undone) aftermath.value = null;
  const [was, is] = [before.battle, after.battle];
  if (where(was) === where(is)) return;
  if (was?.sides.length && !undone) {
    const lines = linesOf(was.space, told.value);
    // Only where hits are told by name: where units roll and are lost one by one, the board has said it all.
    const named = told.value.some((l) => /** @type {any} */ (l.fact)?.hit) || lines.every((l) => { const f = /** @type {any} */ (l.fact); return !f?.lost && !f?.shot?.kind; });
    const fought = lines.some((l) => { const f = /** @type {any} */ (l.fact); return f?.hit || f?.shot || f?.volley; });
    if (named && fought) aftermath.value = { title: was.title, space: was.space, owners: was.sides.flatMap((s) => s.owners), lines };
  }
  first = is ? news.find((l) => began(l) === is.space) ?? null : null;
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
