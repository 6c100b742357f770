// How a table ends, is copied or only watched; and small habits of keys, clicks and cards that must not be answered twice or by mistake.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alone, attack, axe, batches, begin, end, know, leave, order, ready, seatsOffered, setting, shot, toMoves, until, visitor } from './lib.mjs';

const at = setting();
const SIZES = [[1440, 900], [390, 844]];

/** Pictures in both sizes, by day and by night. */
async function pictures(page, name) {
  for (const [width, height] of SIZES.toReversed()) {
    await page.setViewportSize({ width, height });
    await page.waitForSelector(width < 760 ? '.tabletop.phone' : '.tabletop:not(.phone)');
    for (const theme of ['dark', 'light']) {
      await page.evaluate((x) => { document.documentElement.dataset.theme = x; }, theme);
      assert.deepEqual(await axe(page, 'html', theme === 'dark'), []);
      await shot(page, `${name}-${width}-${theme}`);
    }
  }
}

/** Opens the menu and presses one of its entries. */
async function menu(page, entry) {
  await page.click('header .icon-button');
  await page.locator('.menu').getByText(entry, { exact: true }).click();
}

/** Answers the next question of the browser itself, and keeps its words. */
const answer = (page, yes) => new Promise((resolve) => {
  page.once('dialog', async (d) => {
    await (yes ? d.accept() : d.dismiss());
    resolve(d.message());
  });
});

test('a table with computer seats alone plays while it is watched', async () => {
  const v = await visitor(at);
  const { page } = v;
  await page.goto('/');
  const level = await page.$eval('form.start select[name^="seat."] option[value^="bot:"]', (o) => o.value);
  await begin(page, Object.fromEntries((await seatsOffered(page)).map((s) => [s, level])));
  const first = await until(page, (s) => s.moment > 0 && s.moment);
  await until(page, (s, m) => s.moment > m, first);
  assert.deepEqual(await know(page, (s) => [s.welcome.yours, s.question]), [[], null]);
  await shot(page, 'watch-1440-light');
  await leave(v);
});

test('giving up says which seats and what comes of it, and ends the game', async () => {
  const v = await alone(at);
  const { page } = v;
  await end(page);
  const [mine, winner] = await know(page, (s) => {
    const side = s.welcome.seats.find((x) => x.id === s.question.seat).side;
    return [s.welcome.seats.filter((x) => x.side === side).map((x) => x.name), s.welcome.sides.find((x) => x.id !== side)];
  });
  const no = answer(page, false);
  await menu(page, 'Resign');
  const words = await no;
  for (const name of [...mine, winner.name]) assert.ok(words.includes(name), `${name} in "${words}"`);
  assert.equal(await know(page, (s) => s.now.outcome), null);
  const yes = answer(page, true);
  await menu(page, 'Resign');
  await yes;
  const out = await until(page, (s) => s.now.outcome);
  assert.equal(out.winner, winner.id);
  assert.match(await page.locator('.prompt.over').innerText(), new RegExp(`${winner.name}[^]*By resignation`));
  await pictures(page, 'resigned');
  await page.goto('/');
  assert.equal(await page.locator('.table-card .state').first().innerText(), 'over');
  await leave(v);
});

test('a copy is made only when that is wanted, and says what it is', async () => {
  const v = await alone(at);
  const { page } = v;
  await end(page);
  const here = await know(page, (s) => s.welcome.table);
  const no = answer(page, false);
  await page.click('.timeline form button');
  assert.match(await no, /copy/);
  assert.equal(await know(page, (s) => s.welcome.table), here);
  const yes = answer(page, true);
  await page.click('.timeline form button');
  await yes;
  await page.waitForURL((u) => !u.pathname.endsWith(here));
  await ready(page);
  await until(page, (s) => s.question);
  const banner = page.locator('.line-state.copy');
  assert.match(await banner.innerText(), /copy/);
  await pictures(page, 'copy');
  await banner.getByRole('link').click();
  await page.waitForURL((u) => u.pathname.endsWith(here));
  await ready(page);
  assert.equal(await page.locator('.line-state.copy').count(), 0);
  await leave(v);
});

