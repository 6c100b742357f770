// A game of task forces through the real page: ships put down together sail as one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { know, leave, order, ready, setting, shot, show, taken, until, visitor } from './lib.mjs';

const at = setting();
const GAME = 'fire-in-the-sky';

/** A table of this game, all seats one's own. */
async function alone(options = {}) {
  const v = await visitor(at, options);
  await v.page.goto(`/?game=${GAME}`);
  const seats = await v.page.$$eval('form.start select[name^="seat."]', (l) => l.map((s) => s.name));
  for (const seat of seats) await v.page.selectOption(`select[name="${seat}"]`, 'me');
  await v.page.click('form.start button[type=submit]');
  await ready(v.page);
  await until(v.page, (s) => s.question);
  return v;
}

/** Ends what is being done until something of this kind can be done. */
async function until_kind(page, kind, most = 12) {
  for (let i = 0; i < most; i++) {
    if (await know(page, (s, k) => s.question?.choices.some((c) => c.kind === k), kind)) return;
    await order(page, 'done');
    await until(page, (s) => s.question && !s.busy);
  }
  assert.fail(`nothing of the kind ${kind}`);
}

test('ships put down together are one task force, and are taken back as one', async () => {
  const v = await alone();
  const { page } = v;
  await until_kind(page, 'sail');
  // Carriers that lie together, and a goal of all of them where the enemy is.
  const plan = await know(page, (s) => {
    const ships = s.scene.pieces.filter((p) => p.kind === 'cv' && p.owner === s.question.seat);
    const from = ships.map((p) => p.space).find((x) => ships.filter((p) => p.space === x).length > 1);
    const ids = ships.filter((p) => p.space === from).map((p) => p.id);
    const foes = new Set(s.scene.pieces.filter((p) => p.owner && p.owner !== s.question.seat && p.kind === 'air').map((p) => p.space));
    const goals = (id) => s.question.choices.filter((c) => c.kind === 'sail' && c.gesture.move?.piece === id && !c.warning).map((c) => c.gesture.move.to);
    const to = goals(ids[0]).find((g) => foes.has(g) && ids.every((id) => goals(id).includes(g)));
    return { from, to, ids };
  });
  assert.ok(plan.ids.length > 1 && plan.to, JSON.stringify(plan));
  await show(page, [plan.from]);
  await taken(page, plan.ids[0]).click();
  await until(page, (s, ids) => s.hand && ids.every((id) => s.hand.some(([x, n]) => x === id && n === 1)), plan.ids);
  const taking = await know(page, (s) => s.hand.filter(([, n]) => n > 0).map(([id]) => id));
  await show(page, [plan.from, plan.to]);
  const before = await know(page, (s) => s.version);
  const spot = await page.evaluate((to) => {
    const { board } = window.ironbottom;
    const p = board.toView(board.ground.places.get(to).at);
    const r = board.root.getBoundingClientRect();
    return [r.left + p.x, r.top + p.y];
  }, plan.to);
  await page.mouse.click(spot[0], spot[1] + 2);
  await page.waitForFunction((v) => document.querySelector('.ways') || window.ironbottom.state.version.value !== v, before);
  if (await page.locator('.ways').count()) await page.click('.ways .primary');
  await until(page, (s, x) => s.version !== x && !s.busy, before);
  const forces = await know(page, (s, to) => s.scene.pieces.filter((p) => p.kind === 'task-force' && p.space === to).length, plan.to);
  const ships = await know(page, (s, ids) => s.scene.pieces.filter((p) => ids.includes(p.id) && !['land', 'marine', 'air'].includes(p.kind)).length, taking);
  assert.ok(forces >= Math.ceil(ships / 4) && forces < ships, `four ships at most, but not a force for each: ${forces} for ${ships} of ${taking.length}`);
  await shot(page, 'forces-sailed');
  // Taken back as one.
  await page.keyboard.press('u');
  await until(page, (s, ids) => !s.busy && ids.every((id) => s.scene.pieces.some((p) => p.id === id && p.space !== '')) && !s.scene.pieces.some((p) => p.kind === 'task-force'), plan.ids);
  await leave(v);
});
