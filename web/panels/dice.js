// What a line of the log says about its dice, and which lines belong together: pure functions, so that they can be tried without a page.

/** @typedef {import('../types/protocol').WireTold} Told */

/** A line for whoever sees its dice beside it; what is told as a story is told whole. @param {Told} l */
export const besideDice = (l) => (l.fact && !('shot' in l.fact) ? l.text : l.brief ?? l.text);

/** Did a die of a shot hit? Against a number it did or did not; where a table gave the hits, all dice of the shot made them. @param {import('../types/protocol').Shot} shot @param {import('../types/protocol').Die} die */
export const struck = (shot, die) => (shot.least ? die.value >= shot.least : shot.value > 0 ? die.value <= shot.value : shot.hits > 0);

/** @param {Told} l @returns {any} */
const factOf = (l) => l.fact;

/** The lines of the battle of a space that goes on, or went on last: after the line that stood last when it came up, where the page has seen that. Else from the first of its beginnings that follow
 * one another (a battle may begin in the air, with bombs, and with guns) without anything shown on the board between them.
 * @param {string} space @param {Told[]} list @param {Told | null} [before] */
export function linesOf(space, list, before = null) {
  const seen = before ? list.indexOf(before) : -1;
  let from = seen >= 0 ? seen + 1 : list.length;
  for (let i = list.length - 1; seen < 0 && i >= 0; i--) {
    const at = factOf(list[i])?.began?.space;
    if (at === space) from = i;
    else if (from < list.length && (at !== undefined || factOf(list[i])?.cue)) break;
  }
  const lines = list.slice(from);
  const next = lines.findIndex((l) => { const at = factOf(l)?.began?.space; return at !== undefined && at !== space; });
  return next < 0 ? lines : lines.slice(0, next);
}
