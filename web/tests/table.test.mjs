// The table in a real browser against the real server: the first minute, the gestures, the keyboard, the phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alone, asked, attack, axe, begin, end, goOn, know, leave, order, ready, seatsOffered, setting, shot, show, taken, toMoves, together, until, visitor } from './lib.mjs';

const at = setting();

/** Takes the strongest attack in hand, with the board where it can be seen. */
async function inHand(page, inset) {
  await toMoves(page);
  const m = await attack(page);
  assert.ok(m, 'somebody can attack');
  await show(page, [m.from, m.to], inset);
  await taken(page, m.piece).click();
  await until(page, (s) => s.targets.length > 0);
  return m;
}

/** The chances of an attack stand on its chip. */
const oddsShown = (page) => page.waitForFunction(() => [...document.querySelectorAll('.chip')].some((c) => c.textContent.includes('%')));

/** What floats over something lit. */
const covered = (page) => page.evaluate(() => {
  const boxes = [...document.querySelectorAll('.tools, .tray, .sheet, .phone-bar, .guide, .groups')].map((e) => [e.className, e.getBoundingClientRect()]).filter(([, r]) => r.width);
  const chips = [...document.querySelectorAll('.chip')].map((e) => [e.dataset.space, e.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return chips.flatMap(([space, c]) => boxes.filter(([, b]) => meet(b, c)).map(([name]) => `${name} over ${space}`));
});

test('a new visitor starts a game in three clicks', async () => {
  const v = await visitor(at, { ground: true });
  const { page } = v;
  await page.goto('/');
  assert.equal(await page.locator('.cards.games li').count(), 5, 'five games are shown');
  assert.ok(await page.locator('.card.game.later').count() >= 1, 'those not yet playable say so');
  let clicks = 0;
  const click = async (what) => { clicks++; await page.click(what); };
  await click('a.card.game');
  await click('form.start button[type=submit]');
  await ready(page);
  assert.ok(clicks <= 3);
  assert.ok(await page.locator('.stack').count() > 10, 'pieces stand on the board');
  assert.ok(await page.locator('.ground [data-space][data-role]').count() > 10, 'which shows whose land it is');
  await leave(v);
});

test('a bot answers', async () => {
  const v = await visitor(at);
  await v.page.goto('/');
  const seats = await seatsOffered(v.page);
  await begin(v.page, Object.fromEntries(seats.map((s, i) => [s, i ? 'me' : 'bot:random'])));
  // The first seat plays by itself; then it is our turn.
  await until(v.page, (s) => s.question && s.told.length > 3, null, 60000);
  assert.notEqual(await know(v.page, (s) => s.question.seat), seats[0]);
  await leave(v);
});

test('a choice is made, and taken back', async () => {
  const v = await alone(at);
  const { page } = v;
  const first = await know(page, (s) => ({ told: s.told.length, moment: s.moment, text: s.question.text }));
  await page.locator('.groups .choice-grid button').first().click();
  await until(page, (s, m) => s.moment > m, first.moment);
  assert.ok(await know(page, (s) => s.told.length) > first.told, 'the log says so');
  await page.keyboard.press('u');
  await until(page, (s, m) => s.moment === m, first.moment);
  assert.equal(await know(page, (s) => s.question.text), first.text);
  await leave(v);
});

test('pieces in hand light spaces that nothing covers; another space says why not, with its rule', async () => {
  const v = await alone(at, { ground: true });
  const { page } = v;
  await inHand(page);
  assert.ok(await page.locator('.lit-layer .veil').count(), 'the rest is veiled');
  await oddsShown(page);
  assert.deepEqual(await covered(page), []);
  await shot(page, 'table-hand-1440-light');
  // A space that is not lit, in the middle of the view.
  const spot = await page.evaluate(() => {
    const { board, targets, hand } = window.ironbottom;
    const r = board.root.getBoundingClientRect();
    for (let y = 150; y < r.height - 150; y += 20) for (let x = 100; x < r.width - 100; x += 20) {
      const s = board.spaceUnder(r.left + x, r.top + y);
      if (s && !targets.value.has(s) && s !== hand.value.from && document.elementFromPoint(r.left + x, r.top + y)?.closest('.pin, .float') === null) return { x: r.left + x, y: r.top + y };
    }
    return null;
  });
  await page.mouse.click(spot.x, spot.y);
  await page.waitForSelector('.refusal');
  assert.ok((await page.textContent('.refusal p')).trim().length > 10);
  assert.ok(await page.locator('.refusal .rule-link').count(), 'it names its rule');
  await shot(page, 'table-refusal-1440-light');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  assert.equal(await know(page, (s) => s.hand), null);
  await leave(v);
});

test('a piece is dragged to a lit space: an arrow, a ghost where it stood, its odds; and back again', async () => {
  const v = await alone(at);
  const { page } = v;
  await toMoves(page);
  const m = await attack(page);
  await show(page, [m.from, m.to]);
  const from = await taken(page, m.piece).boundingBox();
  const to = await page.evaluate((s) => { const b = window.ironbottom.board; const r = b.root.getBoundingClientRect(); const p = b.toView(b.ground.places.get(s).at); return { x: r.left + p.x, y: r.top + p.y }; }, m.to);
  const { moment, version } = await know(page, (s) => ({ moment: s.moment, version: s.version }));
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await goOn(page, version);
  assert.ok(await know(page, (s) => s.moment) > moment);
  await page.waitForSelector('.odds');
  assert.ok(await page.locator('.arrow').count(), 'an arrow shows the move');
  const ghost = `.stack[data-at="${m.from}"] .ghost`;
  assert.equal(await page.locator(ghost).count(), 1, 'a ghost stands where they left');
  assert.equal(await page.locator(ghost).evaluate((e) => getComputedStyle(e).opacity), '0.35');
  assert.ok(await page.locator(`.stack[data-at="${m.to}"] .done`).count(), 'they have acted');
  await shot(page, 'table-plan-1440-light');
  // Whoever comes back finds it as it was: the arrow, the ghost, and who has acted.
  const drawn = () => page.evaluate(() => [document.querySelectorAll('.arrow').length, [...document.querySelectorAll('.stack:has(.ghost)')].map((x) => x.dataset.at), [...document.querySelectorAll('.stack:has(.done)')].map((x) => x.dataset.at).sort()]);
  const before = await drawn();
  await page.reload();
  await ready(page);
  await page.waitForSelector(ghost);
  assert.deepEqual(await drawn(), before, 'the same after a reload');
  while (await know(page, (s) => s.moment) > moment) {
    const now = await know(page, (s) => s.version);
    await page.keyboard.press('u');
    await until(page, (s, x) => s.version !== x && !s.busy, now);
  }
  assert.equal(await page.locator('.piece.ghost, .arrow').count(), 0, 'taken back, nothing is left of it');
  await leave(v);
});

test('typed orders complete, act, and are explained when refused', async () => {
  const v = await alone(at);
  const { page } = v;
  await page.keyboard.press('/');
  const notation = await know(page, (s) => s.question.choices.find((c) => c.cost).notation);
  const moment = await know(page, (s) => s.moment);
  await page.keyboard.type(notation.slice(0, -1));
  await page.keyboard.press('Tab');
  await page.waitForFunction((n) => document.querySelector('.orders input').value.length >= n, notation.length);
  await page.fill('.orders input', notation);
  await page.keyboard.press('Enter');
  await until(page, (s, m) => s.moment > m, moment);
  await page.fill('.orders input', 'no such order');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.orders-why');
  assert.deepEqual(await axe(page, '.orders'), []);
  await leave(v);
});

test('what fits one order only is that order, and never with its words turned round', async () => {
  const v = await alone(at);
  const { page } = v;
  await toMoves(page);
  const words = await know(page, (s) => {
    const parts = (t) => t.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const holds = (c, all) => all.every((w) => c.notation.toLowerCase().includes(w) || c.label.toLowerCase().includes(w));
    const one = (c) => parts(c.notation).length === 3 && !c.notation.includes(parts(c.notation).join(' ')) && s.question.choices.filter((o) => holds(o, parts(c.notation))).length === 1;
    const found = s.question.choices.find(one);
    return found ? parts(found.notation) : null;
  });
  assert.ok(words, 'an order of three words');
  const moment = await know(page, (s) => s.moment);
  await page.keyboard.press('/');
  await page.waitForSelector('.orders input');
  await page.fill('.orders input', [words[0], words[2], words[1]].join(' '));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.orders-why');
  assert.equal(await know(page, (s) => s.moment), moment, 'the other way round is another order');
  await page.fill('.orders input', words.join(' '));
  await page.waitForFunction(() => document.querySelectorAll('.orders-list [role=option]').length === 1);
  await page.keyboard.press('Enter');
  await until(page, (s, m) => s.moment > m, moment);
  await leave(v);
});

test('a typed order for several actions is one request, one batch and one undo', async () => {
  const words = [];
  const v = await alone(at, { words });
  const { page } = v;
  const said = (type) => words.filter((w) => w.said && JSON.parse(w.said).type === type).length;
  await toMoves(page);
  // Everything of a space that holds several of a kind, to where one of them can go.
  const way = await know(page, (s) => {
    const many = (c) => s.scene.pieces.find((p) => p.id === c.gesture.move.piece)?.count ?? 0;
    const found = s.question.choices.find((c) => c.gesture.move && !c.warning && many(c) > 1 && /^\S+ [^\s>]+>[^\s>]+$/.test(c.notation));
    const [from, to] = found.notation.split(' ').pop().split('>');
    return { from, to, n: many(found) };
  });
  const moment = await know(page, (s) => s.moment);
  const sent = said('batch') + said('order');
  await page.keyboard.press('/');
  const type = async (text) => { await page.fill('.orders input', text); await page.keyboard.press('Enter'); };
  // All or nothing: the first part alone would be done.
  await type(`all ${way.from} to ${way.to}; no such order`);
  await page.waitForSelector('.orders-why');
  assert.equal(await know(page, (s) => s.moment), moment, 'nothing of a line with a slip in it');
  assert.deepEqual(await axe(page, '.orders'), []);
  // A refusal says its rule.
  await type(`all ${way.to} to ${way.to}`);
  await page.waitForSelector('.orders-why .rule-link');
  assert.equal(await know(page, (s) => s.moment), moment);
  const before = await know(page, (s) => s.version);
  await type(`all ${way.from} to ${way.to}`);
  await until(page, (s, m) => s.moment > m && !s.busy, moment);
  await page.waitForSelector('.orders-said');
  assert.match(await page.textContent('.orders-said'), /→ /, 'how it was understood is shown');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.orders input')), 'the next line can be typed');
  assert.deepEqual(await axe(page, '.orders'), []);
  const after = await know(page, (s) => s.moment);
  assert.ok(after >= moment + way.n, `all ${way.n} went`);
  assert.equal(said('batch') + said('order') - sent, 3, 'one request for each line');
  await shot(page, 'orders-several-1440-light');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await until(page, (s, x) => s.moment === x[0] && s.version === x[1] && !s.busy, [moment, before]);
  await leave(v);
});

test('French', async () => {
  const v = await alone(at, { locale: 'fr-FR' }, '?lang=fr');
  const { page } = v;
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.match(await page.textContent('.tabs'), /Règles/);
  await page.click('header .icon-button');
  const missing = await page.evaluate(() => document.body.innerText.match(/\b(?:tab|menu|odds|prompt|guide|key|say)-[a-z]+\b/g));
  assert.equal(missing, null, 'every message is there');
  await shot(page, 'table-fr-1440-light');
  await leave(v);
});

test('the whole turn by keyboard', async () => {
  const v = await alone(at);
  const { page } = v;
  const press = (k) => page.keyboard.press(k);
  const seat = await know(page, (s) => s.question.seat);
  let moved = false;
  let typed = false;
  for (let i = 0; i < 60; i++) {
    const s = await until(page, (x) => x.question && !x.busy && { seat: x.question.seat, moves: x.question.choices.some((c) => c.gesture.move), picks: x.question.choices.some((c) => c.gesture.pick), places: x.question.choices.find((c) => c.gesture.place)?.notation, cost: x.question.choices.find((c) => c.cost)?.notation, first: x.question.choices[0].notation, buttons: x.question.choices.filter((c) => c.gesture === 'button').length, version: x.version });
    if (s.seat !== seat) break;
    if (s.places || (s.cost && !s.moves && !typed) || s.picks || (!s.buttons && moved)) {
      await press('/');
      await page.keyboard.insertText(s.places ?? (s.picks || s.moves ? s.first : s.cost));
      await press('Enter');
      await until(page, (x, n) => x.version !== n, s.version);
      await press('Escape');
      typed = true;
      continue;
    }
    if (s.moves && !moved) {
      // To the next piece that can act, take it, to the first lit space, go.
      await press('n');
      await press('Enter');
      await until(page, (x) => x.hand);
      await press('n');
      await press('Enter');
      await goOn(page, s.version, 'key');
      moved = true;
      continue;
    }
    // The key that the button names: an answer among others has a number.
    const key = (await page.locator('.prompt .primary kbd').first().textContent()).toLowerCase();
    await press(key);
    await page.waitForFunction((n) => document.querySelector('.prompt .sure') || window.ironbottom.state.version.value !== n, s.version).catch((e) => { throw new Error(`${JSON.stringify(s)}: ${e.message}`); });
    if ((await know(page, (x) => x.version)) === s.version) await press(key);
    await until(page, (x, n) => x.version !== n, s.version);
  }
  assert.ok(moved, 'a piece was moved by keys');
  assert.notEqual(await know(page, (s) => s.question?.seat), seat, 'the turn is over');
  await leave(v);
});

test('a standing order may answer what is asked', async () => {
  const v = await alone(at);
  const { page } = v;
  // Orders that leave everything to be asked, for every seat.
  const quiet = await know(page, (s) => s.now.orders.length);
  assert.ok(quiet > 0);
  await page.click('#tab-orders');
  for (let i = 0; i < 30; i++) {
    const list = page.locator('.standing .choice-list button').filter({ hasText: /ask me every time/i });
    if (!(await list.count())) break;
    const version = await know(page, (s) => s.version);
    await list.first().click();
    await until(page, (s, x) => s.version !== x && !s.busy, version);
  }
  for (let i = 0; i < 200; i++) {
    if (await know(page, (s) => s.now.queries.some((q) => q.name === 'standing' && q.args.seat === s.question?.seat))) break;
    const m = await know(page, (s) => s.question.choices.some((c) => c.gesture.move)) ? await attack(page) : null;
    const n = await know(page, (s, x) => (x ? s.question.choices.find((c) => c.gesture.move?.piece === x.piece && c.gesture.move.to === x.to) : s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation, m);
    await order(page, n);
    if (m) await end(page);
    await until(page, (s) => s.question && !s.busy);
  }
  const version = await know(page, (s) => s.version);
  await shot(page, 'battle-standing-1440-light');
  await page.getByRole('button', { name: 'Let my standing order decide' }).click();
  await until(page, (s, x) => s.version !== x && !s.busy, version);
  await leave(v);
});

test('names and stacks keep apart at a middle zoom', async () => {
  const v = await alone(at, { viewport: { width: 1440, height: 900 } });
  const { page } = v;
  for (const k of [1.35, 1.6, 2]) {
    await page.evaluate((zoom) => { const { board } = window.ironbottom; const all = [...board.ground.places.values()].map((p) => p.at); board.showAll([all[Math.floor(all.length / 2)]], { most: zoom, at_once: true }); }, k);
    const met = await page.evaluate(() => {
      const seen = (e) => getComputedStyle(e).visibility !== 'hidden';
      const stacks = [...document.querySelectorAll('.stack .stack-in')].map((e) => [e.parentElement.dataset.at, e.getBoundingClientRect()]);
      const names = [...document.querySelectorAll('.label .label-text')].filter(seen).map((e) => [e.textContent, e.getBoundingClientRect()]);
      const meet = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
      const pairs = (list) => list.flatMap((a, i) => list.slice(i + 1).filter((b) => meet(a, b)).map((b) => `${a[0]} and ${b[0]}`));
      return { stacks: pairs(stacks), names: pairs(names) };
    });
    assert.deepEqual(met, { stacks: [], names: [] }, `at ${k}`);
  }
  await leave(v);
});

test('two people play several turns by invitation; one loads the page anew in the middle of a battle', async () => {
  const { people } = await together(at, [0, 1, 0, 1, 0]);
  const [one, two] = people;
  let fought = false;
  const turns = new Set();
  for (let i = 0; i < 120 && (turns.size < 3 || !fought); i++) {
    const p = (await asked(people)).page;
    turns.add(await know(p, (s) => `${s.now.round} ${s.now.turn}`));
    const version = await know(p, (s) => s.version);
    const battle = await know(p, (s) => !!s.scene.battle);
    if (battle && !fought) {
      fought = true;
      await p.waitForSelector('.battle');
      assert.deepEqual(await axe(p, '.battle'), [], 'battle board');
      await shot(p, 'battle-1440-light');
      const seen = await know(p, (s) => JSON.stringify([s.version, s.question]));
      await p.reload();
      await ready(p);
      await until(p, (s) => s.question);
      assert.equal(await know(p, (s) => JSON.stringify([s.version, s.question])), seen, 'the same battle, the same question');
    }
    const m = fought ? null : await attack(p);
    if (m) {
      await show(p, [m.from, m.to]);
      await taken(p, m.piece).click();
      await p.locator(`.chip[data-space="${m.to}"]`).click();
      await goOn(p, version);
      await end(p);
      continue;
    }
    // Anything legal: the last of the question's own buttons, else the first choice.
    await order(p, await know(p, (s) => (s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation));
  }
  assert.ok(fought, 'a battle was fought');
  assert.ok(turns.size >= 3, 'several turns were played');
  // Both see the same board.
  const board = (p) => know(p, (s) => JSON.stringify([s.now.round, s.now.turn, s.scene.pieces.map((x) => `${x.id} ${x.count}`).sort()]));
  const moment = Math.max(...(await Promise.all(people.map((p) => know(p.page, (s) => s.moment)))));
  for (const p of people) await until(p.page, (s, m) => s.moment === m, moment);
  assert.equal(await board(one.page), await board(two.page));
  await leave(one, two);
});

test('390 pixels: the board is full screen, panels are a sheet, targets are large', async () => {
  const v = await alone(at, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = v;
  await page.waitForSelector('.sheet .choice-grid');
  const sheet = () => page.locator('.sheet').boundingBox();
  assert.ok((await sheet()).height < 844 * 0.4, 'buying leaves the board in sight');
  await shot(page, 'table-390-light');
  const small = () => page.$$eval('.sheet button, .sheet a.button, .phone-bar button, .tools button', (l) => l.map((b) => [b.className || b.getAttribute('aria-label'), b.getBoundingClientRect()])
    .filter(([c, r]) => r.width && (r.height < 43 || r.width < 43) && !/rule-link|grip/.test(c)).map(([c, r]) => `${c} ${Math.round(r.width)}x${Math.round(r.height)}`));
  assert.deepEqual(await small(), [], 'while buying');
  assert.deepEqual(await axe(page), [], 'while buying');
  await toMoves(page);
  const m = await attack(page);
  await show(page, [m.from], { top: 100, right: 20, bottom: 420, left: 20 });
  await taken(page, m.piece).tap();
  await page.waitForSelector('.target-buttons .target');
  await oddsShown(page);
  assert.equal(await page.locator('.target-buttons .target').count(), (await know(page, (s) => s.targets)).length, 'each lit space is a button in the sheet');
  assert.deepEqual(await small(), [], 'with pieces in hand');
  assert.deepEqual((await covered(page)).filter((c) => c.startsWith('sheet')), [], 'what is lit stays above the sheet');
  await shot(page, 'table-hand-390-light');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing sticks out');
  assert.deepEqual(await axe(page), [], 'with pieces in hand');
  const version = await know(page, (s) => s.version);
  await page.locator('.target-buttons .target').first().tap();
  await goOn(page, version, 'tap');
  // The panels are one tap away, and the question one tap back.
  for (const tab of ['plan', 'log', 'forces', 'rules', 'charts', 'chat', 'orders']) {
    if (tab === 'plan') await page.tap('.tools button:last-child');
    else await page.tap(`#tab-${tab}`);
    await page.waitForSelector(`#tab-${tab}[aria-selected=true]`);
    assert.deepEqual(await axe(page, '.sheet'), [], tab);
    assert.deepEqual(await small(), [], tab);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, `${tab}: nothing sticks out`);
    await shot(page, `table-${tab}-390-light`);
  }
  await page.tap('#tab-now');
  await page.waitForSelector('.sheet .prompt-buttons');
  await leave(v);
});

test('no serious violation on the table with any panel, by day and by night', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const v = await alone(at, { colorScheme });
    const { page } = v;
    const check = (part) => axe(page, part, colorScheme === 'dark');
    assert.deepEqual(await check('html'), [], colorScheme);
    for (const tab of ['forces', 'rules', 'charts', 'chat', 'orders']) {
      await page.click(`#tab-${tab}`);
      await page.waitForSelector(`.side #panel-body[aria-labelledby=tab-${tab}]`);
      if (tab === 'rules') await page.waitForSelector('.rule-body a', { state: 'attached' });
      assert.deepEqual(await check('.side'), [], `${colorScheme} ${tab}`);
      await shot(page, `table-${tab}-1440-${colorScheme}`);
    }
    await page.click('#tab-plan');
    await page.click('header .icon-button');
    assert.deepEqual(await check('.menu'), [], `${colorScheme} menu`);
    await shot(page, `table-menu-1440-${colorScheme}`);
    await page.click('.scrim');
    await page.keyboard.press('?');
    assert.deepEqual(await check('.help'), [], `${colorScheme} keys`);
    await page.click('.help button');
    await inHand(page);
    await oddsShown(page);
    assert.deepEqual(await check('html'), [], `${colorScheme} hand`);
    await page.setViewportSize({ width: 1024, height: 768 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1024);
    await shot(page, `table-1024-${colorScheme}`);
    await leave(v);
  }
});
