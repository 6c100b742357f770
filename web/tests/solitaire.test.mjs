// The solitaire game through the real page: one whole turn of its first campaign, with shop, scouts, moves, the enemy's orders told one by one, and a battle.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { axe, know, leave, ready, setting, shot, until, visitor } from './lib.mjs';

const at = setting();
const GAME = 'fleet-commander-nimitz';

/** A table of this game for one. */
async function alone(options = {}) {
  const v = await visitor(at, options);
  await v.page.goto(`/?game=${GAME}`);
  await v.page.click('form.start button[type=submit]');
  await ready(v.page);
  await until(v.page, (s) => s.question);
  return v;
}

/** Does something and waits for what it causes. */
async function act(page, f) {
  const version = await know(page, (s) => s.version);
  await f();
  await until(page, (s, v) => s.version !== v && s.line === 'open' && !s.busy, version);
}

/** Presses the main button, twice where it warns. */
async function press(page, button = '.prompt .primary', how = 'click') {
  const before = await know(page, (s) => s.version);
  await page[how](button);
  await page.waitForFunction(([b, v]) => document.querySelector(`${b}.sure`) || window.ironbottom.state.version.value !== v, [button, before]);
  if ((await know(page, (s) => s.version)) === before) await page[how](`${button}.sure`);
}

const kinds = (page) => know(page, (s) => [...new Set((s.question?.choices ?? []).map((c) => c.kind))]);
const phase = (page) => know(page, (s) => s.scene.steps.findIndex((x) => x.stand === 'now'));

