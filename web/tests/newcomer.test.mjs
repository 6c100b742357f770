// What somebody who plays for the first time stumbled over: buttons that warn, fights that end, a screen that is handed over, pieces taken unasked, a story that stays.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { alone, axe, batches, know, leave, order, ready, setting, shot, until, visitor } from './lib.mjs';

const at = setting();
const SIZES = [[1440, 900], [390, 844]];
const kept = (name) => JSON.parse(gunzipSync(readFileSync(new URL(`../../games/flat-top/journals/v0.2.0/${name}.journal.gz`, import.meta.url))).toString());

/** A kept game up to the nth entry that begins with a word, and so many more; brought along by one who holds both seats, seen by whoever is to act. */
async function brought(name, word, nth = 0, more = 0) {
  const journal = kept(name);
  const first = journal.entries.flatMap((e, i) => (e.act?.says.startsWith(word) ? [i] : []))[nth] + more;
  const { seat, says } = journal.entries[first].act;
  Object.assign(journal, { entries: journal.entries.slice(0, first), outcome: null });
  const v = await visitor(at);
  await v.page.goto('/import');
  await v.page.setInputFiles('input[type=file]', { name: 'begun.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(journal)) });
  await v.page.click('main form button[type=submit]');
  await v.page.waitForURL(/\/tables\//);
  await v.page.goto(`${v.page.url().split('?')[0]}?as=${seat}`);
  await ready(v.page);
  await until(v.page, (s) => s.question);
  return { ...v, seat, says };
}

/** The page in another size. */
async function size(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForSelector(width < 760 ? '.tabletop.phone' : '.tabletop:not(.phone)');
}

/** Pictures in both sizes, by day and by night. */
async function pictures(page, name) {
  for (const wide of SIZES.toReversed()) {
    await size(page, wide);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((x) => { document.documentElement.dataset.theme = x; }, theme);
      assert.deepEqual(await axe(page, 'html', theme === 'dark'), []);
      await shot(page, `${name}-${wide[0]}-${theme}`);
    }
  }
}

/** Something told as it comes from the server. */
const tell = (page, lines, title) => page.evaluate(([news, name]) => {
  const { state } = window.ironbottom;
  const before = state.scene.value;
  const after = { ...before, title: name ?? before.title };
  state.scene.value = after;
  const own = before.pieces.find((p) => p.owner);
  const told = news.map((text) => ({ moment: state.moment.value, rule: state.question.value.rule, text, fact: { cue: { owner: own.owner, at: own.space, among: [], to: '', pieces: [] } } }));
  for (const f of state.changed) f(before, after, told, false);
}, [lines, title]);

/** Do two boxes lie over each other? */
const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A question of our own in which everything warns: pieces to point at, a list of one kind, a space. */
const warns = (page) => page.evaluate(() => {
  const { state, board } = window.ironbottom;
  const seat = state.mySeat.value;
  const [one, other] = state.scene.value.pieces.filter((p) => p.owner === seat && !state.welcome.value.works.includes(p.kind));
  const choice = (gesture, label, kind) => ({ gesture, label, notation: label, kind, action: { pretended: label }, warning: `Beware of ${label}.` });
  const far = [...board.ground.places.keys()].find((s) => s !== one.space && s !== other.space);
  const choices = [
    choice({ pick: { piece: one.id, at: one.space } }, 'home', 'home'), choice({ pick: { piece: other.id, at: other.space } }, 'fly', 'fly'), choice({ pick: { piece: other.id, at: other.space } }, 'dive', 'dive'),
    ...['red', 'green', 'blue'].map((x) => choice('button', `paint ${x}`, 'paint')), choice({ point: { at: far } }, 'sail', 'sail'), { ...choice('button', 'done', 'done'), warning: undefined },
  ];
  state.now.value = { ...state.now.value, questions: [{ seat, text: 'What now?', rule: state.question.value.rule, choices, shelves: [] }] };
  return { far, other: other.id };
});

test('a button that warns asks itself, wherever it stands, and goes on at the second press', async () => {
  const v = await alone(at);
  const { page } = v;
  const sent = await batches(page);
  for (const wide of SIZES) {
    await size(page, wide);
    await warns(page);
    for (const label of ['home', 'paint green']) {
      const button = page.locator('.groups button', { hasText: label });
      await button.click();
      await page.waitForFunction((l) => [...document.querySelectorAll('.groups button')].some((b) => b.textContent.includes(`${l}, really?`) && b.textContent.includes(`Beware of ${l}.`)), label);
      assert.equal(await page.locator('button.sure').count(), 1, 'one asks at a time');
    }
    assert.deepEqual(await sent(), [], 'nothing is done yet');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('button.sure'));
  }
  await page.locator('.groups button', { hasText: 'home' }).click();
  await pictures(page, 'newcomer-asks');
  await page.locator('.groups button', { hasText: 'home, really?' }).click();
  await page.waitForFunction(() => window.batches.length === 1);
  assert.deepEqual(await sent(), [[{ pretended: 'home' }]]);

  // The list beside a piece, and a space, which has no button of its own.
  const { far, other } = await warns(page);
  await until(page, (s) => !s.busy);
  await page.keyboard.press('Escape');
  await page.evaluate((id) => document.querySelector(`.stack [data-ids~="${id}"]`).click(), other);
  await page.locator('.chooser button', { hasText: 'dive' }).click();
  await page.locator('.chooser button', { hasText: 'dive, really?' }).locator('.asks', { hasText: 'Beware of dive.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.evaluate((s) => document.querySelector(`.chip[data-space="${s}"]`).click(), far);
  await page.locator('.ways .warn', { hasText: 'Beware of sail.' }).waitFor();
  assert.equal((await sent()).length, 1);
  await page.locator('.ways .primary').click();
  await page.waitForFunction(() => window.batches.length === 2);
  await leave(v);
});

test('a fight that is over leaves a card with losses and dice; it blocks nothing, and goes with the next order', async () => {
  const v = await brought('eastern_solomons-3', 'strike ', 0, 22);
  const { page } = v;
  assert.equal(await page.locator('.aftermath').count(), 0, 'not before its end');
  await order(page, v.says);
  const card = page.locator('.aftermath');
  await card.waitFor();
  assert.match(await card.innerText(), /Battle of S54: over/);
  assert.match(await card.locator('.toll').innerText(), /Allies[^]*Japan/);
  const shots = await know(page, (s) => s.told.filter((l) => l.fact?.shot?.space === 'S54').length);
  assert.equal(await card.locator('.volleys > li').count(), shots);
  assert.ok(shots > 2 && (await card.locator('.die').count()) >= shots);
  // What is asked can be read and answered beside it, wide and narrow.
  for (const wide of SIZES) {
    await size(page, wide);
    const [over, asked] = [await card.boundingBox(), await page.locator(wide[0] < 760 ? '.sheet' : '.below').boundingBox()];
    assert.ok(!meet(over, asked) && over.x >= 0 && over.x + over.width <= wide[0], `${wide}: it covers the question`);
  }
  await pictures(page, 'newcomer-over');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await leave(v);
});

test('a fight that is over is told under the head of the next one, goes with an order, and an old one is not told again', async () => {
  const v = await brought('eastern_solomons-3', 'strike ', 0, 22);
  const { page } = v;
  // The other side looks on in a window of its own.
  const there = await v.context.newPage();
  await there.goto(page.url().replace(/as=\w+/, 'as=allies'));
  await there.waitForSelector('.curtain');
  await order(page, v.says);
  await ready(there);
  await there.locator('.aftermath').waitFor();
  await page.locator('.aftermath').waitFor();
  await order(there, 'want yes');
  await there.locator('.battle .shelf-item').first().waitFor();
  assert.equal(await there.locator('.aftermath').count(), 0, 'who acts has read it');
  // Who did not act still has it, on the board of the next fight.
  const docked = page.locator('.battle .aftermath.docked');
  await docked.waitFor();
  assert.match(await docked.innerText(), /Battle of S54: over/);
  for (const wide of SIZES) {
    await size(page, wide);
    assert.ok(!meet(await docked.boundingBox(), await page.locator('.battle-foot').boundingBox()), `${wide}: it covers the question`);
  }
  await pictures(page, 'newcomer-next');
  await docked.getByRole('button', { name: 'Close' }).click();
  await docked.waitFor({ state: 'detached' });
  await there.reload();
  await there.locator('.battle .shelf-item').first().waitFor();
  assert.equal(await there.locator('.aftermath').count(), 0);
  await leave(v);
});

test('who has rolled sees the dice before the screen is handed over; behind the curtain there is nothing of the table', async () => {
  const v = await brought('eastern_solomons-3', 'strike ', 0, 22);
  const { page } = v;
  const seats = await know(page, (s) => s.welcome.seats.map((x) => x.name));
  await order(page, v.says);
  const hand = page.locator('.prompt').getByRole('button', { name: 'Hand the screen over' });
  await hand.waitFor();
  assert.match(await page.locator('.prompt-text').innerText(), /Allies is to decide next/);
  assert.equal(await page.locator('.curtain').count(), 0, 'the dice are still to be seen');
  assert.ok(await page.locator('.stack').count(), 'and so is the board');
  await pictures(page, 'newcomer-hand');
  await hand.click();
  await page.waitForSelector('.curtain');
  // Found by nobody who looks for it: no piece, no line of the log, no tooltip.
  const body = await page.evaluate(() => document.getElementById('app').innerHTML);
  assert.doesNotMatch(body, /stack|class="log|S54|Avenger|die/i);
  assert.ok(body.includes(seats[0]) && !body.includes(seats[1]), 'only who lifts it');
  const sent = await batches(page);
  for (const key of ['u', 'e', '1', '+', '/', 'n', 'Enter']) await page.keyboard.press(key);
  assert.deepEqual(await sent(), []);
  assert.deepEqual(await axe(page), []);
  // Something asked of the same seat brings its table back, drawn anew.
  await page.evaluate(() => { const { state } = window.ironbottom; window.was = state.now.value; state.now.value = { ...state.now.value, waiting: state.welcome.value.yours }; });
  await page.waitForFunction(() => [...document.querySelectorAll('#board .stack [data-ids]')].some((x) => /** @type {HTMLElement} */ (x).checkVisibility() && x.getBoundingClientRect().width > 0));
  await shot(page, 'newcomer-again-1440');
  await page.evaluate(() => { window.ironbottom.state.now.value = window.was; });
  await page.click('.curtain a');
  await ready(page);
  assert.deepEqual(await know(page, (s) => s.welcome.yours), ['allies']);
  await leave(v);
});

test('a lone piece beside a list is not taken unasked; one the question names is', async () => {
  const v = await brought('rings_around_rabaul-500', 'launch ', 3);
  const { page } = v;
  assert.equal(await know(page, (s) => new Set(s.question.choices.filter((c) => c.gesture.move).map((c) => c.gesture.move.piece)).size), 1);
  await page.locator('.shelf-item').first().waitFor();
  assert.equal(await know(page, (s) => s.hand), null, 'it was taken unasked');
  assert.doesNotMatch(await page.locator('.prompt-text').innerText(), /where to/);
  await leave(v);
  const w = await brought('rings_around_rabaul-100', 'go ');
  await until(w.page, (s) => s.hand?.length === 1);
  await leave(w);
});

test('a story that was read to its end goes with the next order, is not carried on, and leaves a list alone', async () => {
  const v = await brought('rings_around_rabaul-500', 'plot ');
  const { page } = v;
  const list = page.locator('.side .panel-body');
  await page.locator('.shelf-item').first().waitFor();
  const height = (await list.boundingBox()).height;
  await tell(page, ['One thing was seen.', 'Another thing was seen.']);
  await page.locator('.story').waitFor();
  assert.match(await page.locator('.story-tools').innerText(), /2 of 2/);
  assert.equal((await list.boundingBox()).height, height, 'the list has as much room as before');
  assert.ok(!meet(await list.boundingBox(), await page.locator('.story').boundingBox()));
  await pictures(page, 'newcomer-story');
  await size(page, SIZES[0]);
  await order(page, v.says);
  await page.locator('.story').waitFor({ state: 'detached' });
  await tell(page, ['Much later.'], 'Another day – another phase');
  await page.locator('.story').waitFor();
  // Another part of the game begins anew.
  assert.match(await page.locator('.story-tools').innerText(), /1 of 1/);
  await leave(v);
});

test('answers too many for the bar stand below the question on the battle board', async () => {
  const v = await brought('eastern_solomons-3', 'strike ');
  const { page } = v;
  await page.locator('.battle').waitFor();
  await page.evaluate(() => {
    const { state } = window.ironbottom;
    const q = state.question.value;
    const choices = [1, 2, 3, 4, 5, 6].map((n) => ({ gesture: 'button', label: `The die shows ${n}`, notation: `die ${n}`, kind: 'die', action: { die: n } }));
    state.now.value = { ...state.now.value, undo: [q.seat], questions: [{ ...q, text: 'What does the die show?', choices, shelves: [] }] };
  });
  for (const wide of SIZES) {
    await size(page, wide);
    const [text, buttons] = await Promise.all(['.battle-foot .prompt-text', '.battle-choices'].map((s) => page.locator(s).boundingBox()));
    assert.ok(text.y + text.height <= buttons.y + 1, `${wide}: the question stands below its answers`);
    assert.equal(await page.locator('.battle-choices button').count(), 6);
  }
  await pictures(page, 'newcomer-dice');
  await leave(v);
});

test('the field for a file is as wide as the text, its button in the middle', async () => {
  const v = await visitor(at);
  const { page } = v;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto('/import');
    const [field, text] = await Promise.all(['input[type=file]', 'main p'].map((s) => page.locator(s).first().boundingBox()));
    assert.ok(field.x + field.width <= text.x + text.width + 0.5, `${width}: it runs past the text`);
    const inner = await page.locator('input[type=file]').evaluate((el) => { const b = getComputedStyle(el, '::file-selector-button'); const s = getComputedStyle(el); return [parseFloat(b.minHeight), el.clientHeight - parseFloat(s.paddingTop) - parseFloat(s.paddingBottom)]; });
    assert.ok(Math.abs(inner[0] - inner[1]) <= 1, `${width}: ${inner}`);
    await shot(page, `newcomer-import-${width}`);
  }
  await leave(v);
});

test('who brought a game along and holds every seat goes on against the computer', async () => {
  const v = await brought('rings_around_rabaul-500', 'plot ');
  const { page } = v;
  const here = await know(page, (s) => s.welcome.table);
  const [mine, other] = await know(page, (s) => [...s.welcome.seats.map((x) => x.id)].sort((a) => (a === s.question.seat ? -1 : 1)));
  await page.click('.bar .icon-button');
  const rows = page.locator('.menu-people li');
  assert.equal(await rows.getByRole('button', { name: 'To the computer' }).count(), 2);
  await pictures(page, 'newcomer-computer');
  const name = await know(page, (s, id) => s.welcome.seats.find((x) => x.id === id).name, other);
  page.once('dialog', (d) => (d.message().includes(name) ? d.accept() : d.dismiss()));
  await rows.filter({ hasText: name }).getByRole('button', { name: 'To the computer' }).click();
  await page.waitForURL((u) => /\/tables\//.test(u.pathname) && !u.pathname.includes(here));
  await ready(page);
  const sits = await know(page, (s) => ({ yours: s.welcome.yours, bots: s.welcome.seats.filter((x) => x.holder.bot).map((x) => x.id) }));
  assert.deepEqual(sits, { yours: [mine], bots: [other] });
  await page.click('.bar .icon-button');
  await rows.first().waitFor();
  assert.equal(await rows.getByRole('button', { name: 'To the computer' }).count(), 0, 'one seat is one\'s own');
  await leave(v);
});
