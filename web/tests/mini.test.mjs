// The miniature game in two browsers: hexes, secrets, both plotting at once, answers in the middle of the other's march.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, axe, begin, know, launch, ready, seatsOffered, shot, until, visitor } from './lib.mjs';

let browser;
let house;
before(async () => {
  house = await new House(process.env.IB_MINI).start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.stop();
});

test('two people play a game with secrets, each from their own screen', async () => {
  const one = await visitor(browser, house);
  const two = await visitor(browser, house);
  await one.page.goto('/');
  const seats = await seatsOffered(one.page);
  await begin(one.page, { [seats[0]]: 'me', [seats[1]]: 'open' });
  const invites = await one.page.evaluate(() => JSON.parse(document.getElementById('page').textContent).invites);
  await two.page.goto(Object.values(invites)[0]);
  await two.page.click('main form button');
  await ready(two.page);
  assert.deepEqual(await know(one.page, (s) => s.welcome.yours), [seats[0]]);
  assert.deepEqual(await know(two.page, (s) => s.welcome.yours), [seats[1]]);
  await shot(one.page, 'mini-1440-light');
  let taken = 0;
  for (let i = 0; i < 60; i++) {
    if (await know(one.page, (s) => s.now.round > 2 || s.now.outcome)) break;
    for (const { page } of [one, two]) {
      const q = await know(page, (s) => s.question && { version: s.version, moves: s.question.choices.filter((c) => c.gesture.move).map((c) => c.gesture.move), notation: (s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation });
      if (!q) continue;
      if (q.moves.length && taken < 3) {
        // With the pointer: take the band, press a lit hex.
        const m = q.moves[0];
        await page.locator(`.stack [data-ids~="${m.piece}"]`).first().click();
        await page.locator(`.chip[data-space="${m.to}"]`).click();
        taken++;
      } else {
        await page.keyboard.press('/');
        await page.fill('.orders input', q.notation);
        await page.keyboard.press('Enter');
      }
      await until(page, (s, v) => s.version !== v, q.version);
      await page.keyboard.press('Escape');
    }
    await one.page.waitForTimeout(60);
  }
  assert.ok(taken > 0, 'bands were moved by pointer');
  assert.ok(await know(one.page, (s) => s.now.round > 1 || s.now.outcome), 'a round was played');
  assert.deepEqual(await axe(one.page), []);
  assert.deepEqual([...one.errors, ...two.errors], []);
  await one.context.close();
  await two.context.close();
});

test('two people at one screen: a curtain falls between them', async () => {
  const { page, context } = await visitor(browser, house);
  await page.goto('/');
  const seats = await seatsOffered(page);
  await begin(page, { [seats[0]]: 'me', [seats[1]]: 'screen' });
  assert.equal((await know(page, (s) => s.welcome.yours)).length, 1, 'one pair of eyes at a time');
  // The first is done; the other must not see what the first saw.
  const notation = await know(page, (s) => s.question.choices.filter((c) => c.gesture === 'button').at(-1).notation);
  await page.keyboard.press('/');
  await page.fill('.orders input', notation);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.curtain');
  await page.click('.curtain a');
  await ready(page);
  assert.deepEqual(await know(page, (s) => s.welcome.yours), [seats[1]]);
  await context.close();
});
