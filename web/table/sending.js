// What is sent to the server: batches, typed lines, what is left of them, and why something was not done.
import { signal, effect } from '../vendor/signals-core.js';
import { mySeat, version, busy, refusal, spoken, spaceName, now, scene } from './state.js';
import { t } from './texts.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */

/** The line to the server; main.js puts it here. What actions would cost of a list that is put together, in words; shelf.js puts it here: null at once without a list.
 * @type {{ link: import('./net.js').Link | null, loses: (actions: any[]) => Promise<string | null> | null }} */
export const wire = { link: null, loses: () => null };
/** How often something was sent to be done: whoever acts has read what stands there. */
export const sent = signal(0);

/** What a decision of a seat rests on: what is seen, and what it is asked. @param {string} seat */
const grounds = (seat) => [scene.value, now.value?.questions.find((q) => q.seat === seat) ?? null];

/** Does a decision still rest on the same? @param {string} seat @param {any[]} decided */
const stands = (seat, decided) => JSON.stringify(grounds(seat)) === JSON.stringify(decided);

/** Asks for something to be done on what is seen now. Others may do something at the same moment: what the decision rests on may still be the same, and a standing order always means the same.
 * @param {string} seat @param {(version: string) => import('./net.js').Request} request @param {boolean} [always] */
async function decided(seat, request, always = false) {
  for (;;) {
    const [old, rests] = [version.value, grounds(seat)];
    try {
      return await wire.link.ask(request(old));
    } catch (e) {
      if (e.code !== 'stale') throw e;
      await changedFrom(old);
      if (version.value === old || !(always || stands(seat, rests))) throw e;
    }
  }
}

/** Does something that is busy until it is done; null where it was refused, and `refusal` says why. @template T @param {() => Promise<T>} act @returns {Promise<T | null>} */
async function busily(act) {
  if (busy.value) return null;
  busy.value = true;
  sent.value += 1;
  try {
    return await act();
  } catch (e) {
    refuse(e);
    return null;
  } finally {
    busy.value = false;
  }
}

/** How many actions were done in several batches. @param {{ parts: number[] }} answer */
const sum = ({ parts }) => parts.reduce((a, b) => a + b, 0);

/** Sends actions as one request; answers how many were done, or null. A batch ends at its first die or anything learned: what is left goes on while it is still among the choices (`go-on`), or
 * waits (`wait`); either way nothing is dropped without a word. @param {any[]} actions @param {string} [seat] @param {'go-on' | 'wait' | 'quiet' | 'as-far' | 'order'} [rest] `quiet`: whoever sent it knows that
 * it ends early; `as-far`: goes on, and where it is too long from the beginning its first part is done */
export const send = (actions, seat = mySeat.value, rest = 'go-on') => busily(async () => {
  /** What the choices of now are called, for what may be left of them. */
  const called = new Map((now.value?.questions.find((q) => q.seat === seat)?.choices ?? []).map((c) => [JSON.stringify(c.action), c]));
  const on = actions.length > 1 && (rest === 'go-on' || rest === 'as-far');
  const answer = await decided(seat, (version) => (on ? { type: 'batches', seat, version, actions, short: rest === 'as-far' } : { type: 'batch', seat, version, actions }), rest === 'order');
  refusal.value = null;
  const done = on ? sum(answer) : answer.done;
  if (done < actions.length && rest !== 'quiet') leave(actions.slice(done), called, answer.why);
  return done;
});

/** Does one after the other all that can be done at a space by a kind of action, until something else is asked. @param {string} kind */
export const sendInTurn = (kind, seat = mySeat.value) => busily(async () => {
  const answer = await decided(seat, (version) => ({ type: 'in-turn', seat, version, kind }));
  refusal.value = null;
  return sum(answer);
});

/** Sends a typed line as one: the game reads it, and all of it is done or nothing. Answers how it was understood and what should be known of
 * it; null where nothing was done, and `refusal` says why. What is left after a die, or after anything learned, goes on by itself. @param {string} text @param {string} [seat] */
export const sendLine = (text, seat = mySeat.value) => busily(async () => {
  const { steps, notes, rest, why } = await decided(seat, (version) => ({ type: 'order', seat, version, text }));
  refusal.value = null;
  if (rest) tellLeft(rest, why);
  return { steps, notes };
});

/** Says what was not done, and why. @param {string} what @param {import('../types/protocol').Reason | null} [why] */
function tellLeft(what, why) {
  const text = `${t('left', { what })} ${why?.text ?? t('left-why')}`;
  refusal.value = { title: t('left-title'), text, rule: why?.rule ?? null };
  spoken.value = text;
}

/** Says what of a batch was not done, and why. @param {any[]} left @param {Map<string, Choice>} called @param {import('../types/protocol').Reason | null} [reason] */
function leave(left, called, reason) {
  const names = [...new Set(left.map((a) => called.get(JSON.stringify(a))?.label).filter(Boolean))];
  const what = names.length ? names.join('; ') : t('left-n', { n: left.length });
  tellLeft(what, reason);
}

/** In words: why something was not done. @param {any} e @returns {import('../types/protocol').Reason} */
const reasonOf = (e) => ({ text: e.reason?.text || t(`code-${e.code ?? 'unknown'}`), rule: e.reason?.rule ?? null });

/** Shows why something was refused. @param {any} e @param {string} [space] */
export function refuse(e, space) {
  if (e.code === 'lost') return;
  const { text, rule } = reasonOf(e);
  refusal.value = { title: space ? t('refused-space', { space: spaceName(space) }) : t('refused'), text, rule, space };
  spoken.value = text;
}

/** Waits until the table has changed, but not for ever. @param {string} old */
export const changedFrom = (old) => version.value !== old ? Promise.resolve(null) : new Promise((resolve) => {
  const late = setTimeout(() => resolve(null), 4000);
  const stop = effect(() => {
    if (version.value === old) return;
    clearTimeout(late);
    queueMicrotask(() => stop());
    resolve(null);
  });
});

/** Several questions to the rules at once, their answers in the same order; none when they are refused. @param {import('../types/protocol').Query[]} queries @returns {Promise<any[]>} */
export async function askAll(queries) {
  if (!queries.length) return [];
  try {
    return (await wire.link.ask({ type: 'ask-all', queries: queries.slice(0, 64) })).answers;
  } catch {
    return [];
  }
}

/** A question to the rules; null when it is refused. @param {import('../types/protocol').Query} query */
export async function ask(query) {
  try {
    return (await wire.link.ask({ type: 'ask', query })).answer;
  } catch {
    return null;
  }
}
