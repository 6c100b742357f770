// Chances at each target of the hand.
import { signal, untracked } from '../vendor/signals-core.js';
import { mySeat, version, now } from './state.js';
import { wire, ask } from './sending.js';
import { hand, targets, batchFor } from './hand.js';

/** Chances by space: `{ before, after }` as shares. @type {{ value: Map<string, { before: number | null, after: number | null }> }} */
export const chances = signal(new Map());

let asked = 0;
/** Chances at each target of the hand: what would be there, and what is. */
export async function lookAhead() {
  const mine = ++asked;
  const h = untracked(() => hand.value);
  // Where most of a sea is lit nobody fights in each of its spaces.
  if (!h || h.mode !== 'move' || targets.value.size > 40) {
    if (chances.value.size) chances.value = new Map();
    return;
  }
  const known = new Set((now.value?.queries ?? []).filter((q) => q.name === 'battle').map((q) => q.args.space));
  const out = new Map();
  for (const to of [...targets.value.keys()].slice(0, 24)) {
    if (mine !== asked) return;
    const query = { name: 'battle', args: { space: to } };
    try {
      const tried = await wire.link.ask({ type: 'try', seat: mySeat.value, version: version.value, actions: batchFor(to), queries: [query] });
      const after = tried.answers[0]?.chances;
      if (!after) continue;
      let before = null;
      if (known.has(to)) before = (await ask(query))?.chances ?? null;
      out.set(to, { before: before ? chief(before).share : null, after: chief(after).share, chances: after });
      if (mine === asked) chances.value = new Map(out);
    } catch {
      // A space without chances shows its cost.
    }
  }
  if (mine === asked && !out.size) chances.value = out;
}

/** The chief figure of a battle: taking the ground where that is possible, else winning. @param {import('../types/protocol').WireChances} c */
export const chief = (c) => c.captures > 0 ? { share: c.captures, word: 'odds-take' } : { share: c.attacker_wins, word: 'odds-win' };
