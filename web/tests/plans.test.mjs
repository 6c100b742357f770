// Hours in which there is nothing to decide, and what the rules propose: one button goes on until something happens, and no proposal is carried out unseen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, batches, know, leave, order, ready, setting, shot, together, until, visitor } from './lib.mjs';

const at = setting();

/** A table against the computer, set up: each fleet where it may be first, after these orders. */
async function setUp(scenario, orders = [], options = {}) {
  const v = await visitor(at, options);
  const { page } = v;
  await page.goto('/?game=flat-top');
  await page.selectOption('select[name="seat.allies"]', 'me');
  await page.selectOption('select[name="seat.japan"]', 'bot:captain');
  await page.selectOption('select[name=scenario]', scenario);
  await page.click('form.start button[type=submit]');
  await ready(page);
  await until(page, (s) => s.question);
  for (const o of orders) await order(page, o);
  await begun(page);
  return v;
}

/** Ends the set-up of a page, and waits until the first hour is asked. */
async function begun(page) {
  for (let i = 0; i < 12; i++) {
    const next = await until(page, (s) => s.question && !s.busy && ((s.question.choices.find((c) => c.kind === 'place') ?? s.question.choices.find((c) => c.kind === 'done'))?.notation ?? 'asked'));
    if (next === 'asked') return;
    await order(page, next);
    if (next === 'done') return;
  }
  assert.fail('the set-up never ends');
}

const beside = (page) => page.locator('.prompt-buttons .beside-button');

for (const [name, options] of [['wide', {}], ['narrow', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }]]) {
  test(`one press lets the hours pass until something happens, and it is said what (${name})`, async () => {
    // It begins at night: until dawn at the latest.
    const v = await setUp('coral_sea_battle', [], options);
    const { page } = v;
    const button = beside(page);
    await button.waitFor();
    assert.equal(await button.innerText(), 'Continue until something happens');
    const box = await button.boundingBox();
    const { width, height } = page.viewportSize();
    assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, 'it is in sight');
    const sent = await batches(page);
    const began = await know(page, (s) => s.scene.title);
    await button.click();
    await until(page, (s) => /^Something happened: /.test(s.question?.text ?? ''), undefined, 90000);
    assert.notEqual(await know(page, (s) => s.scene.title), began);
    // Sent again only if the other side did something at the same moment.
    assert.equal(new Set((await sent()).map((a) => JSON.stringify(a))).size, 1, 'nothing else was asked');
    await page.locator('.prompt-text', { hasText: /Something happened: / }).waitFor();
    await button.waitFor();
    assert.deepEqual(await axe(page, '.prompt', true), []);
    await shot(page, `plans-continue-${name}`);
    await leave(v);
  });
}

test('an order given while the other side ends its secret set-up is carried out', async () => {
  const { people } = await together(at, [0, 1], [], '?game=flat-top');
  const [allies, japan] = people.map((p) => p.page);
  const last = (page) => until(page, (s) => s.question && !s.busy && (s.question.choices.some((c) => c.kind === 'place') ? 'place' : 'end'));
  /** Places what can be placed, so that only the end is left. */
  const place = async (page) => {
    while (await last(page) === 'place') await order(page, await know(page, (s) => s.question.choices.find((c) => c.kind === 'place').notation));
  };
  await place(japan);
  await last(allies);
  // The order is under way when the other side is done: it was given on what was known before.
  await allies.evaluate(() => {
    const real = WebSocket.prototype.send;
    WebSocket.prototype.send = function send(text) {
      if (JSON.parse(text).type !== 'batch') return real.call(this, text);
      WebSocket.prototype.send = real;
      window.arrives = () => real.call(this, text);
    };
  });
  const before = await know(allies, (s) => s.version);
  const placed = await know(allies, (s) => s.question.choices[0].notation);
  await allies.keyboard.press('/');
  await allies.fill('.orders input', placed);
  await allies.keyboard.press('Enter');
  await allies.waitForFunction(() => window.arrives);
  await order(japan, 'done');
  await until(allies, (s, v) => s.version !== v, before);
  await allies.evaluate(() => window.arrives());
  await until(allies, (s, p) => !s.question?.choices.some((c) => c.notation === p), placed);
  await leave(...people);
});

