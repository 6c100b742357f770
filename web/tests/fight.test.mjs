// A fight of the game with hidden fleets on the battle board: the forces of both sides stay in sight while targets are taken from a list, each choice says what its
// die can do, and what was taken is seen where it stands. The position is that of a kept journal, one action before an attack from the air.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { axe, know, leave, ready, setting, shot, until, visitor } from './lib.mjs';

const at = setting();
const KEPT = new URL('../../games/flat-top/journals/v0.2.0/eastern_solomons-3.journal.gz', import.meta.url);

/** The kept game up to an attack, as a file somebody brings along; and who attacks. */
function begun() {
  const journal = JSON.parse(gunzipSync(readFileSync(KEPT)).toString());
  // One in which several groups are given targets.
  const strikes = journal.entries.map((e) => !!e.act?.says.startsWith('strike '));
  const first = strikes.findIndex((s, i) => s && !strikes[i - 1] && strikes[i + 1] && strikes[i + 2]);
  const side = journal.entries[first].act.seat;
  Object.assign(journal, { entries: journal.entries.slice(0, first), outcome: null });
  return { side, file: { name: 'begun.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(journal)) } };
}

test('targets are taken on the battle board, with both forces in sight and the odds of each choice; on a phone too', async () => {
  const { side, file } = begun();
  const v = await visitor(at, {});
  const { page } = v;
  await page.goto('/import');
  await page.setInputFiles('input[type=file]', file);
  await page.click('main form button[type=submit]');
  await page.waitForURL(/\/tables\//);
  await page.goto(`${page.url().split('?')[0]}?as=${side}`);
  await ready(page);
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
  assert.equal(await page.getByRole('button', { name: 'That is all' }).count(), 1, 'the sheet behind the board is not there to be read');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'fight-390-light');
  // Put away, the list stands beside the map again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('.tabletop:not(.phone)');
  await page.locator('.battle header .icon-button').click();
  await page.click('#tab-plan');
  await page.locator('.plan .shelves').waitFor();
  await leave(v);
});
