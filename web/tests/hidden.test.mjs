// A game in which both sides are hidden, played by two people in two browsers for one whole hour of its clock. Everything each of them was sent is kept, and held
// against the truth and against other truths afterwards: nothing may tell more than its reader could know.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { end, goOn, know, leave, order, setting, shot, show, taken, together, until } from './lib.mjs';

const at = setting();

/** Presses a place of the board, as a player does. */
async function press(page, space) {
  await show(page, [space]);
  const [x, y] = await page.evaluate((s) => {
    const { board } = window.ironbottom;
    const box = board.root.getBoundingClientRect();
    const p = board.toView(board.ground.places.get(s).at);
    return [box.left + p.x, box.top + p.y];
  }, space);
  await page.mouse.click(x, y);
}

/** Takes a piece by its button: several in one hex lie over each other, and all can be reached by keys. */
async function take(page, piece) {
  await taken(page, piece).focus();
  await page.keyboard.press('Enter');
}

/** What the reader's own eyes show at a place nearest to another: the test knows where both sides are, no page does. */
const nearest = (page, spaces, to) => page.evaluate(([list, target]) => {
  const { places } = window.ironbottom.board.ground;
  const far = (s) => Math.hypot(places.get(s).at[0] - places.get(target).at[0], places.get(s).at[1] - places.get(target).at[1]);
  return list.filter((s) => places.has(s)).sort((a, b) => far(a) - far(b))[0];
}, [spaces, to]);

const hour = (page) => know(page, (s) => s.scene.title.match(/\d+:\d\d/)[0]);

