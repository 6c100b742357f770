// Overlays on demand: the questions the game offers, and those that can be put to a place pointed at.
import { effect, untracked } from '../vendor/signals-core.js';
import { overlay, now, spaceName, nameOf, spoken, version, looking, welcome, sheet } from '../table/state.js';
import { ask, send } from '../table/hand.js';
import { t, has } from '../table/words.js';

/** Names of questions whose words are a place: such a question may be put to any place. A game that does not know one refuses it in words. */
export const OF_PLACE = 'space';

/** The shown name of a question. @param {import('../types/protocol').Query} q */
export function queryTitle(q) {
  const known = `query-${q.name}`;
  const own = welcome.value?.names[`query.${q.name}`];
  const name = own ?? (has(known) ? t(known) : nameOf(`query.${q.name}`));
  // A bare number is a number, though the name of something may end in it.
  const words = Object.entries(q.args).map(([k, v]) => (k === OF_PLACE ? spaceName(v) : /^\d+$/.test(v) ? v : nameOf(v)));
  return words.length ? t('query-of', { name, what: words.join(', ') }) : name;
}

/** Kinds of questions that can be put to a place, as far as the game has shown them. */
export const placeQueries = () => [...new Set((now.value?.queries ?? []).filter((q) => Object.keys(q.args).join() === OF_PLACE).map((q) => q.name))];

/** Asks and shows what comes back. @param {import('../types/protocol').Query} q */
export async function showQuery(q) {
  const answer = await ask(q);
  if (!answer) return;
  // A plan that the rules propose is carried out at once: as far as it goes until something is learned.
  if (answer.batch) {
    await send(answer.batch, q.args.seat, 'quiet');
    return;
  }
  const title = queryTitle(q);
  overlay.value = { query: q, title, marks: answer.marks ?? [], table: answer.table ?? null, chances: answer.chances ?? null, refused: answer.refused ?? null, at: version.value };
  // On a phone the marks would lie behind the sheet.
  if (answer.marks?.length && sheet.value === 'full') sheet.value = 'half';
  spoken.value = [title, ...(answer.marks ?? []).map((m) => `${spaceName(m.space)}: ${m.label}`), answer.refused ?? ''].join('. ');
}

// An overlay stays true while the game goes on, and shows beside each mark what it was before.
effect(() => {
  const v = version.value;
  const o = untracked(() => overlay.value);
  if (!o?.query || o.at === v || looking.value) return;
  const known = (untracked(() => now.value)?.queries ?? []).some((q) => q.name === o.query.name);
  ask(o.query).then((answer) => {
    if (untracked(() => overlay.value) !== o || untracked(() => version.value) !== v) return;
    if (!answer || answer.refused || !known) {
      overlay.value = null;
      return;
    }
    const old = new Map(o.marks.map((m) => [m.space, m.label]));
    const marks = (answer.marks ?? []).map((m) => ({ ...m, before: old.has(m.space) && old.get(m.space) !== m.label ? old.get(m.space) : undefined }));
    overlay.value = { ...o, marks, table: answer.table ?? null, chances: answer.chances ?? null, at: v };
  });
});
