// Small things everybody relies on: keys that close, a search that finds, a map that stays where it is, a seat that waits for somebody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alone, begin, batches, end, heard, know, leave, ready, seatsOffered, setting, shot, show, taken, until, visitor } from './lib.mjs';

const at = setting();
/** A game on a wide sea with a calendar under the board. */
const SEA = '?game=flat-top';
const gone = (page, what) => page.waitForFunction((w) => !document.querySelector(w), what);

/** A table on the wide sea, everything set up, at the first question after it. */
async function atSea(options) {
  const v = await visitor(at, options);
  await v.page.goto(`/${SEA}`);
  const [mine, other] = await seatsOffered(v.page);
  await begin(v.page, { [mine]: 'me', [other]: 'bot:random' }, SEA);
  const { page } = v;
  await until(page, (s) => s.question);
  // Whatever has to be placed goes to the first of its places.
  for (let i = 0; await know(page, (s) => s.question?.choices.some((c) => c.gesture.place)); i++) {
    assert.ok(i < 20, 'there is always more to be placed');
    const version = await know(page, (s) => s.version);
    const place = await know(page, (s) => s.question.choices.find((c) => c.gesture.place).notation);
    await page.keyboard.press('/');
    await page.fill('.orders input', place);
    await page.keyboard.press('Enter');
    await until(page, (s, v) => s.version !== v && s.question, version);
    await page.keyboard.press('Escape');
  }
  return v;
}

/** Where the board stands. */
const view = (page) => page.evaluate(() => { const { k, x, y, size, ground } = window.ironbottom.board; return { k, x, y, ...size, width: ground.width * k, height: ground.height * k }; });

test('Esc closes the menu, the keys and the card of a space, one after the other; a download closes the menu', async () => {
  const v = await alone(at);
  const { page } = v;
  await page.click('.bar [aria-expanded]');
  await page.waitForSelector('.menu');
  await page.keyboard.press('Escape');
  await gone(page, '.menu');
  await page.keyboard.press('?');
  await page.waitForSelector('.help');
  await page.keyboard.press('Escape');
  await gone(page, '.help');
  await page.click('.bar [aria-expanded]');
  const download = page.waitForEvent('download');
  await page.click('.menu a[download]');
  assert.match((await download).suggestedFilename(), /json/);
  await gone(page, '.menu');
  // The card of a space that can do nothing now; the hand below it stays until the next Esc.
  const space = await know(page, (s) => s.scene.pieces.find((p) => p.owner && p.owner !== s.question.seat && p.count > 1).space);
  await show(page, [space]);
  const box = await page.locator('#board').boundingBox();
  const p = await page.evaluate((s) => window.ironbottom.board.toView(window.ironbottom.board.ground.places.get(s).at), space);
  await page.mouse.click(box.x + p.x, box.y + p.y, { button: 'right' });
  await page.waitForSelector('.space-card');
  await page.keyboard.press('Escape');
  await gone(page, '.space-card');
  await leave(v);
});

/** A question of our own: two answers, a piece with two things to do, a piece whose only move warns. */
const pretend = (page) => page.evaluate(() => {
  const { state } = window.ironbottom;
  const seat = state.mySeat.value;
  const pieces = state.scene.value.pieces.filter((p) => p.owner === seat && !state.welcome.value.works.includes(p.kind));
  const [one, other] = [pieces[0], pieces.find((p) => p.space !== pieces[0].space)];
  const choice = (gesture, label, warning) => ({ gesture, label, notation: label, kind: label.split(' ')[0], action: { pretended: label }, ...(warning ? { warning } : {}) });
  const choices = [
    choice({ pick: { piece: one.id, at: one.space } }, 'trick 1'), choice({ pick: { piece: one.id, at: one.space } }, 'trick 2'),
    choice({ move: { piece: other.id, from: other.space, to: one.space } }, 'go there', 'no way back'), choice('button', 'pass'), choice('button', 'done'),
  ];
  state.now.value = { ...state.now.value, questions: [{ seat, text: 'What now?', rule: state.question.value.rule, choices, shelves: [] }] };
  return { pick: { piece: one.id, at: one.space }, move: { piece: other.id, from: other.space, to: one.space } };
});

test('no key answers the question behind the menu, the keys, the options, a list or something to be confirmed', async () => {
  const v = await alone(at);
  const { page } = v;
  const it = await pretend(page);
  const sent = await batches(page);
  const nothing = async (over) => {
    for (const key of ['1', '2', 'e', 'E', 'u', 'U']) await page.keyboard.press(key);
    assert.deepEqual(await sent(), [], `a key went through ${over}`);
  };
  await page.keyboard.press('?');
  await page.waitForSelector('.help');
  await nothing('the keys');
  await page.keyboard.press('Escape');
  await gone(page, '.help');
  for (const name of ['menu', 'options']) {
    await page.click('.bar [aria-expanded]');
    await page.waitForSelector('.menu');
    if (name === 'options') await page.locator('.menu button', { hasText: 'Options' }).click().then(() => page.waitForSelector('.options-card'));
    await nothing(`the ${name}`);
    await page.keyboard.press('Escape');
    await gone(page, '.menu, .options-card');
  }
  await show(page, [it.pick.at]);
  await taken(page, it.pick.piece).click();
  await page.waitForSelector('.chooser');
  await nothing('the list');
  await page.keyboard.press('Escape');
  await gone(page, '.chooser');
  await show(page, [it.move.from, it.move.to]);
  await taken(page, it.move.piece).click();
  await until(page, (s) => s.hand);
  await page.evaluate((s) => document.querySelector(`.chip[data-space="${s}"]`).click(), it.move.to);
  await page.waitForSelector('.ways');
  await nothing('the warning');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await until(page, (s) => !s.hand);
  // With nothing in the way they do.
  await page.keyboard.press('1');
  assert.deepEqual(await sent(), [[{ pretended: 'pass' }]]);
  await leave(v);
});

