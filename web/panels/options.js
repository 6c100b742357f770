// The options in force; if all agree, those that may be are changed in mid-game.
import { signal, effect } from '../vendor/signals-core.js';
import { html, live, RuleLink } from '../table/ui.js';
import { options, welcome, now, mySeat } from '../table/state.js';
import { wire, refuse } from '../table/sending.js';
import { page } from '../table/window.js';
import { t } from '../table/texts.js';

/** @typedef {import('../types/protocol').WireOption} Option */

export const optionsOpen = signal(false);
/** What is to be asked for: option and value. @type {{ value: Map<string, string> }} */
const wanted = signal(new Map());

const close = () => { optionsOpen.value = false; };
// However it is closed, nothing stays chosen.
effect(() => { if (!optionsOpen.value) wanted.value = new Map(); });

/** @param {Option} o @param {string} value */
function want(o, value) {
  const next = new Map(wanted.value);
  if (value === o.value) next.delete(o.id);
  else next.set(o.id, value);
  wanted.value = next;
}

async function propose() {
  try {
    await wire.link.ask({ type: 'amend', seat: mySeat.value, options: Object.fromEntries(wanted.value) });
    close();
  } catch (e) {
    refuse(e);
    optionsOpen.value = false;
  }
}

/** @param {{ o: Option, may: boolean }} p */
const Field = ({ o, may }) => {
  const value = wanted.value.get(o.id) ?? o.value;
  if (!may || !o.midgame) return html`<span class="option-value">${o.shown}</span>`;
  const change = (e) => want(o, e.target.value);
  return o.range
    ? html`<input type="number" aria-label=${o.name} min=${o.range[0]} max=${o.range[1]} value=${value} onChange=${change} />`
    : html`<select aria-label=${o.name} onChange=${change}>${o.values.map(([v, name]) => html`<option value=${v} selected=${v === value}>${name}</option>`)}</select>`;
};

export const OptionsCard = live(() => {
  if (!optionsOpen.value) return null;
  const may = !!welcome.value?.yours.length && !page.sealed && !now.value?.outcome;
  return html`<div class="scrim" onClick=${close}></div>
  <div class="help options-card float" role="dialog" aria-modal="true" aria-label=${t('menu-options')}>
    <h2>${t('menu-options')}</h2><p class="quiet">${t(may ? 'options-why' : 'options-as-is')}</p>
    <ul>${options.value.map((o) => html`<li key=${o.id} class=${wanted.value.has(o.id) ? 'changed' : ''}><div><b>${o.name}</b> <${RuleLink} id=${o.rule} /><small>${o.help}${may && !o.midgame ? ` ${t('options-fixed')}` : ''}</small></div><${Field} o=${o} may=${may} /></li>`)}</ul>
    <div class="row"><button class="plain" ref=${(b) => b && !b.dataset.had && ((b.dataset.had = '1'), b.focus())} onClick=${close}>${t('close')}</button>${may && html`<button class="primary" disabled=${!wanted.value.size} onClick=${propose}>${t('options-ask')}</button>`}</div></div>`;
});
