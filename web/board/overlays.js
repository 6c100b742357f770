// Overlays on demand: the questions the game offers, and those that can be put to a place pointed at.
import { effect, untracked } from '../vendor/signals-core.js';
import { overlay, now, spaceName, nameOf, spoken, version, looking, welcome, sheet, busy } from '../table/state.js';
import { ask, askAll, send } from '../table/sending.js';
import { t, has } from '../table/texts.js';

/** Names of questions whose words are a place: such a question may be put to any place. A game that does not know one refuses it in words. */
export const OF_PLACE = 'space';

/** The shown name of a question. @param {import('../types/protocol').Query} q */
export function queryTitle(q) {
  const known = `query-${q.name}`;
  const own = welcome.value?.names[`query.${q.name}`];
  const name = own ?? (has(known) ? t(known) : nameOf(`query.${q.name}`));
  // A bare number is a number, though the name of something may end in it.
  const words = Object.entries(q.args).filter(([k]) => k !== 'seat' || welcome.value?.yours.length !== 1).map(([k, v]) => (k === OF_PLACE ? spaceName(v) : /^\d+$/.test(v) ? v : nameOf(v)));
  return words.length ? t('query-of', { name, what: words.join(', ') }) : name;
}

/** Kinds of questions that can be put to a place, as far as the game has shown them. */
export const placeQueries = () => [...new Set((now.value?.queries ?? []).filter((q) => Object.keys(q.args).join() === OF_PLACE).map((q) => q.name))];

/** The word with which a question that proposes something to do says what that is. @param {import('../types/protocol').Query} q */
const told = (q) => ({ ...q, args: { ...q.args, told: 'yes' } });

/** What a question brings, and where it proposes something to do, what that would be: `plan` says how many actions it has. @param {import('../types/protocol').Query} q */
async function brings(q) {
  const answer = await ask(q);
  if (!answer?.batch) return answer && { ...answer, plan: 0 };
  const said = await ask(told(q));
  return { table: said?.table ?? null, plan: answer.batch.length };
}

/** What could be done at the place that a question is about, as far as the game has shown such proposals. @param {import('../types/protocol').Query} q */
async function proposals(q) {
  const space = q.args[OF_PLACE];
  if (!space || q.args.seat) return [];
  // What has more words, as where it sets out from, is a proposal of its own.
  const here = (now.value?.queries ?? []).filter((x) => x.args[OF_PLACE] && x.args.seat).map((x) => ({ name: x.name, args: { ...x.args, space } }));
  const kinds = [...new Map(here.map((x) => [JSON.stringify(x), x])).values()];
  const answers = await askAll(kinds);
  return kinds.filter((_, i) => answers[i]?.batch);
}

/** Asks and shows what comes back. A plan that the rules propose is shown first: it is carried out by `carryOut`. @param {import('../types/protocol').Query} q */
export async function showQuery(q) {
  const answer = await brings(q);
  if (!answer) return;
  const title = queryTitle(q);
  const then = await proposals(q);
  overlay.value = { query: q, title, marks: answer.marks ?? [], table: answer.table ?? null, chances: answer.chances ?? null, refused: answer.refused ?? null, plan: answer.plan, then, at: version.value };
  // On a phone the marks would lie behind the sheet.
  if (answer.marks?.length && sheet.value === 'full') sheet.value = 'half';
  spoken.value = [title, ...(answer.marks ?? []).map((m) => `${spaceName(m.space)}: ${m.label}`), answer.refused ?? ''].join('. ');
}

/** Does what the plan that is shown proposes: as far as it goes until something is learned. */
export async function carryOut() {
  const o = overlay.value;
  if (!o?.plan || busy.value) return;
  const answer = await ask(o.query);
  // What has changed meanwhile is shown before it is done.
  if (!answer?.batch || overlay.value !== o || o.at !== version.value) return;
  if ((await send(answer.batch, o.query.args.seat, 'quiet')) !== null && overlay.value?.query === o.query) overlay.value = null;
}

// An overlay stays true while the game goes on, and shows beside each mark what it was before.
effect(() => {
  const v = version.value;
  const o = untracked(() => overlay.value);
  if (!o?.query || o.at === v || looking.value) return;
  const known = (untracked(() => now.value)?.queries ?? []).some((q) => q.name === o.query.name);
  Promise.all([brings(o.query), proposals(o.query)]).then(([answer, then]) => {
    if (untracked(() => overlay.value) !== o || untracked(() => version.value) !== v) return;
    if (!answer || answer.refused || !known) {
      overlay.value = null;
      return;
    }
    const old = new Map(o.marks.map((m) => [m.space, m.label]));
    const marks = (answer.marks ?? []).map((m) => ({ ...m, before: old.has(m.space) && old.get(m.space) !== m.label ? old.get(m.space) : undefined }));
    overlay.value = { ...o, marks, table: answer.table ?? null, chances: answer.chances ?? null, plan: answer.plan, then, at: v };
  });
});
