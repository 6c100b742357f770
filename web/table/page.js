// The page: what stands where, on a desk and on a phone.
import { effect } from '../vendor/signals-core.js';
import { html, live } from './ui.js';
import { t } from './texts.js';
import * as state from './state.js';
import { board } from './laid.js';
import { page, phone } from './window.js';
import { mount } from './mount.js';
import { Orders } from './orders.js';
import { Bar, PhoneBar, LineState } from '../panels/bar.js';
import { Menu, Help } from '../panels/menu.js';
import { OptionsCard } from '../panels/options.js';
import { Prompt, Groups, Tray, Ways, ChooserCard } from '../panels/prompt.js';
import { Calendar } from '../panels/calendar.js';
import { Side, Sheet } from '../panels/side.js';
import { Timeline, beside as believed } from '../panels/timeline.js';
import { Mirror } from '../board/mirror.js';
import { BattleBoard, BattleButton } from '../panels/battle.js';
import { Aftermath, aftermath } from '../panels/aftermath.js';
import { OverlayCard, Layers } from '../panels/plan.js';
import { RefusalCard, SpaceCard, Tools } from '../panels/pops.js';
import { Curtain, curtained } from '../panels/curtain.js';
import { Invites } from '../panels/invite.js';
import { Story } from '../panels/story.js';
import { FightStrip } from '../panels/fight.js';
import { Report } from '../panels/report.js';

/** What is being spoken, for those who listen. */
const Live = live(() => html`<div class="sr" aria-live="polite" role="status">${state.spoken.value}</div>`);

/** What is drawn over several spaces, for those who do not see it. */
const Spoken = live(() => {
  const labels = [...new Set((state.shown.value?.areas ?? []).filter((a) => !a.piece).map((a) => a.label).filter(Boolean))];
  return labels.length > 0 && html`<ul class="sr">${labels.map((l) => html`<li>${l}</li>`)}</ul>`;
});

export const Page = live(() => {
  const ready = state.welcome.value && state.scene.value;
  if (!ready) return html`<${Bar} /><main class="board-view loading" aria-busy="true"><p>${t('table-opening')}</p></main>`;
  // Hidden is not enough: what one seat sees must not be found in the page by the other.
  if (curtained.value) return html`<${Curtain} />`;
  const floats = html`<${Tools} board=${() => board} phone=${phone.value} /><${Layers} /><${OverlayCard} /><${RefusalCard} /><${SpaceCard} /><${Ways} /><${ChooserCard} /><${BattleButton} /><${Aftermath} />`;
  return html`<div class=${`tabletop ${phone.value ? 'phone' : ''} ${state.looking.value ? 'past' : ''}`}>
    <a class="skip" href="#prompt">${t('skip')}</a>
    ${phone.value ? html`<${PhoneBar} />` : html`<${Bar} />`}<${LineState} />
    <main class="board-area"><h1 class="sr">${state.welcome.value.title}: ${state.shown.value.title}</h1><${Spoken} /><div class="board-view" id="board" tabindex="0" role="region" aria-label=${t('board')} ref=${mount}></div><${Beside} />
      ${floats}${phone.value && !aftermath.value ? html`<${Story} />` : null}${phone.value ? null : html`<${Tray} />`}<${BattleBoard} /></main>
    ${phone.value ? html`<${Sheet} />` : html`<div class="below" id="prompt"><${Invites} /><${FightStrip} /><${Groups} /><${Prompt} /><${Calendar} /><${Timeline} /></div><${Side} />`}
    <${Orders} /><${Report} /><${Menu} /><${Help} /><${OptionsCard} /><${Live} />
  </div>`;
});

/** After the end: what a side knew, beside the truth. */
const Beside = live(() => {
  const b = believed.value;
  if (!b) return null;
  const side = state.welcome.value.sides.find((s) => s.id === b.side)?.name ?? b.side;
  return html`<span class="beside-word">${t('eyes-all')}</span><div class="board-view mirror" role="img" aria-label=${t('eyes-side', { side })} ref=${reflect}></div><span class="beside-word right">${t('eyes-side', { side })}</span>`;
});

/** @type {Mirror | null} */
let mirror = null;

/** @param {HTMLElement | null} el */
function reflect(el) {
  if (!el || mirror?.board.root === el) return;
  mirror = new Mirror(el, () => board, state.welcome.value.game, page.lang ?? 'en');
  const stop = effect(() => {
    if (mirror?.board.root !== el) return queueMicrotask(() => stop());
    if (believed.value) mirror.show(believed.value.scene).catch((e) => console.error(e));
  });
}
