// Texts of the page in the reader's language, from text/<lang>.ftl.
import { FluentBundle, FluentResource } from '../vendor/fluent-bundle.js';

/** @type {FluentBundle | null} */
let bundle = null;
export let lang = 'en';

/** Loads the messages of a language. @param {string} wanted */
export async function speak(wanted) {
  lang = wanted === 'fr' ? 'fr' : 'en';
  const answer = await fetch(new URL(`../text/${lang}.ftl`, import.meta.url));
  bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
}

/** Is there such a message? @param {string} id */
export const has = (id) => !!bundle?.hasMessage(id);

/** A message with its arguments; its id where it is missing, so that a test sees it. @param {string} id @param {Record<string, any>} [args] */
export function t(id, args) {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

/** A number as people of this language write it. @param {number} n @param {number} [digits] */
export const number = (n, digits = 0) => new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n);

/** A share as a percentage; never 100 or 0 where it is neither. @param {number} share @param {number} [digits] */
export function percent(share, digits = 1) {
  const step = 10 ** -digits / 100;
  let p = share;
  if (p < 1 && p > 1 - step) p = 1 - step;
  if (p > 0 && p < step) p = step;
  return number(p * 100, digits);
}

/** The same where there is little room: a decimal only where it tells something. @param {number} share */
export const brief = (share) => percent(share, share === 0 || share === 1 || (share >= 0.01 && share <= 0.99) ? 0 : 1);

/** How long ago, in words. @param {number} since seconds of Unix time @param {number} [now] */
export function ago(since, now = Date.now() / 1000) {
  const s = Math.max(0, Math.round(now - since));
  if (s < 60) return t('ago-seconds', { n: s });
  if (s < 3600) return t('ago-minutes', { n: Math.floor(s / 60) });
  if (s < 86400) return t('ago-hours', { n: Math.floor(s / 3600) });
  return t('ago-days', { n: Math.floor(s / 86400) });
}
