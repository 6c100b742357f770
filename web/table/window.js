// The window the table is in: what the server wrote into the page, and whether it is laid out for a phone.
import { signal } from '../vendor/signals-core.js';

/** What the server wrote into the page. @type {{ table: string, game: string, title: string, lang: string, name: string | null, guest: boolean, csrf: string, held: string[], invites: Record<string, string>, watch: string, challenge?: string, sealed?: boolean }} */
export const page = JSON.parse(document.getElementById('page')?.textContent || '{}');
export const narrow = matchMedia('(max-width: 759px)');
/** The layout of a phone: one signal, so that a window made narrow or wide is laid out anew and keeps all it knows. */
export const phone = signal(narrow.matches);