test('a card offers how far something can go where the game says so, and ends inside the board', async () => {
  const open = async (page, space, low) => {
    await show(page, [space]);
    // As far down as it goes.
    if (low) await page.evaluate((s) => { const { board } = window.ironbottom; board.panBy(0, board.size.h - 30 - board.toView(board.ground.places.get(s).at).y); }, space);
    const box = await page.locator('#board').boundingBox();
    const p = await page.evaluate((s) => window.ironbottom.board.toView(window.ironbottom.board.ground.places.get(s).at), space);
    await page.mouse.click(box.x + p.x, box.y + p.y, { button: 'right' });
    const card = await page.waitForSelector('.space-card');
    const c = await card.boundingBox();
    assert.ok(c.y >= box.y && c.y + c.height <= box.y + box.height, 'the card runs out of the board');
  };
  const range = (page) => page.locator('.space-card .ask-list button', { hasText: 'How far it can go' });
  const land = await alone(at);
  await open(land.page, await know(land.page, (s) => s.scene.pieces.find((p) => p.owner === s.question.seat && p.count > 1 && !s.welcome.works.includes(p.kind)).space));
  await range(land.page).click();
  await land.page.waitForSelector('.overlay-card');
  await leave(land);
  const words = [];
  const sea = await atSea({ words });
  words.length = 0;
  await open(sea.page, await know(sea.page, (s) => s.scene.pieces.find((p) => p.owner === s.question.seat).space), true);
  // Once it was asked in vain.
  await heard(sea.page, words, (m) => m.type === 'ask' && m.query.name === 'range');
  assert.equal(await range(sea.page).count(), 0, 'a question that the game does not know');
  await leave(sea);
});

test('the search in the rules beside the board hides what does not fit', async () => {
  const v = await alone(at);
  const { page } = v;
  const seen = () => page.$$eval('.rule-body section li', (l) => l.filter((x) => x.getClientRects().length).map((x) => x.textContent.toLowerCase()));
  await page.click('#tab-rules');
  await page.waitForSelector('.rule-body section li');
  const all = (await seen()).length;
  await page.fill('.rules-panel input', 'Canal');
  await page.waitForFunction((n) => [...document.querySelectorAll('.rule-body section li')].filter((x) => x.getClientRects().length).length < n, all);
  const found = await seen();
  assert.ok(found.length > 0 && found.every((x) => x.includes('canal')));
  assert.equal(await page.$$eval('.rule-body h2', (l) => l.filter((x) => x.getClientRects().length && ![...x.parentElement.querySelectorAll('li')].some((y) => y.getClientRects().length)).length), 0, 'heads of nothing');
  await page.fill('.rules-panel input', 'xyzzy');
  await page.waitForSelector('.rules-none:not([hidden])');
  assert.equal((await seen()).length, 0);
  await page.fill('.rules-panel input', '');
  await page.waitForFunction((n) => [...document.querySelectorAll('.rule-body section li')].filter((x) => x.getClientRects().length).length === n, all);
  await leave(v);
});

test('the whole board is all of it, whatever stands below; a piece in sight is taken where it is', async () => {
  const v = await atSea();
  const { page } = v;
  assert.ok(await page.locator('.calendar:not(.folded)').count(), 'the calendar is open');
  await page.click('.tools [aria-label="Whole board"]');
  await page.waitForFunction(() => !window.ironbottom.board.inMotion);
  const all = await view(page);
  assert.ok(all.y >= -1 && all.y + all.height <= all.h + 1 && all.width <= all.w + 1, JSON.stringify(all));
  await shot(page, 'habits-whole-1440');
  // To a question with pieces to be moved.
  for (let i = 0; !(await know(page, (s) => s.question?.choices.some((c) => c.gesture.move))); i++) {
    assert.ok(i < 12, 'nothing moves');
    await end(page);
    await until(page, (s) => s.question);
  }
  await page.keyboard.press('Escape');
  await until(page, (s) => !s.hand);
  const move = await know(page, (s) => s.question.choices.find((c) => c.gesture.move).gesture.move);
  await show(page, [move.from]);
  await page.waitForFunction(() => !window.ironbottom.board.inMotion);
  const before = await view(page);
  await taken(page, move.piece).focus();
  await page.keyboard.press('Enter');
  await until(page, (s) => s.hand);
  await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  const { k, x, y } = await view(page);
  assert.deepEqual({ k, x, y }, { k: before.k, x: before.x, y: before.y }, 'the map ran away from the second click');
  await leave(v);
});

test('an open seat shows its link until somebody sits down, and says who', async () => {
  const host = await visitor(at, { locale: 'fr-FR', viewport: { width: 1024, height: 768 } });
  const { page } = host;
  await page.goto('/');
  const seats = await seatsOffered(page);
  await begin(page, Object.fromEntries(seats.map((s, i) => [s, i ? 'me' : 'open'])));
  await page.waitForSelector('.invite-bar input');
  assert.ok(await page.$eval('.invite-bar', (el) => [...el.children].every((c) => c.getBoundingClientRect().right <= el.getBoundingClientRect().right)), 'the bar is too wide');
  await shot(page, 'habits-invite-1024-fr');
  const link = await page.inputValue('.invite-bar input');
  const guest = await visitor(at);
  await guest.page.goto(link);
  await guest.page.click('main form button[type=submit]');
  await ready(guest.page);
  await page.waitForSelector('.invite-bar.came');
  assert.equal(await page.locator('.invite-bar input').count(), 0);
  await page.click('.invite-bar.came button');
  await gone(page, '.invite-bar');
  await leave(host, guest);
});