/** Holds a recording against the truth and other truths; what the checker says. */
function prove(database, table, words) {
  const dir = mkdtempSync(path.join(tmpdir(), 'ironbottom-heard-'));
  const file = path.join(dir, 'words.jsonl');
  writeFileSync(file, words.map((w) => JSON.stringify(w)).join('\n'));
  try {
    return { ok: true, text: execFileSync(process.env.IB_HEARD, [database, table, file], { encoding: 'utf8', stdio: 'pipe' }) };
  } catch (e) {
    return { ok: false, text: String(e.stderr) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('an hour of both sides in two browsers: no message tells what its reader may not know', async () => {
  const heard = [[], []];
  const { people, seats } = await together(at, [0, 1], heard.map((words) => ({ words })), '?game=flat-top');
  const asked = [[], []];
  people.forEach(({ page }, i) => page.on('response', (r) => asked[i].push(new URL(r.url()).pathname)));
  const [allies, japan] = people.map((p) => p.page);
  const table = await know(allies, (s) => s.welcome.table);
  const base = await know(japan, (s) => s.scene.pieces.find((p) => p.name === 'place.rabaul').space);
  const begins = await hour(allies);

  // The set-up: the fleet goes as near to the enemy as it may.
  const zone = await know(allies, (s) => s.question.choices.filter((c) => c.gesture.place).map((c) => c.gesture.place.to ?? c.gesture.place.space));
  const first = await know(allies, (s) => s.version);
  await press(allies, await nearest(allies, zone, base));
  await until(allies, (s, v) => s.version !== v, first);
  const fleet = () => know(allies, (s) => s.scene.pieces.find((p) => p.kind === 'task-force').space);

  const did = new Map();
  const count = (what) => did.set(what, (did.get(what) ?? 0) + 1);
  for (let i = 0; (await hour(allies)) === begins || (await hour(japan)) === begins; i++) {
    assert.ok(i < 200, 'the hour never ends');
    // Whoever is asked; both may be at once.
    let who = -1;
    for (let wait = 0; who < 0; wait++) {
      assert.ok(wait < 4800, 'nobody is asked');
      if (wait) await allies.waitForTimeout(25);
      for (const [n, p] of people.entries()) if (who < 0 && (await know(p.page, (s) => s.question && !s.busy))) who = n;
    }
    const { page } = people[who];
    const version = await know(page, (s) => s.version);
    const q = await know(page, (s) => ({ kinds: [...new Set(s.question.choices.map((c) => c.kind))], text: s.question.text, moves: s.question.choices.filter((c) => c.gesture.move).map((c) => ({ ...c.gesture.move, kind: c.kind })), flights: s.question.choices.filter((c) => c.kind === 'fly') }));
    const once = (what) => !did.has(`${who} ${what}`);
    if (q.kinds.includes('launch') && once('launch')) {
      // One of each of the first that can take off, taken from the list beside the map.
      const rows = page.locator('.shelf-item', { hasText: /^Launch/ });
      // A number is what it says, and each respect has a list of its own.
      const head = rows.first();
      await head.getByRole('button', { name: /^One more/ }).click();
      await page.waitForFunction(() => document.querySelectorAll('.shelf-item.on').length === 1 && !window.ironbottom.state.busy.value);
      assert.equal(await head.locator('.stepper output').innerText(), '1');
      assert.ok((await head.locator('.shelf-way select').count()) >= 1, 'how it moves is asked apart');
      await head.getByRole('button', { name: /^All/ }).click();
      await page.waitForFunction(() => Number(document.querySelector('.shelf-item.on output')?.textContent) > 1);
      await page.getByRole('button', { name: 'Clear the list' }).click();
      await page.waitForFunction(() => document.querySelectorAll('.shelf-item.on').length === 0 && !window.ironbottom.state.busy.value);
      for (let n = 0; n < 4; n++) {
        const more = rows.nth(n).locator('.stepper button').last();
        if (!(await more.count()) || await more.isDisabled()) continue;
        const on = await page.locator('.shelf-item.on').count();
        await more.click();
        await page.waitForFunction((k) => document.querySelectorAll('.shelf-item.on').length > k && !window.ironbottom.state.busy.value, on);
      }
      await page.keyboard.press('e');
      await until(page, (s, v) => s.version !== v, version);
      count(`${who} launch`);
    } else if (q.moves.length && (did.get(`${who} ${q.moves[0].kind}`) ?? 0) < (q.moves[0].kind === 'plot' ? 1 - who : 4)) {
      const to = await nearest(page, q.moves.map((m) => m.to), who === 0 ? base : await fleet());
      const { piece } = q.moves.find((m) => m.to === to);
      await show(page, [q.moves.find((m) => m.to === to).from, to]);
      await page.keyboard.press('Escape');
      await until(page, (s) => !s.hand);
      await take(page, piece);
      await until(page, (s, t) => s.targets.includes(t), to);
      await press(page, to);
      await goOn(page, version);
      count(`${who} ${q.moves[0].kind}`);
    } else if (q.flights.length && (did.get(`${who} fly`) ?? 0) < 2) {
      await page.locator('.choice-grid button', { hasText: q.flights[0].label }).first().click();
      await until(page, (s, v) => s.version !== v, version);
      count(`${who} fly`);
    } else if (await page.locator('.prompt .primary').count()) {
      await end(page);
      count(`${who} end`);
    } else {
      const n = await know(page, (s) => (s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation);
      await order(page, n);
      count(`${who} typed`);
    }
  }
  const at_sea = await fleet();
  await shot(allies, 'hidden-1440-light');
  for (const what of ['launch', 'fly', 'go', 'end']) for (const who of seats.keys()) assert.ok(did.get(`${who} ${what}`) > 0, `${seats[who]} did not ${what}`);

  // Besides their lines the pages asked for nothing of the game: only for scripts, pictures and rules, which are the same for all.
  assert.deepEqual(asked.flat().filter((p) => !/^\/(web|rules|games)\//.test(p)), []);
  await leave(...people);
  const words = heard.flatMap((list, i) => list.map((w) => ({ seat: seats[i], lang: 'en', ...w })));
  const database = `sqlite://${path.join(at.house.dir, 'ironbottom.db')}`;
  const proof = prove(database, table, words);
  assert.ok(proof.ok, proof.text);
  const figure = (name) => Number(proof.text.match(new RegExp(`${name}: (\\d+)`))[1]);
  assert.ok(figure('steps') > 25 && figure('messages') > 80 && figure('answers') > 0, proof.text);
  assert.ok(figure('differing') > 50 && figure('moved') > 30, `nothing was proved: ${proof.text}`);

  // The same with one message in it that shows the enemy a fleet: it is found.
  const change = words.findIndex((w) => w.seat === seats[1] && w.heard && JSON.parse(w.heard).type === 'change');
  const told = JSON.parse(words[change].heard);
  told.scene.pieces = [...(told.scene.pieces ?? []), { id: 'x', space: at_sea, kind: 'task-force', owner: seats[0], count: 1 }];
  const found = prove(database, table, words.with(change, { ...words[change], heard: JSON.stringify(told) }));
  assert.match(found.text, /pieces/, 'a message that tells too much');
  assert.equal(found.ok, false);
});
