// Which battle is fought on a board of its own, and whether that board is on the table.
import { signal, computed } from '../vendor/signals-core.js';
import { shown, question, seats, looking, now } from '../table/state.js';

/** @typedef {import('../types/protocol').Battle} Battle */
/** @typedef {import('../types/protocol').BattleUnit} BattleUnit */

/** Put away by the reader until the next battle. */
export const away = signal('');

/** One without sides is fought on the board itself (fight.js). @type {{ value: Battle | null }} */
export const battle = computed(() => {
  const b = shown.value?.battle;
  return b?.sides.length ? { ...b, sides: b.sides.map((s) => ({ ...s, columns: s.columns.map((c) => ({ ...c, units: alike(c.units) })) })) } : null;
});

/** Units that are told apart by nothing, not even as pieces to be pointed at, stand as one with their number. @param {BattleUnit[]} units */
function alike(units) {
  /** @type {BattleUnit[]} */
  const out = [];
  for (const u of units) {
    const same = u.piece ? null : out.find((x) => !x.piece && x.kind === u.kind && x.owner === u.owner && x.dice === u.dice && x.tag === u.tag);
    if (same) same.count += u.count;
    else out.push({ ...u });
  }
  return out;
}

/** A battle among all of a game. @param {Battle} b */
export const awayKey = (b) => `${b.space} ${now.value?.round} ${now.value?.turn}`;
/** Does a person decide now? Computers answer too quickly for a board to be worth a look. */
export const awaited = computed(() => !!question.value || (now.value?.waiting ?? []).some((id) => {
  const holder = seats.value.find((s) => s.id === id)?.holder;
  return typeof holder === 'object' && 'person' in holder;
}));
/** Is the board on the table? */
export const battleOpen = computed(() => !!battle.value && awaited.value && !looking.value && away.value !== awayKey(battle.value));