test('a whole turn of the first campaign: shop, scout, moves, orders, a battle', async () => {
  const v = await alone();
  const { page } = v;

  // The shop: put together with steppers, the rest of the budget in the question, put back, taken as one, undone.
  assert.equal(await page.locator('.side .shelf-item').count() > 8, true);
  const budget = await page.textContent('.prompt-text b');
  const more = (name) => page.locator('.shelf-item', { hasText: name }).locator('.stepper button').last();
  const moment = await know(page, (s) => s.moment);
  await more('Hornet').click();
  await page.waitForSelector('.shelf-item.on');
  await more('Vincennes').click();
  await page.waitForFunction(() => document.querySelectorAll('.shelf-item.on').length === 2);
  assert.notEqual(await page.textContent('.prompt-text b'), budget, 'the question says what is left');
  assert.equal(await know(page, (s) => s.moment), moment, 'nothing is taken before it is sent');
  await page.locator('.shelf-item', { hasText: 'Vincennes' }).locator('.stepper button').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.shelf-item.on').length === 1);
  assert.deepEqual(await axe(page), []);
  await shot(page, 'solitaire-shop-1440-light');
  await act(page, () => page.keyboard.press('e'));
  assert.ok(await know(page, (s) => s.scene.pieces.some((p) => p.name?.endsWith('.hornet'))), 'the carrier is on the map');
  await act(page, () => page.keyboard.press('u'));
  assert.ok(!(await know(page, (s) => s.scene.pieces.some((p) => p.name?.endsWith('.hornet')))));
  await more('Hornet').click();
  await page.waitForSelector('.shelf-item.on');
  await act(page, () => page.keyboard.press('e'));
  await act(page, () => press(page));

  // A scout: an area is pointed at; what it brings is told on the board.
  assert.equal(await phase(page), 1);
  await act(page, () => page.click('.chip[data-space="philippines"]'));
  assert.ok(await know(page, (s) => s.scene.pieces.some((p) => p.kind === 'scout' && p.space === 'philippines')));
  await act(page, () => press(page));
  await act(page, () => page.click('.chip[data-space="philippines"]'));
  await page.waitForSelector('.story');
  assert.ok(await page.locator('.story .rule-link').count());

  // Supply, and what would follow from a loss.
  assert.equal(await phase(page), 2);
  await page.click('.tools button[aria-expanded]');
  await page.selectOption('.layers-menu .layer-of select', { label: 'Samoa' });
  await page.waitForSelector('.mark-pill.bad span');
  assert.ok(await page.locator('.mark-pill.bad').count() > 2, 'more than Samoa falls out of supply');
  // What is said of an area stands below its pieces, however many there are.
  await page.click('.tools button[aria-expanded]');
  await page.locator('.layers-menu button', { hasText: 'arrivals' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.mark-pill[data-under]').length > 0);
  await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  const covered = await page.evaluate(() => [...document.querySelectorAll('.mark-pill[data-under]')].filter((p) => {
    const stack = document.querySelector(`.stack[data-at="${p.dataset.under}"]`)?.firstElementChild?.getBoundingClientRect();
    return stack && p.firstElementChild.getBoundingClientRect().top < stack.bottom - 1;
  }).map((p) => p.dataset.under));
  assert.deepEqual(covered, [], 'marks cover no pieces');
  await page.keyboard.press('Escape');

  // Moves: a stack in the hand by its names, lit areas, a reason where it cannot go, and off to a fight.
  await page.click('.stack[data-at="hawaii"] button[aria-label*="Enterprise"]');
  await page.waitForSelector('.tray-unit.on');
  assert.equal(await page.locator('.board-area > .tray').count(), 0, 'what has names stands beside the board');
  const high = await page.evaluate(() => document.querySelector('#board').clientHeight);
  await page.locator('.tray-unit', { hasText: 'Chester' }).click();
  await until(page, (s) => s.hand?.filter(([, n]) => n > 0).length === 3);
  assert.ok(!(await know(page, (s) => s.targets.includes('japan'))));
  await page.hover('.stack[data-at="japan"] button >> nth=0', { force: true });
  await page.waitForSelector('.refusal .rule-link');
  await shot(page, 'solitaire-map-1440-light');
  assert.equal(await page.evaluate(() => document.querySelector('#board').clientHeight), high, 'the question stays on its line');
  // Infantry would be out of supply in some areas: each of them is hatched, and said so once.
  await page.locator('.tray-unit', { hasText: '25th Inf' }).click();
  await page.waitForSelector('.area.warn .area-fill');
  const [hatched, warned] = await page.evaluate(() => {
    const { state, board } = window.ironbottom;
    const moves = state.question.value.choices.filter((c) => c.gesture.move && c.label.startsWith('25th Inf'));
    const fill = document.querySelector('.area.warn .area-fill');
    const inside = ({ at }) => fill.isPointInFill(new DOMPoint(at[0] * 10, at[1] * 10));
    return [moves.filter((c) => inside(board.ground.places.get(c.gesture.move.to))), moves.filter((c) => c.warning)].map((l) => l.map((c) => c.gesture.move.to).sort());
  });
  assert.ok(warned.length > 1);
  assert.deepEqual(hatched, warned);
  assert.equal(await page.locator('.area-pill.warn').count(), 1);
  await page.locator('.tray-unit', { hasText: '25th Inf' }).click();
  await act(page, () => page.click('.chip[data-space="marshall"]'));
  assert.equal(await know(page, (s) => s.scene.pieces.filter((p) => p.space === 'marshall' && p.owner === 'us').length), 3);
  assert.deepEqual(await axe(page), []);
  await act(page, () => press(page));

  // Orders: all in turn by one button; each roll can be gone through again. No area is a battle here, so none shows its odds.
  assert.equal(await phase(page), 3);
  await page.waitForFunction(() => document.querySelectorAll('.chip[data-space]').length > 3);
  assert.deepEqual(await page.$$eval('.chip[data-space]', (l) => l.map((c) => c.textContent).filter((x) => x.includes('%'))), []);
  await act(page, () => press(page));
  await until(page, (s) => s.question?.choices.every((c) => c.kind !== 'order'));
  const told = await page.textContent('.story-tools .quiet');
  await page.keyboard.press(',');
  assert.notEqual(await page.textContent('.story-tools .quiet'), told, 'one back');
  assert.ok(await know(page, (s) => s.told.some((l) => l.fact?.cue?.to && l.rule)), 'somebody moved');

  // A battle on the tactical map.
  assert.deepEqual(await kinds(page), ['fight']);
  await act(page, () => page.click('.chip[data-space="marshall"]'));
  await page.waitForSelector('.fight-strip');
  await until(page, (s) => s.scene.board === 'battle');
  const whole = await page.evaluate(() => { const b = window.ironbottom.board; return b.ground.id === 'battle' && b.ground.height * b.k <= b.size.h + 1 && b.ground.width * b.k <= b.size.w + 1; });
  assert.ok(whole || (await page.waitForFunction(() => window.ironbottom.board.ground.id === 'battle').then(() => true)), 'the new board is fitted');
  let pictured = false;
  const heights = new Set();
  for (let i = 0; i < 300; i++) {
    const now = await kinds(page);
    if (!now.length || now.includes('fight') || now.includes('buy')) break;
    heights.add(await page.evaluate(() => document.querySelector('#board').clientHeight));
    if (now.includes('place')) {
      const { piece, to } = await know(page, (s) => s.question.choices.find((c) => c.gesture.move && c.gesture.move.to === 'coastal-us').gesture.move);
      await page.click(`[data-ids="${piece}"], .stack [data-ids~="${piece}"]`);
      await act(page, () => page.click(`.chip[data-space="${to}"]`));
    } else if (now.includes('take_plan')) {
      await page.locator('.shelf-item', { hasText: 'Diving Attack' }).locator('.stepper button').last().click();
      await page.waitForSelector('.shelf-item.on');
      if (!pictured) assert.deepEqual(await axe(page), []);
      await act(page, () => page.keyboard.press('e'));
      await act(page, () => press(page));
    } else if (now.includes('fly')) {
      const { piece } = await know(page, (s) => s.question.choices.find((c) => c.gesture.move).gesture.move);
      await page.click(`.stack [data-ids~="${piece}"]`);
      await page.keyboard.press('a');
      await act(page, () => page.click('.chip[data-space="island-air"]'));
      pictured = true;
      await shot(page, 'solitaire-battle-1440-light');
    } else if (await page.locator('.groups .choice-grid button').count()) {
      await act(page, () => page.locator('.groups .choice-grid button').first().click());
    } else await act(page, () => press(page));
  }
  assert.ok(pictured, 'aircraft flew');
  assert.equal(heights.size, 1, 'the board stays where it is, whatever is asked');
  // Its end is summed up, on the board and in the log.
  await page.waitForFunction(() => /is over after/.test(document.querySelector('.story p')?.textContent ?? ''));
  // The dice are this table's own: where nobody came to fire there is nothing to sum up.
  const fired = () => know(page, (s) => s.told.some((l) => l.fact?.volley && l.dice?.length));
  const summed = async () => assert.match(await page.locator('.log .toll').first().textContent(), /Admiral Nimitz/);
  if (await fired()) {
    assert.match(await page.textContent('.story .toll'), /Admiral Nimitz/);
    await summed();
  }
  assert.deepEqual(await axe(page, '.side'), []);
  await shot(page, 'solitaire-end-1440-light');

  // Whatever else is to be fought, quickly; then the next turn begins.
  let sums = 0;
  for (let i = 0; i < 600 && !(await kinds(page)).includes('buy'); i++) {
    if (await know(page, (s) => !!s.now.outcome)) break;
    const choice = await know(page, (s) => (s.question.choices.find((c) => c.kind === 'done') ?? s.question.choices[0]).notation);
    await act(page, async () => {
      await page.keyboard.press('/');
      await page.fill('.orders input', choice);
      await page.keyboard.press('Enter');
    });
    await page.keyboard.press('Escape');
    sums = Math.max(sums, await page.locator('.log .toll li').count());
  }
  // The dice may end the campaign in its first turn: then its report stands over the table.
  if (await know(page, (s) => !!s.now.outcome)) await page.locator('.report header .icon-button').click();
  sums = Math.max(sums, await page.locator('.log .toll li').count());
  assert.ok(sums, 'the log sums up what a battle cost');
  assert.ok(await know(page, (s) => s.now.round === 2 || !!s.now.outcome), 'the turn is over');
  // Both sides stand in New Guinea from the beginning: somebody fires there.
  assert.ok(await fired(), 'dice were rolled');
  await until(page, (s) => s.scene.board === 'map');
  await page.click('#tab-forces');
  assert.deepEqual(await axe(page, '.side'), []);
  await leave(v);
});

test('a window made narrow and wide again is laid out anew, and nothing is lost', async () => {
  const v = await alone();
  const { page } = v;
  await page.evaluate(() => { window.stays = true; });
  const wide = () => page.evaluate(() => ({ stays: window.stays, phone: !!document.querySelector('.tabletop.phone'), sheet: !!document.querySelector('.sheet .shelf-item'), side: !!document.querySelector('.side .shelf-item'), over: document.documentElement.scrollWidth > innerWidth }));
  await page.locator('.shelf-item', { hasText: 'Hornet' }).locator('.stepper button').last().click();
  await page.waitForSelector('.shelf-item.on');
  await page.setViewportSize({ width: 420, height: 844 });
  await page.waitForSelector('.tabletop.phone .sheet .shelf-item.on');
  assert.deepEqual(await wide(), { stays: true, phone: true, sheet: true, side: false, over: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('.tabletop:not(.phone) .side .shelf-item.on');
  assert.deepEqual(await wide(), { stays: true, phone: false, sheet: false, side: true, over: false });
  // The board fits its new place.
  await page.waitForFunction(() => { const b = window.ironbottom.board; return b.root.clientWidth === b.size.w && b.ground.width * b.k <= b.size.w + 1; });
  await leave(v);
});

test('the solitaire game on a phone, in French: shop, areas as buttons, units by name', async () => {
  const v = await alone({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });
  const { page } = v;
  await page.waitForSelector('.sheet .shelf-item');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(wide, 'nothing is wider than the screen');
  await page.locator('.sheet .shelf-item', { hasText: 'Hornet' }).locator('.stepper button').last().tap();
  await page.waitForSelector('.shelf-item.on');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'solitaire-shop-390');
  await act(page, () => press(page, '.prompt-buttons .primary', 'tap'));
  await act(page, () => press(page, '.prompt-buttons .primary', 'tap'));
  await act(page, () => page.locator('.target-buttons .target').first().tap());
  assert.ok(await know(page, (s) => s.scene.pieces.some((p) => p.kind === 'scout')));
  assert.deepEqual(await axe(page), []);
  await shot(page, 'solitaire-scout-390');
  // What is asked of the rules and shown on the map does not lie behind the sheet.
  await page.tap('.tools button:last-child');
  await page.waitForSelector('.sheet.full .ask-list button');
  const nth = await know(page, (s) => s.now.queries.filter((q) => !Object.keys(q.args).length).findIndex((q) => q.name === 'threat'));
  await page.locator('.sheet .ask-list button').nth(nth).tap();
  await page.waitForSelector('.overlay-card');
  await page.waitForSelector('.sheet.half');
  await shot(page, 'solitaire-threat-390');
  await leave(v);
});

test('a challenge: made with a link, played by a second visitor, results side by side, closed by its maker', async () => {
  const ann = await visitor(at);
  await ann.page.goto(`/?game=${GAME}`);
  // Its length is asked only of who wants one; the whole of it goes by keyboard.
  assert.ok(!(await ann.page.locator('input[name=days]').isVisible()));
  await ann.page.focus('input[name=challenge]');
  await ann.page.keyboard.press('Space');
  assert.equal(await ann.page.inputValue('input[name=days]'), '14');
  assert.deepEqual(await axe(ann.page), []);
  await shot(ann.page, 'challenge-home-1440-light');
  await ann.page.click('form.start button[type=submit]');
  await ann.page.waitForURL(/\/challenge\//);
  const link = await ann.page.inputValue('input[data-absolute]');
  assert.equal(link, ann.page.url(), 'a whole address to hand on');
  const commitment = await ann.page.textContent('dd code');
  assert.match(commitment, /^[0-9a-f]{64}$/);
  assert.equal(await ann.page.locator('table.results').count(), 0);
  assert.deepEqual(await axe(ann.page), []);

  // Somebody else, with the link alone.
  const bob = await visitor(at);
  await bob.page.goto(link);
  await bob.page.fill('input[name=name]', 'Bob');
  await bob.page.click('form[action$="/play"] button');
  await ready(bob.page);
  await until(bob.page, (s) => s.question);
  assert.equal(await know(bob.page, (s) => s.welcome.commitment), commitment);
  const table = bob.page.url();
  await act(bob.page, () => press(bob.page));
  await act(bob.page, () => press(bob.page));
  // Nothing that would bring other dice is offered; the way back to the challenge is.
  await bob.page.getByRole('button', { name: 'Menu' }).first().click();
  await bob.page.waitForSelector('.menu a[href^="/challenge/"]');
  assert.equal(await bob.page.locator('.menu', { hasText: 'Resign' }).count(), 0);
  await bob.page.click('.menu a[href^="/challenge/"]');
  await bob.page.waitForSelector('table.results');

  // The table of results, seen by both; nobody looks at another's table.
  await ann.page.reload();
  const row = ann.page.locator('table.results tbody tr');
  assert.match(await row.textContent(), /Bob.*still playing/s);
  await ann.page.goto(table);
  assert.equal(ann.page.url(), link, 'only its player looks at a table');
  // A second try is told what it is.
  await bob.page.getByRole('button', { name: 'Play it again' }).click();
  await ready(bob.page);
  await bob.page.goto(link);
  assert.match(await bob.page.locator('table.results').textContent(), /attempt 2, does not count/);
  const { cookies } = await bob.context.storageState();
  const looks = async (state, [width, colorScheme], lang = 'en') => {
    const v = await visitor(at, { viewport: { width, height: 844 }, colorScheme, hasTouch: width < 500, isMobile: width < 500 });
    await v.context.addCookies(cookies);
    await v.page.goto(`${link}?lang=${lang}`);
    assert.deepEqual(await axe(v.page), [], `${state} at ${width}, ${colorScheme}`);
    assert.ok(await v.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${state} is too wide at ${width}`);
    if (width < 500) assert.deepEqual(await v.page.$$eval('main button:not([hidden]), main .button, main input:not([type=hidden]):not([type=checkbox])', (l) => l.filter((b) => b.getBoundingClientRect().height < 43).map((b) => b.outerHTML)), []);
    if (process.env.IB_SHOTS) await v.page.screenshot({ path: `${process.env.IB_SHOTS}/challenge-${state}-${width}-${colorScheme}.png`, fullPage: true });
    await leave(v);
  };
  await looks('open', [1440, 'light']);
  await looks('open', [390, 'dark'], 'fr');

  // Closed: the seed is there, and every table is open.
  const seed = ann.page.locator('dd code');
  assert.equal(await seed.count(), 1);
  await ann.page.check('input[name=sure]');
  await ann.page.click('form[action$="/close"] button');
  await ann.page.waitForFunction(() => document.querySelectorAll('dd code').length === 2);
  assert.equal(createHash('sha256').update(Buffer.from(await seed.last().textContent(), 'hex')).digest('hex'), commitment);
  await looks('closed', [1440, 'dark']);
  await looks('closed', [390, 'light']);
  await ann.page.locator('table.results a[href^="/tables/"]').first().click();
  await ready(ann.page);
  assert.deepEqual(await know(ann.page, (s) => s.welcome.yours), []);
  await leave(bob);
  await leave(ann);
});
