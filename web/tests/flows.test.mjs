// What happens round the moves: looking back, what if, going back by consent, talk, notices, lookers-on, giving up, reports, files, a server that goes and comes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { alone, axe, begin, end, know, leave, ready, seatsOffered, setting, shot, toMoves, together, until, visitor } from './lib.mjs';

const at = setting();

const MENU = 'header .icon-button';
/** Opens the menu and presses one of its entries. */
async function menu(page, entry) {
  await page.click(MENU);
  await page.locator('.menu').getByText(entry, { exact: true }).click();
}

/** The board as it stands, for comparing. */
const pieces = (page) => know(page, (s) => JSON.stringify(s.scene.pieces.map((p) => [p.id, p.space, p.count]).sort()));

/** Ends phases until somebody else is asked. */
async function endTurn(page) {
  const seat = await know(page, (s) => s.question.seat);
  for (let i = 0; i < 20; i++) {
    await end(page);
    if (await know(page, (s, x) => s.now.turn !== x, seat)) return;
    await until(page, (s) => s.question);
  }
  assert.fail('the turn does not end');
}

test('the timeline looks back and comes again; what if goes on from there with new dice', async () => {
  const v = await alone(at);
  const { page } = v;
  for (let i = 0; i < 3; i++) await end(page);
  const moment = await know(page, (s) => s.moment);
  await page.focus('.timeline .track');
  await page.keyboard.press('Home');
  await until(page, (s) => s.looking?.moment === 0);
  assert.ok(await page.locator('.bar.looking').count());
  assert.deepEqual(await axe(page), []);
  await shot(page, 'table-looking-1440-light');
  await page.click('.prompt .primary');
  await until(page, (s) => !s.looking);
  await page.focus('.timeline .track');
  await page.keyboard.press('ArrowLeft');
  await until(page, (s, m) => s.looking?.moment === m - 1, moment);
  const old = await know(page, (s) => ({ table: s.welcome.table, dice: s.welcome.commitment }));
  page.once('dialog', (d) => d.accept());
  await page.click('.timeline form button');
  await page.waitForURL((u) => !u.pathname.endsWith(old.table));
  await ready(page);
  const forked = await until(page, (s) => s.question && { table: s.welcome.table, dice: s.welcome.commitment, moment: s.moment });
  assert.equal(forked.moment, moment - 1, 'from the moment looked at');
  assert.notEqual(forked.dice, old.dice, 'with new dice');
  await end(page);
  await leave(v);
});

test('going back by consent: refused it changes nothing, granted both are back', async () => {
  const { people: [one, two] } = await together(at, [0, 1, 0, 1, 0]);
  const first = await know(one.page, (s) => s.question.text);
  await endTurn(one.page);
  await until(two.page, (s) => s.question);
  const moment = await know(two.page, (s) => s.moment);
  const ask = async () => {
    await one.page.focus('.timeline .track');
    await one.page.keyboard.press('Home');
    await until(one.page, (s) => s.looking?.moment === 0);
    await one.page.getByRole('button', { name: 'Go back to here' }).click();
    await two.page.waitForSelector('.consent');
    assert.deepEqual(await axe(two.page, '.below'), []);
  };
  await ask();
  await shot(two.page, 'table-consent-1440-light');
  await two.page.click('.consent .plain');
  await one.page.waitForSelector('.consent', { state: 'detached' });
  assert.equal(await know(two.page, (s) => s.moment), moment);
  await ask();
  await two.page.click('.consent .primary');
  for (const p of [one, two]) await until(p.page, (s) => s.moment === 0);
  assert.equal(await know(one.page, (s) => s.question.text), first);
  assert.equal(await pieces(one.page), await pieces(two.page));
  await leave(one, two);
});

