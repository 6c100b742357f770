// The miniature game in two browsers: hexes, secrets, both plotting at once, answers in the middle of the other's march.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, begin, goOn, know, leave, order, ready, seatsOffered, setting, shot, together, until, visitor } from './lib.mjs';

const at = setting(process.env.IB_MINI);

test('two people play a game with secrets, each from their own screen', async () => {
  const { people: [one, two] } = await together(at, [0, 1]);
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
        await goOn(page, q.version);
        taken++;
      } else await order(page, q.notation);
    }
  }
  assert.ok(taken > 0, 'bands were moved by pointer');
  assert.ok(await know(one.page, (s) => s.now.round > 1 || s.now.outcome), 'a round was played');
  assert.deepEqual(await axe(one.page), []);
  await leave(one, two);
});

test('an onlooker sees everything, a round later', async () => {
  const [host, guest] = [await visitor(at), await visitor(at)];
  await host.page.goto('/');
  const seats = await seatsOffered(host.page);
  await host.page.click('details.options summary');
  await host.page.selectOption('select[name=watch]', '1');
  for (const s of seats) await host.page.selectOption(`select[name="seat.${s}"]`, s === seats[0] ? 'me' : 'bot:random');
  await host.page.click('form.start button[type=submit]');
  await ready(host.page);
  const { table } = await know(host.page, (s) => s.welcome);
  await guest.page.goto(`/tables/${table}`);
  await ready(guest.page);
  assert.equal(await guest.page.locator('.line-state.late').count(), 1, 'the page says so');
  assert.equal(await know(guest.page, (s) => s.scene.pieces.length), 0);
  for (let i = 0; i < 60 && (await know(host.page, (s) => s.now.round < 3 && !s.now.outcome)); i++) {
    if (!(await know(host.page, (s) => !!s.question))) {
      await until(host.page, (s) => s.question || s.now.outcome || s.now.round >= 3);
      continue;
    }
    await order(host.page, await know(host.page, (s) => (s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation));
  }
  const owners = await until(guest.page, (s) => s.now.outcome || (s.now.round >= 2 && [...new Set(s.scene.pieces.map((p) => p.owner))].length));
  assert.ok(owners === 2 || owners?.text, 'both sides are seen');
  assert.deepEqual(await axe(guest.page), []);
  await shot(guest.page, 'mini-late-1440-light');
  await leave(host, guest);
});

test('two people at one screen: a curtain falls between them', async () => {
  const v = await visitor(at);
  const { page } = v;
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
  const box = await page.locator('.curtain').boundingBox();
  assert.deepEqual([box.width, box.height], [1440, 900], 'it hides everything');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'curtain-1440-light');
  await page.click('.curtain a');
  await ready(page);
  assert.deepEqual(await know(page, (s) => s.welcome.yours), [seats[1]]);
  await leave(v);
});

test('what a player of a game with secrets takes away or reports is their own view', async () => {
  const { people: [one, two] } = await together(at, [0, 1]);
  const { table } = await know(one.page, (s) => s.welcome);
  const views = await Promise.all([one, two].map(async (p) => JSON.parse(await (await p.context.request.get(`/tables/${table}/journal`)).text())));
  for (const v of views) assert.equal(v.entries, undefined, 'no journal while it runs');
  assert.notDeepEqual(views[0].view, views[1].view);
  await until(one.page, (s) => s.scene);
  await leave(one, two);
});
