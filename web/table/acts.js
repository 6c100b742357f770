// What a player does with what is in the hand or pointed at: put down, carried out, asked about first, taken back.
import { batch } from '../vendor/signals-core.js';
import { mySeat, version, busy, spoken, now } from './state.js';
import { t } from './texts.js';
import { wire, send, refuse, changedFrom } from './sending.js';
import { index, plainest } from './choices.js';
import { hand, picked, pending, chooser, targets } from './hand.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */

/** Puts the hand down. Asks first when there are several ways, or something should be known. @param {string} to @param {{ x: number, y: number } | null} [at] */
export function drop(to, at = null) {
  const byPiece = targets.value.get(to);
  const h = hand.value;
  if (!h || !byPiece) return;
  const ways = [...byPiece].map(([piece, choices]) => ({ piece, n: h.counts.get(piece), choices, chosen: choices.indexOf(plainest(choices)) }));
  const several = ways.some((w) => w.choices.length > 1);
  const warned = ways.some((w) => w.choices[w.chosen].warning);
  const asking = { ways, to, ...(at ?? { x: null, y: null }) };
  if (several || warned) {
    pending.value = asking;
    spoken.value = t('say-ways');
    return;
  }
  return carry(ways, asking);
}

/** Would these actions cost something of the list? Then they are not sent, but asked about once. @param {any[]} actions @param {any} asking how it is asked: as `pending` */
async function asksFirst(actions, asking) {
  if (busy.value) return true;
  const losing = wire.loses(actions);
  if (!losing) return false;
  const v = version.value;
  busy.value = true;
  const lost = await losing.finally(() => { busy.value = false; });
  // What was meant for another position is not done in this one.
  if (v !== version.value) return true;
  if (!lost) return false;
  batch(() => {
    chooser.value = null;
    pending.value = { ...asking, lost };
  });
  spoken.value = lost;
  return true;
}

/** Carries out the ways chosen. @param {any[]} ways @param {any} [asking] how it is asked whether what it costs of a list may be lost */
export async function carry(ways, asking = pending.value) {
  const actions = ways.flatMap((w) => Array(w.n).fill(w.choices[w.chosen].action));
  const told = pending.value?.ways === ways && pending.value.lost;
  if (!told && (await asksFirst(actions, { ...asking, ways }))) return;
  // What is met on the way may change one's mind about the rest.
  const done = await send(actions, mySeat.value, 'wait');
  if (done === null) return;
  batch(() => {
    pending.value = null;
    hand.value = null;
  });
}

/** Sends one choice. @param {Choice} c */
export async function choose(c) {
  if (await asksFirst([c.action], { ways: [{ piece: '', n: 1, choices: [c], chosen: 0 }], title: c.label, x: null, y: null })) return null;
  const done = await send([c.action]);
  if (done !== null) picked.value = [];
  return done;
}

/** Takes back what was sent last; the server takes back as one what was sent as one. */
export async function undo() {
  const seat = now.value?.undo.find((s) => s === mySeat.value) ?? now.value?.undo[0];
  if (!seat || busy.value) return;
  busy.value = true;
  try {
    const old = version.value;
    await wire.link.ask({ type: 'undo', seat, version: old });
    await changedFrom(old);
    hand.value = null;
  } catch (e) {
    refuse(e);
  } finally {
    busy.value = false;
  }
}

/** Why can the hand not go there? Asked of a like move. @param {string} to */
export async function whyNot(to) {
  const h = hand.value;
  if (!h) return null;
  const source = h.mode === 'place' ? index.value.places : index.value.moves;
  const ids = [...h.counts].filter(([, n]) => n > 0).map(([piece]) => piece);
  // Whoever of them cannot go there is asked about, not whoever could.
  const id = ids.find((x) => !source.get(x)?.has(to)) ?? ids[0];
  const list = source.get(id)?.values().next().value;
  if (!list) return null;
  try {
    return (await wire.link.ask({ type: 'why-not', seat: mySeat.value, action: plainest(list).action, to })).reason;
  } catch {
    return null;
  }
}
