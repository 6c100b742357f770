// Chances at each target of the hand.
import { signal, untracked } from '../vendor/signals-core.js';
import { mySeat, version } from './state.js';
import { wire } from './sending.js';
import { hand, targets, batchFor } from './hand.js';

/** Chances by space: `{ before, after }` as shares. @type {{ value: Map<string, { before: number | null, after: number | null }> }} */
export const chances = signal(new Map());

/** Targets that are weighed at most. */
const AIMS = 24;

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
  const aims = [...targets.value.keys()].slice(0, AIMS).map((space) => ({ space, actions: batchFor(space) }));
  try {
    const found = (await wire.link.ask({ type: 'weigh', seat: mySeat.value, version: version.value, aims })).chances;
    if (mine !== asked) return;
    chances.value = new Map(found.map(({ space, before, after }) => [space, { before: before ? chief(before).share : null, after: chief(after).share, chances: after }]));
  } catch {
    // A space without chances shows its cost.
    if (mine === asked && chances.value.size) chances.value = new Map();
  }
}

/** The chief figure of a battle: taking the ground where that is possible, else winning. @param {import('../types/protocol').WireChances} c */
export const chief = (c) => c.captures > 0 ? { share: c.captures, word: 'odds-take' } : { share: c.attacker_wins, word: 'odds-win' };
