// A fight of the game with hidden fleets on the battle board: the forces of both sides stay in sight while targets are taken from a list, each choice says what its
// die can do, and what was taken is seen where it stands. The position is that of a kept journal, one action before an attack from the air.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { axe, batches, know, ready, setting, shot, until, visitor } from './lib.mjs';

const at = setting();
const kept = (name) => JSON.parse(gunzipSync(readFileSync(new URL(`../../games/flat-top/journals/v0.2.0/${name}.journal.gz`, import.meta.url))).toString());

/** A kept game up to an entry, as a file somebody brings along; and whose that entry is. */
function cut(journal, first) {
  const side = journal.entries[first].act.seat;
  Object.assign(journal, { entries: journal.entries.slice(0, first), outcome: null });
  return { side, file: { name: 'begun.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(journal)) } };
}

/** One up to an attack from the air in which several groups are given targets. */
function begun() {
  const journal = kept('eastern_solomons-3');
  const strikes = journal.entries.map((e) => !!e.act?.says.startsWith('strike '));
  return cut(journal, strikes.findIndex((s, i) => s && !strikes[i - 1] && strikes[i + 1] && strikes[i + 2]));
}

/** The table of such a file, opened for whoever is to act. */
async function brought({ side, file }) {
  const v = await visitor(at, {});
  await v.page.goto('/import');
  await v.page.setInputFiles('input[type=file]', file);
  await v.page.click('main form button[type=submit]');
  await v.page.waitForURL(/\/tables\//);
  return { v, url: `${v.page.url().split('?')[0]}?as=${side}` };
}

/** The table of that game, opened once, and the page of whoever attacks, loaded anew. @type {Promise<{ v: any, url: string }> | null} */
let opened = null;
async function fight() {
  opened ??= brought(begun());
  const { v, url } = await opened;
  await v.page.setViewportSize({ width: 1440, height: 900 });
  await v.page.goto(url);
  await ready(v.page);
  await v.page.locator('.battle .shelf-item').first().waitFor();
  assert.deepEqual(v.errors, []);
  return v;
}
after(async () => assert.deepEqual((await opened)?.v.errors ?? [], []));

const on = (page, n) => page.waitForFunction((k) => document.querySelectorAll('.shelf-item.on').length === k, n);

test('targets are taken on the battle board, with both forces in sight and the odds of each choice; on a phone too', async () => {
  const { page } = await fight();
  const board = page.locator('.battle');
  await board.waitFor();
  const sides = () => know(page, (s) => s.scene.battle.sides.map((x) => x.columns.flatMap((c) => c.units.map((u) => [c.head, u.count, u.tag]))));
  const [waiting, ships] = await sides();
  assert.ok(waiting.length && ships.length, 'bombers without a target, and the ships that were named');
  assert.equal(await page.locator('.plan .shelves').count(), 0, 'the list stands on the board and nowhere else');
  assert.equal(await board.locator('.shelves .shelf-odds').count(), 0, 'nothing is chosen yet');
  assert.deepEqual(await axe(page), []);
  // All of the first group: at once it says what may come of it.
  await board.locator('.shelf-item').first().locator('.stepper button:not([disabled])').last().click();
  await board.locator('.shelf-odds').first().waitFor();
  assert.match(await board.locator('.shelf-odds').first().textContent(), /in 6 to hit, \d+\.\d hits expected, \d+ at most/);
  await shot(page, 'fight-1440-light');
  await board.getByRole('button', { name: /^Take/ }).click();
  const taken = await until(page, (s) => s.scene.battle?.sides[0].columns.find((c) => /\d/.test(c.head))?.units[0]);
  assert.match(taken.tag, / at /, 'it has its target and stands by its table');
  const count = (list) => list.reduce((n, u) => n + u[1], 0);
  assert.equal(count((await sides())[0]), count(waiting), 'nobody was lost on the way');
  // The same on a phone: the list first, the forces below it, and one prompt only.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.tabletop.phone');
  const [list, forces] = await Promise.all(['.battle-side', '.battle-main'].map((s) => page.locator(s).boundingBox()));
  assert.ok(list.y < forces.y && list.width <= 390);
  assert.equal(await page.getByRole('button', { name: 'Begin the attack' }).count(), 1, 'the sheet behind the board is not there to be read');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'fight-390-light');
  // Put away, the list stands beside the map again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('.tabletop:not(.phone)');
  await page.locator('.battle header .icon-button').click();
  await page.click('#tab-plan');
  await page.locator('.plan .shelves').waitFor();
});

test('nothing is taken from a list by anything but its own button; it stays while other things are done', async () => {
  const { page } = await fight();
  // By keys: whoever pressed a step can press it again.
  const more = page.locator('.battle .shelf-item').first().getByRole('button', { name: /^One more/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await on(page, 1);
  assert.ok(await more.evaluate((el) => el === document.activeElement), 'the focus is lost');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.shelf-item.on output').textContent === '2');
  // A standing order is given meanwhile.
  await page.locator('.battle header .icon-button').click();
  await page.click('#tab-orders');
  const sent = await batches(page);
  const order = await know(page, (s) => s.now.orders.find((o) => o.seat === s.question.seat));
  const version = await know(page, (s) => s.version);
  await page.locator('.standing .choice-list button', { hasText: order.label }).first().click();
  await until(page, (s, v) => s.version !== v && !s.busy, version);
  assert.deepEqual(await sent(), [[order.action]], 'a half-built list went with it');
  await page.click('#tab-plan');
  await on(page, 1);
  assert.equal(await page.locator('.shelf-item.on output').first().innerText(), '2');
  assert.match(await page.locator('.prompt-text').innerText(), /not taken yet/);
});

test('why something is refused is to be read on the battle board too, wide and narrow', async () => {
  const { page } = await fight();
  await page.locator('.battle .shelf-item').first().locator('.stepper button:not([disabled])').last().click();
  await on(page, 1);
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.waitForSelector(width < 760 ? '.tabletop.phone' : '.tabletop:not(.phone)');
    // The server does not want it.
    await page.evaluate(() => {
      const real = WebSocket.prototype.send;
      WebSocket.prototype.send = function send(text) {
        const m = JSON.parse(text);
        if (m.type !== 'batch') return real.call(this, text);
        WebSocket.prototype.send = real;
        this.onmessage({ data: JSON.stringify({ type: 'refused', id: m.id, code: 'rule', reason: { text: 'It is too late for that.', rule: null } }) });
      };
    });
    await page.keyboard.press('e');
    const card = page.locator('.refusal');
    await card.waitFor();
    assert.match(await card.innerText(), /too late/);
    const seen = await card.evaluate((el) => {
      const r = el.getBoundingClientRect();
      const spots = [[0.1, 0.5], [0.5, 0.5], [0.5, 0.9]].map(([x, y]) => [r.left + r.width * x, r.top + r.height * y]);
      return r.left >= 0 && r.right <= innerWidth && spots.every(([x, y]) => { const top = document.elementsFromPoint(x, y).find((e) => getComputedStyle(e).pointerEvents !== 'none' || e === el); return el.contains(top); });
    });
    assert.ok(seen, `${width}: something lies over it`);
    await shot(page, `lists-refusal-${width}`);
    if (width < 760) assert.deepEqual(await page.$$eval('.battle select', (l) => l.map((x) => getComputedStyle(x).fontSize).filter((x) => parseFloat(x) < 16)), [], 'a phone would zoom');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.refusal', { state: 'detached' });
  }
});

test('guns fire where they were aimed, and what they did stands on the board: who is gone, the dice, and what comes next', async () => {
  const journal = kept('eastern_solomons-100');
  const { v, url } = await brought(cut(journal, journal.entries.findIndex((e) => e.act?.says.startsWith('gun '))));
  const { page } = v;
  await page.goto(url);
  await ready(page);
  const row = page.locator('.battle .shelf-item').first();
  await row.waitFor();
  // Guns that are not aimed are silent, and the button says so.
  await page.getByRole('button', { name: /^Hold fire/ }).waitFor();
  assert.equal(await page.locator('.battle-toll').count(), 0, 'nobody is lost yet');
  await row.locator('.stepper .all').click();
  assert.match(await row.locator('.shelf-odds').textContent(), /hits sink it: 6 in 6/);
  await page.getByRole('button', { name: /^Take/ }).click();
  await page.getByRole('button', { name: /^Fire/ }).click();
  // The enemy's rear lies open: it is asked for, with the fight in sight.
  await page.getByRole('button', { name: /^Pursue/ }).waitFor();
  assert.match(await page.locator('.battle-toll').innerText(), /Japan\s+lost\s+DD/);
  assert.match(await page.locator('.battle-line').innerText(), /hits? by/);
  assert.doesNotMatch(await page.locator('.battle').innerText(), /cycle/i, 'no such thing here');
  assert.deepEqual(await axe(page), []);
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.waitForSelector(width < 760 ? '.tabletop.phone' : '.tabletop:not(.phone)');
    await shot(page, `guns-${width}`);
  }
  assert.deepEqual(v.errors, []);
});

test('where there is but one way, it is said before it is chosen, and no other is offered', async () => {
  const journal = kept('eastern_solomons-100');
  // Fighters have gone up against a lone bomber: they go for it, or stay out.
  const up = journal.entries.findIndex((e) => e.act?.says.startsWith('intercept '));
  const { v, url } = await brought(cut(journal, up + 2));
  const { page } = v;
  await page.goto(url);
  await ready(page);
  const row = page.locator('.battle .shelf-item', { has: page.locator('.stepper output') }).first();
  await row.waitFor();
  const ways = await know(page, (s) => { const take = s.question.choices.filter((c) => c.gesture.take); return [...new Set(take.filter((c) => c.gesture.take.item === take[0].gesture.take.item).map((c) => c.ways.join()))]; });
  assert.equal(ways.length, 1);
  assert.match(await row.innerText(), new RegExp(ways[0]));
  await row.getByRole('button', { name: /^One more/ }).click();
  await on(page, 1);
  assert.equal(await row.locator('.divide').count(), 0, 'the same way twice');
  assert.deepEqual(v.errors, []);
});