test('options change in mid-game when all agree; the log says so, and a page loaded anew has them', async () => {
  const { people: [one, two] } = await together(at, [0, 1, 0, 1, 0]);
  const ask = async () => {
    await menu(one.page, 'Options of this game');
    const field = one.page.locator('.options-card select').first();
    const name = await field.getAttribute('aria-label');
    const [was, is] = await field.evaluate((s) => [s.value, [...s.options].find((o) => o.value !== s.value).value]);
    await field.selectOption(is);
    assert.deepEqual(await axe(one.page, '.options-card'), []);
    await shot(one.page, 'table-options-1440-light');
    await one.page.click('.options-card .primary');
    await two.page.waitForSelector('.consent');
    return { name, was, is };
  };
  const told = await know(one.page, (s) => s.told.length);
  const { name } = await ask();
  assert.ok((await two.page.locator('.consent').textContent()).includes(name), 'what would change is said');
  await shot(two.page, 'table-amend-1440-light');
  await two.page.click('.consent .plain');
  await one.page.waitForSelector('.consent', { state: 'detached' });
  assert.equal(await know(one.page, (s) => s.told.length), told, 'refused, nothing changes');
  const { is } = await ask();
  await two.page.click('.consent .primary');
  for (const p of [one, two]) await p.page.waitForSelector(`.log li:has-text("${name}")`);
  await two.page.reload();
  await ready(two.page);
  assert.equal(await two.page.evaluate((n) => window.ironbottom.state.options.value.find((o) => o.name === n).value, name), is);
  assert.equal(await two.page.locator(`.log li:has-text("${name}")`).count(), 1);
  await leave(one, two);
});

test('talk: to all, and to one\'s own side only', async () => {
  const { people, seats } = await together(at, [0, 1, 2, 0, 0]);
  const side = Object.fromEntries(await know(people[0].page, (s) => s.welcome.seats.map((x) => [x.id, x.side])));
  const friend = side[seats[1]] === side[seats[0]] ? people[1] : people[2];
  const enemy = friend === people[1] ? people[2] : people[1];
  for (const p of people) await p.page.click('#tab-chat');
  const say = async (p, text, to) => {
    if (to) await p.page.selectOption('.chat select', to);
    await p.page.fill('.chat form input', text);
    await p.page.keyboard.press('Enter');
  };
  await say(friend, 'Strike in the north', 'side');
  await say(friend, 'Good luck', 'table');
  for (const p of people) await p.page.waitForSelector('.chat li:has-text("Good luck")');
  assert.equal(await enemy.page.locator('.chat li:has-text("Strike")').count(), 0, 'the other side does not hear it');
  const mates = people.filter((p) => p !== enemy && p !== friend);
  // The first holds seats of several sides here, so it hears both.
  for (const p of mates) assert.equal(await p.page.locator('.chat li.side:has-text("Strike")').count(), 1);
  assert.deepEqual(await axe(friend.page, '.side'), []);
  await shot(friend.page, 'table-chat-said-1440-light');
  await leave(...people);
});

