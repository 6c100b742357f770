// The rules beside the board: one rule, or all of them with a search.
import { signal, effect } from '../vendor/signals-core.js';
import { html, live, openRule } from '../table/ui.js';
import { rule, welcome, question, told } from '../table/state.js';
import { LogLine } from './log.js';
import { lang, t } from '../table/texts.js';

const body = signal('');
const find = signal('');

effect(() => {
  const w = welcome.value;
  const id = rule.value;
  if (!w) return;
  // A rule that is opened is shown, whatever was looked for before.
  if (id) find.value = '';
  fetch(`/rules/${w.game}${id ? `/${encodeURIComponent(id)}` : ''}?lang=${lang}&fragment=1`).then((r) => (r.ok ? r.text() : '')).then((text) => {
    if (rule.value !== id) return;
    // Only the article: the page round it has its own head.
    const doc = new DOMParser().parseFromString(text, 'text/html');
    body.value = (doc.querySelector('article, main') ?? doc.body)?.innerHTML ?? '';
  }).catch(() => { body.value = ''; });
});

/** Rule ids are links inside the panel too. @param {MouseEvent} e */
function follow(e) {
  const a = /** @type {HTMLElement} */ (e.target).closest('a');
  const m = a && new RegExp(`^/rules/${welcome.value.game}/([^/?#]+)`).exec(new URL(/** @type {HTMLAnchorElement} */ (a).href).pathname);
  if (!m || e.ctrlKey || e.metaKey) return;
  e.preventDefault();
  openRule(decodeURIComponent(m[1]));
}

/** Hides what does not hold all the words looked for, and heads with nothing below them. @param {HTMLElement | null} el */
function sift(el) {
  if (!el) return;
  const want = find.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (x) => want.every((w) => x.textContent.toLowerCase().includes(w));
  let some = false;
  for (const x of /** @type {NodeListOf<HTMLElement>} */ (el.querySelectorAll('li, dt, section > p, tr'))) {
    x.hidden = !fits(x);
    some ||= !x.hidden && !x.closest('nav');
  }
  for (const x of el.querySelectorAll('section')) x.hidden = want.length > 0 && !x.querySelector(':is(li, dt, p, tr):not([hidden])');
  for (const x of /** @type {NodeListOf<HTMLElement>} */ (el.querySelectorAll(':scope > p'))) x.hidden = want.length > 0;
  const none = /** @type {HTMLElement | null} */ (el.parentElement?.querySelector('.rules-none'));
  if (none) none.hidden = some || !want.length;
}

/** Where a rule came into play in this game: the way back from the rule to the log. */
const Used = live(() => {
  const list = rule.value ? told.value.filter((l) => l.rule === rule.value) : [];
  if (!list.length) return null;
  return html`<h3 class="panel-title">${t('rules-used', { n: list.length })}</h3><div class="log rules-used"><ol>${list.slice(-6).reverse().map((l) => html`<${LogLine} l=${l} />`)}</ol></div>`;
});

export const Rules = live(() => {
  const q = question.value;
  return html`<section class="rules-panel">
    <div class="row"><input type="search" placeholder=${t('rules-find')} aria-label=${t('rules-find')} value=${find.value} onInput=${(e) => { if (rule.value) rule.value = null; find.value = e.target.value; }} />
    ${rule.value && html`<button class="quiet" onClick=${() => { rule.value = null; }}>${t('rules-all')}</button>`}</div>
    ${!rule.value && q && html`<p><button class="plain small" onClick=${() => openRule(q.rule)}>${t('rules-of-question', { rule: q.rule })}</button></p>`}
    <div class="rule-body" onClick=${follow} ref=${(el) => sift(el)} data-find=${find.value} dangerouslySetInnerHTML=${{ __html: body.value }}></div>
    <p class="empty rules-none" role="status" hidden>${t('choose-none')}</p>
    ${!body.value && html`<p class="empty">${t('rules-none')}</p>`}
    <${Used} />
  </section>`;
});