test('what is typed while a message is on its way stays', async () => {
  const v = await alone(at);
  const { page } = v;
  await page.click('#tab-chat');
  await page.evaluate(() => {
    const real = WebSocket.prototype.send;
    window.kept = [];
    WebSocket.prototype.send = function send(text) {
      if (JSON.parse(text).type === 'chat' && window.kept) window.kept.push(() => real.call(this, text));
      else real.call(this, text);
    };
  });
  await page.fill('.chat form input', 'First');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.kept.length === 1);
  await page.fill('.chat form input', 'Second');
  await page.evaluate(() => { for (const go of window.kept.splice(0)) go(); window.kept = null; });
  await page.waitForSelector('.chat li:has-text("First")');
  // The answer comes before or with the message: the field has been left alone.
  await until(page, () => window.ironbottom.state.chat.value.length === 1);
  assert.equal(await page.inputValue('.chat form input'), 'Second');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.chat li:has-text("Second")');
  assert.equal(await page.inputValue('.chat form input'), '');
  await leave(v);
});

test('Enter confirms the losses chosen, and the second click of a double click answers nothing new', async () => {
  const v = await alone(at);
  const { page } = v;
  await page.click('#tab-orders');
  for (let i = 0; i < 30; i++) {
    const list = page.locator('.standing .choice-list button').filter({ hasText: /ask me every time/i });
    if (!(await list.count())) break;
    const version = await know(page, (s) => s.version);
    await list.first().click();
    await until(page, (s, x) => s.version !== x && !s.busy, version);
  }
  // A double click on what ends a phase.
  await toMoves(page);
  const button = page.locator('.below .prompt .primary');
  const text = await know(page, (s) => s.question.text);
  const box = await button.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForFunction((t) => document.querySelector('.prompt .primary.sure') || window.ironbottom.state.question.value?.text !== t, text);
  if (await page.locator('.prompt .primary.sure').count()) await page.mouse.click(x, y);
  await until(page, (s, t) => s.question && s.question.text !== t && !s.busy, text);
  const sent = await batches(page);
  const next = await page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('button')?.textContent, [x, y]);
  assert.ok(next, 'another button stands there now');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  assert.deepEqual(await sent(), []);
  assert.equal(await page.locator('.prompt .primary.sure').count(), 0);
  await page.mouse.click(x, y);
  await page.waitForFunction(() => window.batches.length || document.querySelector('.prompt .sure'));
  await page.keyboard.press('Escape');
  // On to a battle in which losses are chosen.
  for (let i = 0; i < 300; i++) {
    await until(page, (s) => s.question && !s.busy);
    if (await know(page, (s) => s.scene.battle && s.question.choices.filter((c) => c.gesture.pick).length > 1)) break;
    const m = await know(page, (s) => s.question.choices.some((c) => c.gesture.move)) ? await attack(page) : null;
    const n = await know(page, (s, a) => (a ? s.question.choices.find((c) => c.gesture.move?.piece === a.piece && c.gesture.move.to === a.to) : s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation, m);
    await order(page, n);
    if (m) await end(page);
  }
  const version = await know(page, (s) => s.version);
  const unit = page.locator('.battle button.unit').first();
  await unit.click();
  assert.equal(await unit.getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('Enter');
  await until(page, (s, x2) => s.version !== x2, version);
  await leave(v);
});

/** Gives the first move of the question two ways. */
const twoWays = (page) => page.evaluate(() => {
  const { state } = window.ironbottom;
  const q = state.question.value;
  const c = q.choices.find((x) => x.gesture.move);
  const choices = [{ ...c, label: 'this way' }, { ...c, label: 'that way', notation: `${c.notation} ` }, ...q.choices.filter((x) => x !== c)];
  state.now.value = { ...state.now.value, questions: [{ ...q, choices }] };
  return c.gesture.move;
});

test('on a phone a list of ways lies inside the screen', async () => {
  const v = await alone(at);
  const { page } = v;
  await toMoves(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.tabletop.phone');
  const way = await twoWays(page);
  await page.evaluate((m) => {
    const { board } = window.ironbottom;
    board.showAll([board.ground.places.get(m.from).at], { most: 2.2, at_once: true, inset: { top: 150, right: 64, bottom: 400, left: 20 } });
  }, way);
  await page.locator(`.stack [data-ids~="${way.piece}"]`).first().click();
  const name = await page.evaluate((s) => { const { state } = window.ironbottom; return state.spaceName(s); }, way.to);
  await page.locator('.target', { hasText: name }).first().click();
  const box = await page.locator('.ways').boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.height < 600, JSON.stringify(box));
  await shot(page, 'ways-390-light');
  await leave(v);
});

test('Enter takes the way that was just chosen in a list of ways', async () => {
  const v = await alone(at);
  const { page } = v;
  await toMoves(page);
  const way = await twoWays(page);
  await page.evaluate((m) => {
    const { board } = window.ironbottom;
    board.showAll([m.from, m.to].map((s) => board.ground.places.get(s).at), { most: 2.2, at_once: true });
  }, way);
  const version = await know(page, (s) => s.version);
  await page.locator(`.stack [data-ids~="${way.piece}"]`).first().click();
  await page.locator(`.chip[data-space="${way.to}"]`).click();
  await page.locator('.ways label', { hasText: 'that way' }).click();
  await page.keyboard.press('Enter');
  await until(page, (s, x) => s.version !== x, version);
  await leave(v);
});

test('Esc puts the report of the end away, and cards of what is past do not stay', async () => {
  const v = await alone(at);
  const { page } = v;
  // A story that has more to tell, and stands still where a battle ended.
  await page.evaluate(() => {
    const { state } = window.ironbottom;
    const scene = state.scene.value;
    const own = scene.pieces.find((p) => p.owner);
    const line = (text, fact) => ({ moment: state.moment.value, rule: state.question.value.rule, text, fact });
    const cue = { cue: { owner: own.owner, at: own.space, among: [], to: '', pieces: [] } };
    const told = [line('It is over.', { ended: { space: own.space } }), line('Something else.', cue)];
    for (const f of state.changed) f(scene, scene, told, false);
  });
  await page.locator('.story').waitFor();
  await end(page);
  await page.locator('.story').waitFor({ state: 'detached' });
  // A battle card goes when rounds have passed, whoever played them.
  const pass = (rounds) => page.evaluate((n) => {
    const { state } = window.ironbottom;
    const scene = state.scene.value;
    state.now.value = { ...state.now.value, round: state.now.value.round + n };
    for (const f of state.changed) f(scene, scene, [], false);
  }, rounds);
  await page.evaluate(() => {
    const { state } = window.ironbottom;
    const scene = state.scene.value;
    const own = scene.pieces.find((p) => p.owner);
    const battle = { space: own.space, title: 'A battle', sub: '', cycle: 1, steps: [], notes: [], sides: [{ owners: [own.owner], role: '', columns: [], behind: [], to_take: 0 }] };
    const shot = { moment: state.moment.value, rule: '', text: 'Fire: 1', dice: [{ purpose: 'x', sides: 6, value: 1 }], fact: { shot: { space: own.space, owner: own.owner, kind: '', value: 1, hits: 1, expected: 1, of: 6, opening: false } } };
    const began = { moment: state.moment.value, rule: '', text: 'It begins.', fact: { began: { space: own.space } } };
    state.told.value = [...state.told.value, began, shot];
    for (const f of state.changed) f({ ...scene, battle }, scene, [], false);
  });
  const card = page.locator('.aftermath');
  await card.waitFor();
  await pass(1);
  assert.equal(await card.count(), 1, 'it can still be read');
  await pass(1);
  await card.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const { state } = window.ironbottom;
    state.scene.value = { ...state.scene.value, panels: [...state.scene.value.panels, { id: 'report', kind: 'report', title: 'How it went', heads: [], rows: [] }] };
    state.now.value = { ...state.now.value, outcome: { winner: null, text: 'Enough.', honours: [], seed: null } };
  });
  await page.locator('.report').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.report').waitFor({ state: 'detached' });
  await leave(v);
});
