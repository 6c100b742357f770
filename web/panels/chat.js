// What is said at the table.
import { signal } from '../vendor/signals-core.js';
import { html, live } from '../table/ui.js';
import { chat, welcome, here } from '../table/state.js';
import { wire, refuse } from '../table/sending.js';
import { t, lang } from '../table/texts.js';

/** @type {{ value: import('../types/protocol').Channel }} */
const to = signal('table');
const text = signal('');

async function say(e) {
  e.preventDefault();
  const words = text.value.trim();
  if (!words) return;
  // The field is free at once: what is typed while the message is on its way is the next one.
  text.value = '';
  try {
    await wire.link.ask({ type: 'chat', to: to.value, text: words });
  } catch (error) {
    text.value = [words, text.value].filter(Boolean).join(' ');
    refuse(error);
  }
}

const time = (at) => new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(at * 1000);

export const Chat = live(() => {
  const seated = (welcome.value?.yours.length ?? 0) > 0;
  return html`<section class="chat">
    <p class="quiet">${t('menu-here', { n: here.value.length, names: here.value.join(', ') })}</p>
    ${!chat.value.length && html`<p class="empty">${t('chat-empty')}</p>`}
    <ol>${chat.value.map((m) => html`<li class=${m.to}><b>${m.by}</b>${m.to === 'side' ? html` <i>${t('chat-side')}</i>` : null} <time>${time(m.at)}</time><p>${m.text}</p></li>`)}</ol>
    <form onSubmit=${say}>
      ${seated && html`<select aria-label=${t('chat-to')} value=${to.value} onChange=${(e) => { to.value = e.target.value; }}><option value="table">${t('chat-table')}</option><option value="side">${t('chat-side')}</option></select>`}
      <input aria-label=${t('chat-say')} placeholder=${t('chat-say')} maxlength="500" value=${text.value} onInput=${(e) => { text.value = e.target.value; }} /><button class="plain">${t('chat-send')}</button></form>
  </section>`;
});
