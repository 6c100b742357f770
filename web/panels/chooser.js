// A small list beside a piece or a space where several things can be done with it; and long lists with a filter.
import { useState } from '../vendor/hooks.js';
import { html, live, Tile, keepInside } from '../table/ui.js';
import { busy, nameOf, pieceById, pieceName, spaceName, spoken, welcome } from '../table/state.js';
import { chooser, hand, picked, putBack } from '../table/hand.js';
import { index } from '../table/choices.js';
import { t } from '../table/texts.js';

/** @typedef {import('../types/protocol').WireChoice} Choice */

/** More than so many of one kind stand in a list with a filter. */
export const MANY = 10;
/** More than this is not drawn: the filter finds it. */
const SHOWN = 60;

/** Points at a piece: one thing can be done with it, or a list of them opens beside it. @param {string} id @param {{ x: number, y: number } | null} at */
export function pickPiece(id, at) {
  const choices = index.value.picks.get(id) ?? [];
  picked.value = [{ piece: id, n: 0 }];
  if (choices.length < 2) {
    chooser.value = null;
    return;
  }
  const p = pieceById.value.get(id);
  open(p ? (p.caption?.[0] && !p.name ? p.caption[0] : pieceName(p)) : nameOf(id), p ? spaceName(p.space) : '', choices, at);
}

/** @param {string} title @param {string} sub @param {Choice[]} choices @param {{ x: number, y: number } | null} at */
export function open(title, sub, choices, at) {
  chooser.value = { title, sub, choices, x: at?.x ?? null, y: at?.y ?? null };
  spoken.value = `${title}: ${t('choose-n', { n: choices.length })}`;
}

/** Those that hold every word. @param {Choice[]} list @param {string} text */
function fitting(list, text) {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return words.length ? list.filter((c) => words.every((w) => c.label.toLowerCase().includes(w) || c.notation.toLowerCase().includes(w))) : list;
}

/** A list of choices; with many of them a field to find one. @param {{ list: Choice[], Button: any, many?: number, tile?: (c: Choice) => string | null }} p */
export const ChoiceList = ({ list, Button, many = MANY, tile = () => null }) => {
  const [text, setText] = useState('');
  const found = fitting(list, text);
  return html`<div class="choice-box">${list.length > many && html`<input class="choice-find" type="search" value=${text} placeholder=${t('choose-find', { n: list.length })} aria-label=${t('choose-find', { n: list.length })} onInput=${(e) => setText(e.target.value)} />`}
    <div class=${`choice-grid ${list.length > many ? 'long' : ''} ${list.some((c) => tile(c)) ? 'pictured' : ''}`}>${found.slice(0, SHOWN).map((c) => html`<${Button} key=${c.notation} c=${c} tile=${tile(c)} />`)}</div>
    ${found.length > SHOWN && html`<p class="quiet">${t('choose-more', { n: found.length - SHOWN })}</p>`}${!found.length && html`<p class="quiet">${t('choose-none')}</p>`}</div>`;
};

/** The list beside what was pointed at. @param {{ Button: any }} p */
export const Chooser = live(({ Button }) => {
  const c = chooser.value;
  if (!c) return null;
  const byKind = new Map();
  for (const x of c.choices) byKind.set(x.kind, [...(byKind.get(x.kind) ?? []), x]);
  const focus = (el) => { keepInside(el); if (el && !el.dataset.had) (el.dataset.had = '1'), el.querySelector('button, input')?.focus({ preventScroll: true }); };
  const p = pieceById.value.get(picked.value[0]?.piece);
  return html`<div class="chooser float card" role="dialog" aria-label=${c.title} ref=${focus} style=${c.x !== null ? { left: `${c.x}px`, top: `${c.y}px` } : null}>
    <div class="row"><span class="chooser-title">${p && html`<${Tile} kind=${p.kind} owner=${p.owner} size=${24} age=${p.age} />`}<span><b>${c.title}</b>${c.sub && c.sub !== c.title ? html` <span class="quiet">${c.sub}</span>` : null}</span></span><button class="icon-button" aria-label=${t('close')} onClick=${putBack}>×</button></div>
    ${[...byKind].map(([kind, list]) => html`<div class="group" key=${kind}>${byKind.size > 1 && list.length > 1 ? html`<h3>${welcome.value.kinds[kind] ?? nameOf(kind)}</h3>` : null}<${ChoiceList} list=${list} Button=${Button} /></div>`)}</div>`;
});

/** What else can be done with the pieces in the hand than to move them. */
export const HandPicks = live(({ Button }) => {
  const ids = [...(hand.value?.counts ?? [])].filter(([, n]) => n > 0).map(([id]) => id);
  const list = ids.length === 1 ? index.value.picks.get(ids[0]) ?? [] : [];
  if (!list.length || busy.value) return null;
  return html`<div class="groups float hand-picks"><div class="group"><${ChoiceList} list=${list} Button=${Button} /></div></div>`;
});