test('who continues is not asked while the other side decides, and can be asked again', async () => {
  const { people } = await together(at, [0, 1], [], '?game=flat-top');
  const [allies, japan] = people.map((p) => p.page);
  await begun(allies);
  if (await know(japan, (s) => s.scene.title.includes('set-up'))) await begun(japan);
  await until(allies, (s) => s.question?.choices.some((c) => c.kind === 'next'));
  await beside(allies).click();
  await until(allies, (s) => !s.question && s.now.waiting.length);
  const back = beside(allies).filter({ hasText: 'Ask me everything again' });
  await back.waitFor();
  await allies.setViewportSize({ width: 390, height: 844 });
  await allies.waitForSelector('.tabletop.phone');
  await back.click();
  await beside(allies).filter({ hasText: 'Continue until something happens' }).waitFor();
  await leave(...people);
});

test('a search fan is shown before it flies, and flies as it was shown', async () => {
  const v = await setUp('rings_around_rabaul');
  const { page } = v;
  const fan = page.locator('.plan .ask-list button', { hasText: 'Send a search fan' });
  const card = page.locator('.overlay-card');
  const sent = await batches(page);
  await page.getByRole('tab', { name: 'Plan' }).click();
  await fan.click();
  await card.locator('.plan-row .primary').waitFor();
  const rows = await card.locator('tbody tr').count();
  assert.ok(rows > 1);
  assert.equal(await card.locator('.plan-row .primary').innerText(), `Do these ${rows}`);
  assert.deepEqual(await axe(page, '.overlay-card', true), []);
  await shot(page, 'plans-fan');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await card.waitFor({ state: 'detached' });
  assert.deepEqual(await sent(), [], 'nothing was done');
  await fan.click();
  const before = await know(page, (s) => s.version);
  await card.locator('.plan-row .primary').click();
  await until(page, (s, old) => s.version !== old && !s.busy, before);
  await card.waitFor({ state: 'detached' });
  const [launched] = await sent();
  assert.equal(launched.filter((a) => a.launch).length, rows);
  await leave(v);
});

test('beside a strike plan stands the strike: shown first, then launched', async () => {
  const v = await setUp('rings_around_rabaul', ['stow port_moresby 4 catalina ready gp']);
  const { page } = v;
  const card = page.locator('.overlay-card');
  const strike = await until(page, (s) => s.now.queries.find((q) => q.name === 'sortie')?.args.space);
  const sent = await batches(page);
  // A report of that place offers the same.
  await page.evaluate((space) => {
    const { state } = window.ironbottom;
    const own = state.scene.value.pieces.find((p) => p.owner);
    state.scene.value = { ...state.scene.value, reports: [{ piece: '', kind: own.kind, owner: own.owner, space, title: 'Ships', lines: [], when: 'now', place: 'there', fresh: 3 }] };
  }, strike);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  assert.deepEqual(await page.locator('.contact-asks button').allInnerTexts(), ['Strike plan', 'Launch the strike']);
  await page.locator('.contact-asks button', { hasText: 'Strike plan' }).click();
  await card.locator('tbody tr').first().waitFor();
  await shot(page, 'plans-strike');
  await card.locator('.plan-row button', { hasText: 'Launch the strike' }).click();
  await card.locator('.plan-row .primary').waitFor();
  const rows = await card.locator('tbody tr').count();
  assert.deepEqual(await sent(), [], 'nothing is done yet');
  await shot(page, 'plans-sortie');
  const before = await know(page, (s) => s.version);
  await card.locator('.plan-row .primary').click();
  await until(page, (s, old) => s.version !== old && !s.busy, before);
  await card.waitFor({ state: 'detached' });
  const [launched] = await sent();
  assert.equal(launched.filter((a) => a.launch).length, rows);
  await leave(v);
});
