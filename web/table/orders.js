// Typed orders: one line that completes the notation of legal actions and explains what is refused.
import { signal } from '../vendor/signals-core.js';
import { useState, useRef, useLayoutEffect } from '../vendor/hooks.js';
import { html, live, RuleLink } from './ui.js';
import { question, now, mySeat, refusal } from './state.js';
import { send, sendLine } from './sending.js';
import { t } from './texts.js';

export const ordersOpen = signal(false);

/** What can be typed now: notation, label, action, seat. */
function all() {
  const out = (question.value?.choices ?? []).map((c) => ({ notation: c.notation, label: c.label, action: c.action, seat: question.value.seat, cost: c.cost }));
  for (const o of now.value?.orders ?? []) if (o.seat === mySeat.value) out.push({ notation: o.notation, label: o.label, action: o.action, seat: o.seat, cost: undefined });
  return out;
}

/** Orders that fit what was typed: those that begin so first, then those that hold every word. @param {string} text */
export function complete(text) {
  const want = text.trim().toLowerCase();
  const list = all();
  if (!want) return list;
  const words = want.split(/\s+/);
  const begins = list.filter((c) => c.notation.toLowerCase().startsWith(want));
  const holds = list.filter((c) => !begins.includes(c) && words.every((w) => c.notation.toLowerCase().includes(w) || c.label.toLowerCase().includes(w)));
  return [...begins, ...holds];
}

/** The longest beginning all have in common. @param {string[]} list */
function common(list) {
  let out = list[0] ?? '';
  for (const s of list) while (!s.startsWith(out)) out = out.slice(0, -1);
  return out;
}

/** The orders of a line, apart by semicolons, where each is written just as it is among the choices; else nothing: the game reads it then.
 * @param {string} text */
function written(text) {
  const list = all();
  const parts = text.split(';').map((s) => s.trim()).filter(Boolean);
  const out = parts.map((part) => list.find((c) => c.notation.toLowerCase() === part.toLowerCase()));
  return out.every(Boolean) ? out : null;
}

const Line = () => {
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const [why, setWhy] = useState(null);
  /** How the last line was understood. @type {[string[], any]} */
  const [said, setSaid] = useState([]);
  const input = useRef(null);
  // Before the next key comes.
  useLayoutEffect(() => input.current?.focus(), []);
  const list = complete(text.split(';').pop()).slice(0, 8);
  const head = text.includes(';') ? `${text.slice(0, text.lastIndexOf(';'))}; ` : '';
  const close = () => { ordersOpen.value = false; };
  async function go() {
    const line = at >= 0 && list[at] ? head + list[at].notation : text;
    if (!line.trim()) return close();
    const orders = written(line);
    const done = orders ? await send(orders.map((o) => o.action), orders[0].seat) : await sendLine(line, question.value?.seat);
    if (done === null) {
      // Said beside the line, and nowhere else.
      if (!orders && refusal.value) setWhy(refusal.value);
      if (!orders) refusal.value = null;
      return;
    }
    setText('');
    setAt(-1);
    setWhy(null);
    setSaid(typeof done === 'number' ? [] : [...(done.steps.length ? [`→ ${done.steps.join('; ')}`] : []), ...done.notes]);
    input.current?.focus();
  }
  function key(e) {
    if (e.key === 'Escape') { e.preventDefault(); close(); }
    if (e.key === 'Enter') { e.preventDefault(); go(); }
    if (e.key === 'ArrowDown') { e.preventDefault(); setAt(Math.min(list.length - 1, at + 1)); }
    if (e.key === 'ArrowUp') { e.preventDefault(); setAt(Math.max(-1, at - 1)); }
    if (e.key === 'Tab' && list.length && text.trim()) {
      e.preventDefault();
      const longer = common(list.map((c) => c.notation));
      setText(head + (at >= 0 ? list[at].notation : longer.length > text.split(';').pop().trimStart().length ? longer : list[0].notation));
      setAt(-1);
    }
  }
  return html`<div class="orders" role="dialog" aria-label=${t('orders-title')}>
    ${list.length > 0 ? html`<div key="list" class="orders-list" id="orders-list" role="listbox" aria-label=${t('orders-list')}>
      ${list.map((c, i) => html`<div role="option" id=${`order-${i}`} aria-selected=${i === at} class=${i === at ? 'on' : ''} onMouseDown=${(e) => { e.preventDefault(); setText(head + c.notation); setAt(-1); input.current.focus(); }}>
        <code>${c.notation}</code><span>${c.label}</span></div>`)}
    </div>` : html`<p class="quiet" role="status">${t('orders-none')}</p>`}
    ${why && html`<p class="orders-why" role="alert"><b>${t('refused')}</b> ${why.text} <${RuleLink} id=${why.rule} /></p>`}
    ${said.length > 0 && html`<div key="said" class="orders-said" role="status">${said.map((line, i) => html`<p key=${i}>${line}</p>`)}</div>`}
    <div key="line" class="orders-line"><span aria-hidden="true">›</span>
      <input ref=${input} value=${text} onInput=${(e) => { setText(e.target.value); setAt(-1); setWhy(null); setSaid([]); }} onKeyDown=${key} placeholder=${t('orders-hint')} spellcheck="false" autocomplete="off" autocapitalize="off"
        role="combobox" aria-label=${t('orders-title')} aria-expanded=${list.length > 0} aria-controls=${list.length ? 'orders-list' : undefined} aria-activedescendant=${at >= 0 ? `order-${at}` : undefined} />
      <button class="quiet" onClick=${close}>${t('close')}</button></div>
  </div>`;
};

export const Orders = live(() => (ordersOpen.value ? html`<${Line} key=${question.value?.seat} />` : null));
