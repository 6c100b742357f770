// What is sent to the server: batches, typed lines, what is left of them, and why something was not done.
import { signal, effect } from '../vendor/signals-core.js';
import { mySeat, version, busy, refusal, spoken, spaceName, now, scene } from './state.js';
import { t } from './words.js';

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

/** Sends actions as one batch; answers how many were done, or null. A batch ends at its first die or anything learned: what is left goes on while it is still among the choices (`go-on`), or
 * waits (`wait`); either way nothing is dropped without a word. @param {any[]} actions @param {string} [seat] @param {'go-on' | 'wait' | 'quiet' | 'as-far' | 'order'} [rest] `quiet`: whoever sent it knows that
 * it ends early; `as-far`: goes on, and where it is too long from the beginning its first part is done */
export async function send(actions, seat = mySeat.value, rest = 'go-on') {
  if (busy.value) return null;
  busy.value = true;
  sent.value += 1;
  /** What the choices of now are called, for what may be left of them. @type {Map<string, Choice>} */
  const called = new Map();
  const note = () => { for (const c of now.value?.questions.find((q) => q.seat === seat)?.choices ?? []) called.set(JSON.stringify(c.action), c); };
  let left = actions;
  let many = left.length;
  note();
  try {
    for (;;) {
      const [old, decided] = [version.value, grounds(seat)];
      let answer;
      try {
        answer = await wire.link.ask({ type: 'batch', seat, version: old, actions: left.slice(0, many) });
      } catch (e) {
        // Others did something at the same moment. What is seen and asked may still be the same, and a standing order always means the same.
        if (e.code === 'stale') {
          await changedFrom(old);
          if (version.value !== old && (rest === 'order' || stands(seat, decided))) continue;
        }
        // Of what is left, as far as it goes.
        if ((left === actions && rest !== 'as-far') || e.code !== 'rule' || !(e.at > 0 && e.at < many)) throw e;
        many = e.at;
        continue;
      }
      refusal.value = null;
      left = left.slice(answer.done);
      many = left.length;
      if (!left.length || !answer.done || rest === 'wait' || rest === 'quiet') break;
      await changedFrom(old);
      note();
      const open = new Set((now.value?.questions.find((q) => q.seat === seat)?.choices ?? []).map((c) => JSON.stringify(c.action)));
      if (!open.has(JSON.stringify(left[0]))) break;
    }
  } catch (e) {
    if (left === actions) {
      refuse(e);
      return null;
    }
    // The first part was done; the reason of the rest is told with it.
    leave(left, called, reasonOf(e));
    return actions.length - left.length;
  } finally {
    busy.value = false;
  }
  if (left.length && rest !== 'quiet') leave(left, called, rest === 'wait' ? null : await reasonAgainst(called.get(JSON.stringify(left[0])), seat));
  return actions.length - left.length;
}

/** Sends a typed line as one: the game reads it, and all of it is done or nothing. Answers how it was understood and what should be known of
 * it; null where nothing was done, and `refusal` says why. What is left after a die, or after anything learned, goes on by itself. @param {string} text @param {string} [seat] */
export async function sendLine(text, seat = mySeat.value) {
  if (busy.value) return null;
  busy.value = true;
  sent.value += 1;
  const out = { steps: [], notes: [] };
  let left = text;
  try {
    while (left) {
      const [old, decided] = [version.value, grounds(seat)];
      let answer;
      try {
        answer = await wire.link.ask({ type: 'order', seat, version: old, text: left });
      } catch (e) {
        if (e.code !== 'stale') throw e;
        await changedFrom(old);
        if (version.value === old || !stands(seat, decided)) throw e;
        continue;
      }
      refusal.value = null;
      out.steps.push(...answer.steps);
      out.notes.push(...answer.notes);
      left = answer.rest;
      if (left) await changedFrom(old);
    }
  } catch (e) {
    if (left === text) {
      refuse(e);
      return null;
    }
    const reason = reasonOf(e);
    const said = `${t('left', { what: left })} ${reason.text}`;
    refusal.value = { title: t('left-title'), text: said, rule: reason.rule };
    spoken.value = said;
  } finally {
    busy.value = false;
  }
  return out;
}

/** Says what of a batch was not done, and why. @param {any[]} left @param {Map<string, Choice>} called @param {import('../types/protocol').Reason | null} [reason] */
function leave(left, called, reason) {
  const names = [...new Set(left.map((a) => called.get(JSON.stringify(a))?.label).filter(Boolean))];
  const what = names.length ? names.join('; ') : t('left-n', { n: left.length });
/** Several questions to the rules at once, their answers in the same order; none when they are refused. @param {import('../types/protocol').Query[]} queries @returns {Promise<any[]>} */
export async function askAll(queries) {
  if (!queries.length) return [];
  try {
    return (await wire.link.ask({ type: 'ask-all', queries: queries.slice(0, 64) })).answers;
  } catch {
    return [];
  }
}

  const text = `${t('left', { what })} ${reason?.text ?? t('left-why')}`;
  refusal.value = { title: t('left-title'), text, rule: reason?.rule ?? null };
  spoken.value = text;
}

/** Why is a choice none any more? @param {Choice | undefined} c @param {string} seat @returns {Promise<import('../types/protocol').Reason | null>} */
async function reasonAgainst(c, seat) {
  if (!c) return null;
  try {
    return (await wire.link.ask({ type: 'explain', seat, text: c.notation })).reason;
  } catch {
    return null;
  }
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

/** A question to the rules; null when it is refused. @param {import('../types/protocol').Query} query */
export async function ask(query) {
  try {
    return (await wire.link.ask({ type: 'ask', query })).answer;
  } catch {
    return null;
  }
}
