// What a line of the log says about its dice and about whom it speaks: pure functions, so that they can be tried without a page.

/** @typedef {import('../types/protocol').WireTold} Told */

/** The list of dice in a line: behind a colon and before a dash (`at 3: 2 5 6 – two hits`), or at its end, where these figures stand nowhere else. A number in the middle of a sentence is left
 * alone: nothing says that it is the die. @param {Told} l @returns {RegExpExecArray | null} */
function list(l) {
  if (!l.dice?.length) return null;
  const figures = l.dice.map((d) => d.value).join(' ');
  const once = l.text.match(new RegExp(`(?<!\\d)${figures}(?!\\d)`, 'g'))?.length === 1;
  return new RegExp(`(\\d*)\\s?[:：]\\s${figures}(?=\\s*[–—]${once ? '|[.;]?$' : ''})`).exec(l.text);
}

/** A line without the figures its dice show, where it lists them; else as it is. @param {Told} l */
export function withoutDice(l) {
  const m = list(l);
  if (!m || (l.fact && !('shot' in l.fact))) return l.text;
  const at = m.index + m[1].length;
  return l.text.slice(0, at) + l.text.slice(m.index + m[0].length);
}

/** The number to hit that a line names before the list of its dice (`at 3: 2 5 6`). @param {Told} l */
export function toHit(l) {
  const m = list(l);
  return m?.[1] ? Number(m[1]) : null;
}

/** Did a die of a shot hit? Against a number it did or did not; where a table gave the hits, all dice of the shot made them. @param {import('../types/protocol').Shot} shot @param {import('../types/protocol').Die} die */
export const struck = (shot, die) => (shot.value > 0 ? die.value <= shot.value : shot.hits > 0);

/** The seat a text speaks of: the first one it names. @template {{ id: string, name: string }} S @param {string} text @param {S[]} seats @returns {S | null} */
export function named(text, seats) {
  let best = null;
  let at = Infinity;
  for (const s of seats) {
    const i = text.indexOf(s.name);
    if (i >= 0 && (i < at || (i === at && s.name.length > best.name.length))) [best, at] = [s, i];
  }
  return best;
}

/** Whose badge a line carries: of the seat it begins with; else of whoever it tells something of; else of the first seat it names. @param {Told} l @param {{ id: string, name: string }[]} seats */
export function whose(l, seats) {
  const first = named(l.text, seats);
  if (first && l.text.startsWith(first.name)) return first.id;
  const f = /** @type {any} */ (l.fact);
  return (f?.cue ?? f?.volley ?? f?.hit)?.owner || first?.id || null;
}

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