test('a notice when it is your turn and the page is not looked at', async () => {
  const { people: [one, two] } = await together(at, [0, 1, 0, 1, 0]);
  // The notices of a browser without a screen cannot be seen: this one writes them down.
  await two.page.evaluate(() => {
    window.notices = [];
    class Notice {
      static permission = 'default';
      static async requestPermission() { return (Notice.permission = 'granted'); }
      constructor(title, options) { window.notices.push({ title, body: options.body }); }
      close() {}
    }
    window.Notification = Notice;
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await two.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await two.page.waitForSelector('button[aria-pressed=true][aria-label="Tell me when it is my turn"]');
  await endTurn(one.page);
  const text = await until(two.page, (s) => s.question?.text);
  const [notice] = await two.page.waitForFunction(() => window.notices.length && window.notices).then((h) => h.jsonValue());
  assert.equal(notice.body, text);
  assert.match(await two.page.title(), /^● /);
  await leave(one, two);
});

test('a link for lookers-on shows the game and asks nothing', async () => {
  const v = await alone(at);
  const watch = await v.page.evaluate(() => JSON.parse(document.getElementById('page').textContent).watch);
  const looker = await visitor(at);
  await looker.page.goto(watch);
  await ready(looker.page);
  assert.deepEqual(await know(looker.page, (s) => [s.welcome.yours, s.now.questions, s.now.undo]), [[], [], []]);
  assert.deepEqual(await axe(looker.page), []);
  const before = await know(looker.page, (s) => s.moment);
  await v.page.locator('.groups .choice-grid button').first().click();
  await until(looker.page, (s, m) => s.moment > m, before);
  assert.equal(await pieces(looker.page), await pieces(v.page));
  await leave(v, looker);
});

test('giving up: a computer takes the seat, and whoever gave up looks on', async () => {
  const { people: [one, two], seats } = await together(at, [0, 1, 1, 1, 1]);
  one.page.on('dialog', (d) => d.accept());
  await menu(one.page, 'Resign');
  await until(one.page, (s) => s.line === 'open' && s.welcome.yours.length === 0);
  const seat = await until(two.page, (s, id) => s.welcome && s.now && window.ironbottom.state.seats.value.find((x) => x.id === id && x.resigned), seats[0]);
  assert.ok(seat.holder.bot, 'a computer plays on');
  // It does, until somebody else is asked.
  await until(two.page, (s) => s.question, null, 60000);
  await leave(one, two);
});

test('a report holds the entry of the journal, the rule and what was seen, in one file', async () => {
  const v = await alone(at);
  const { page } = v;
  await end(page);
  const seen = await know(page, (s) => ({ rule: s.question.rule, moment: s.moment, pieces: s.scene.pieces.length }));
  const [file] = await Promise.all([page.waitForEvent('download'), menu(page, 'Report a problem')]);
  const report = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.ok(report.entry?.act?.action !== undefined, 'the entry');
  assert.deepEqual(report.entry, report.journal.entries.at(-1));
  assert.equal(report.rule, seen.rule);
  assert.equal(report.scene.pieces.length, seen.pieces);
  assert.equal(report.moment, seen.moment);
  await leave(v);
});

test('a journal leaves the house and comes back', async () => {
  const v = await alone(at);
  const { page } = v;
  for (let i = 0; i < 2; i++) await end(page);
  const was = await pieces(page);
  const asked = await know(page, (s) => s.question.text);
  const [file] = await Promise.all([page.waitForEvent('download'), menu(page, 'Download the journal')]);
  const old = page.url();
  await page.goto('/import');
  assert.deepEqual(await axe(page), []);
  await page.setInputFiles('input[type=file]', await file.path());
  await page.click('main form button[type=submit]');
  await page.waitForURL(/\/tables\//);
  await ready(page);
  assert.notEqual(page.url(), old);
  assert.equal(await pieces(page), was);
  assert.equal(await until(page, (s) => s.question?.text), asked);
  await leave(v);
});

test('the first turn is guided, and the hints cover nothing', async () => {
  const v = await alone(at, { guide: true });
  const { page } = v;
  await page.waitForSelector('.guide');
  const first = await page.textContent('.guide');
  assert.ok(await page.locator('.guide .rule-link').count(), 'its rule is one press away');
  const apart = () => page.evaluate(() => document.querySelector('.guide').getBoundingClientRect().left >= document.querySelector('.board-view').getBoundingClientRect().right);
  assert.ok(await apart(), 'it stands beside the board');
  assert.deepEqual(await axe(page, '.below'), []);
  await shot(page, 'table-guide-1440-light');
  await page.click('.guide .plain');
  await page.waitForSelector('.guide', { state: 'detached' });
  await toMoves(page);
  await page.waitForSelector('.guide');
  assert.notEqual(await page.textContent('.guide'), first, 'another question, another hint');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await until(page, (s) => s.hand);
  assert.ok(await page.locator('.guide').count(), 'and one for what is in the hand');
  await page.click('.guide .quiet');
  await page.waitForSelector('.guide', { state: 'detached' });
  await leave(v);
});

test('charts over the rounds', async () => {
  const v = await alone(at);
  const { page } = v;
  const first = await know(page, (s) => s.now.round);
  for (let i = 0; i < 80 && (await know(page, (s) => s.now.round)) === first; i++) {
    await end(page);
    await until(page, (s) => s.question);
  }
  await page.click('#tab-charts');
  await page.waitForSelector('.chart svg');
  assert.ok(await page.locator('.chart').count() >= 2);
  assert.deepEqual(await axe(page, '.side'), []);
  await shot(page, 'table-charts-said-1440-light');
  await leave(v);
});

test('people who share a screen and have no secrets share the board', async () => {
  const v = await visitor(at);
  await v.page.goto('/');
  const seats = await seatsOffered(v.page);
  await begin(v.page, Object.fromEntries(seats.map((s, i) => [s, i ? 'screen' : 'me'])));
  assert.deepEqual((await know(v.page, (s) => s.welcome.yours)).sort(), seats.toSorted());
  await endTurn(v.page);
  await until(v.page, (s) => s.question);
  assert.equal(await v.page.locator('.curtain').count(), 0);
  await leave(v);
});

test('the server goes down and comes back, by a power cut and by an operator: the page goes on in place and nothing is lost', async () => {
  const v = await alone(at);
  const { page } = v;
  for (const fall of ['kill', 'close']) {
    const before = await know(page, (s) => s.moment);
    await page.locator('.groups .choice-grid button').first().click();
    await until(page, (s, m) => s.moment > m && !s.busy, before);
    const seen = await know(page, (s) => JSON.stringify([s.moment, s.version, s.question]));
    await at.house[fall]();
    await page.waitForSelector('.line-state');
    assert.ok(await page.locator('.stack').count() > 10, 'the board stays');
    assert.deepEqual(await axe(page), []);
    await shot(page, `table-${fall}-1440-light`);
    await at.house.start();
    await until(page, (s) => s.line === 'open');
    await page.waitForSelector('.line-state', { state: 'detached' });
    assert.equal(await until(page, (s, was) => { const is = JSON.stringify([s.moment, s.version, s.question]); return is === was && is; }, seen), seen, 'nothing is lost');
  }
  await end(page);
  await leave(v);
});

test('weight and pace', async () => {
  const v = await visitor(at, { motion: true, ground: true });
  const { page, context } = v;
  await page.goto('/');
  const seats = await seatsOffered(page);
  await begin(page, Object.fromEntries(seats.map((s) => [s, 'me'])));
  const address = page.url();
  await page.goto('about:blank');
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const files = new Map();
  client.on('Network.responseReceived', (e) => files.set(e.requestId, e.response.url));
  const sizes = new Map();
  client.on('Network.loadingFinished', (e) => sizes.set(files.get(e.requestId), e.encodedDataLength));
  await page.goto(address, { waitUntil: 'networkidle' });
  await ready(page);
  const times = await page.evaluate(() => ({ paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, board: performance.getEntriesByName('board')[0].startTime }));
  const sum = (want) => [...sizes].filter(([url]) => url && want(url)).reduce((n, [, s]) => n + s, 0);
  const isBoard = (url) => url.includes('/boards/');
  const own = sum((u) => !isBoard(u));
  console.log(`page and scripts ${(own / 1000).toFixed(1)} kB in ${sizes.size} files, board ${(sum(isBoard) / 1000).toFixed(1)} kB; nothing in store: first paint ${times.paint.toFixed(0)} ms, pieces on the board ${times.board.toFixed(0)} ms`);
  assert.ok(own < 300_000, `${own} bytes`);
  assert.ok(times.board < 60_000, 'the board is there');
  // Frames while the board is dragged about.
  const box = await page.locator('.board-view').boundingBox();
  await page.mouse.move(box.x + 500, box.y + 300);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const step = (t) => { window.frames_.push(t - last); last = t; window.going = requestAnimationFrame(step); };
    requestAnimationFrame(step);
  });
  for (let i = 0; i < 120; i++) await page.mouse.move(box.x + 500 + Math.sin(i / 8) * 200, box.y + 300 + Math.cos(i / 8) * 100);
  await page.mouse.up();
  const frames = await page.evaluate(() => { cancelAnimationFrame(window.going); return window.frames_.slice(3).sort((a, b) => a - b); });
  const part = (p) => frames[Math.min(frames.length - 1, Math.floor(frames.length * p))];
  console.log(`frames while dragging: middle ${part(0.5).toFixed(1)} ms, 95 of 100 under ${part(0.95).toFixed(1)} ms, ${frames.length} frames`);
  assert.ok(part(0.5) < 250, 'the board follows the hand');
  await leave(v);
});
