// The side panel with its tabs; on a phone a sheet from below at three heights.
import { html, live } from '../table/ui.js';
import { tab, sheet, chat, question } from '../table/state.js';
import { Plan, battles } from './plan.js';
import { Forces } from './forces.js';
import { Rules } from './rules.js';
import { Charts } from './charts.js';
import { Chat } from './chat.js';
import { Log } from './log.js';
import { StandingOrders } from './menu.js';
import { Prompt, Groups, Tray, TargetButtons } from './prompt.js';
import { Timeline } from './timeline.js';
import { Guide } from './guide.js';
import { FightStrip } from './fight.js';
import { Invites } from './invite.js';
import { Story } from './story.js';
import { Contacts, GaugeCard, everReported, reports } from './contacts.js';
import { CalendarPanel, strip } from './calendar.js';
import { t } from '../table/texts.js';

const TABS = { contacts: Contacts, strip: CalendarPanel, plan: Plan, forces: Forces, rules: Rules, charts: Charts, chat: Chat, orders: StandingOrders };
/** Tabs that are there only while there is something for them. */
const some = (names) => names.filter((n) => (n !== 'contacts' || everReported.value) && (n !== 'strip' || strip.value));
const SIDE = ['contacts', 'plan', 'forces', 'rules', 'charts', 'chat', 'orders'];
const PHONE = ['now', 'contacts', 'strip', 'plan', 'log', 'forces', 'rules', 'charts', 'chat', 'orders'];
let read = 0;

/** The tabs themselves; arrows go from one to the next. */
const Tabs = live(({ names }) => {
  const key = (e) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!step) return;
    e.preventDefault();
    const at = (names.indexOf(tab.value) + step + names.length) % names.length;
    tab.value = names[at];
    e.currentTarget.children[at]?.focus();
  };
  const count = (n) => (n === 'contacts' ? reports.value.length : n === 'plan' ? battles.value.size : n === 'chat' ? Math.max(0, chat.value.length - (tab.value === 'chat' ? (read = chat.value.length) : read)) : 0);
  return html`<div class="tabs" role="tablist" aria-label=${t('panels')} onKeyDown=${key}>${names.map((n) => html`<button key=${n} role="tab" id=${`tab-${n}`} aria-selected=${tab.value === n} aria-controls="panel-body" tabindex=${tab.value === n ? 0 : -1} onClick=${() => { tab.value = n; if (sheet.value === 'peek' || n === 'now') sheet.value = 'half'; }}>${n === 'strip' ? strip.value?.title : t(`tab-${n}`)}${count(n) ? html` <span class="count">${count(n)}</span>` : null}</button>`)}</div>`;
});

export const Side = live(() => {
  const names = some(SIDE);
  const name = names.includes(tab.value) ? tab.value : 'plan';
  // A list needs the room: what is told takes that of the log.
  const shelves = name === 'plan' && (question.value?.shelves?.length ?? 0) > 0;
  return html`<aside class=${`side ${shelves ? 'with-shelves' : ''}`} aria-label=${t('panels')}><${Tabs} names=${names} /><${Guide} /><${Groups} beside=${true} />
    <${Tray} beside=${true} />
    <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby=${`tab-${name}`} tabindex="0"><${TABS[name]} /></div>
    <${GaugeCard} />${!shelves && html`<${Story} />`}
    <div class="side-log" tabindex="0" role="region" aria-label=${t('log')}>${shelves && html`<${Story} />`}<${Log} /></div></aside>`;
});

/** The sheet of a phone: the question and its buttons, what is in the hand, and the panels above. */
export const Sheet = live(() => {
  const name = tab.value;
  const Body = name === 'log' ? Log : TABS[name];
  const drag = (e) => {
    const y0 = e.clientY;
    const el = e.currentTarget;
    el.setPointerCapture(e.pointerId);
    const up = (u) => {
      el.removeEventListener('pointerup', up);
      const d = y0 - u.clientY;
      const order = ['peek', 'half', 'full'];
      const at = order.indexOf(sheet.value);
      sheet.value = order[Math.abs(d) < 12 ? (at + 1) % 3 : Math.max(0, Math.min(2, at + (d > 0 ? 1 : -1)))];
    };
    el.addEventListener('pointerup', up);
  };
  const panels = name !== 'now' || sheet.value === 'full';
  return html`<section class=${`sheet float ${sheet.value}`} aria-label=${t('panels')}>
    <button class="grip" aria-label=${t('sheet-size')} onPointerDown=${drag} onKeyDown=${(e) => { if (e.key === 'Enter' || e.key === ' ') sheet.value = { peek: 'half', half: 'full', full: 'peek' }[sheet.value]; }}></button>
    <div class="sheet-body" tabindex="0" role="region" aria-label=${t('prompt')}>
      ${(name === 'now' || sheet.value === 'peek') && html`<${Prompt} />`}
      ${sheet.value !== 'peek' && html`${name === 'now' && html`<${Invites} /><${FightStrip} /><${Guide} /><${Tray} beside=${null} /><${GaugeCard} /><${TargetButtons} /><${Groups} phone=${true} />`}
      ${panels && html`<${Tabs} names=${some(PHONE)} />
      <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby=${`tab-${name}`}>${name === 'now' || name === 'log' ? html`<${Timeline} />` : null}${Body && html`<${Body} />`}</div>`}`}
    </div></section>`;
});
