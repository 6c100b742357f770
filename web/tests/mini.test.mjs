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
  assert.deepEqual(await page.$$eval('#app > *', (l) => l.map((x) => x.className)), ['curtain'], 'and there is nothing behind it');
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

/** Plays on, bands towards the middle, until this is so for the first of them; false if the game ends before. */
async function march(people, so) {
  for (let i = 0; i < 80; i++) {
    if (await know(people[0].page, so)) return true;
    for (const { page } of people) {
      const notation = await know(page, (s) => {
        if (!s.question) return null;
        const far = (h) => Math.abs(Number(h.slice(0, 2)) - 3) + Math.abs(Number(h.slice(2)) - 3);
        const nearer = s.question.choices.filter((c) => c.gesture.move && far(c.gesture.move.to) < far(c.gesture.move.from)).sort((a, b) => far(a.gesture.move.to) - far(b.gesture.move.to));
        return (nearer[0] ?? s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation;
      });
      if (notation) await order(page, notation);
    }
  }
  return false;
}

/** Two people at a table at which this has come about. The dice of each table are its own, and some are over too soon: then another is laid. */
async function marched(so, options = [], first = async () => {}) {
  for (let i = 0; i < 6; i++) {
    const laid = await together(at, [0, 1], options);
    await first(laid.people[0].page);
    if (await march(laid.people, so)) return laid;
    await leave(...laid.people);
  }
  assert.fail(`never so: ${so}`);
}

test('what was sighted is a contact that ages; reaches, calendar and gauge belong to the own pieces', async () => {
  const none = async (page) => assert.equal(await page.locator('#tab-contacts').count(), 0, 'no tab before the first contact');
  const { people: [one, two], seats } = await marched((s) => s.scene.reports?.length && s.scene.reports[0].age !== 'now', [], none);
  const { page } = one;
  // The list, and the same on the board: hollow, with words, and the line round where it may be by now.
  assert.match(await page.locator('#tab-contacts').textContent(), /1/);
  await page.click('#tab-contacts');
  const report = await know(page, (s) => s.scene.reports[0]);
  assert.match(await page.locator('.contact').textContent(), new RegExp(report.place));
  assert.equal(await page.locator('.contact .fresh i.on').count(), report.fresh);
  await page.locator(`.stack [data-ids="${report.piece}"] .tile.hollow.${report.age}`).waitFor({ state: 'attached' });
  assert.ok((await page.locator(`.stack:has([data-ids="${report.piece}"]) .caption span`).allTextContents()).length >= 2);
  // Where a hex has less room for words the first of them stays: what it is.
  for (const [wide, least, most] of [[20, 1, 1], [12, 0, 0], [40, 2, 4]]) {
    await page.evaluate(([space, px]) => {
      const { board } = window.ironbottom;
      board.least = 0;
      board.showAll([board.ground.places.get(space).at], { most: (px * 5) / board.ground.hex.half_width, at_once: true });
    }, [report.space, wide]);
    await page.waitForFunction(([id, from, to]) => {
      const words = document.querySelectorAll(`.stack:has([data-ids="${id}"]) .caption span`).length;
      return words >= from && words <= to;
    }, [report.piece, least, most]);
  }
  const outline = await page.locator('.area.maybe .area-line').getAttribute('d');
  const hexes = await know(page, (s) => s.scene.areas.find((a) => a.look === 'maybe').spaces.length);
  assert.ok(outline.match(/M/g).length <= 2, 'one line round all of them, and one round deep water');
  assert.ok(outline.match(/L/g).length < hexes * 5, 'and none between them');
  await page.click('.contact');
  await page.waitForFunction((space) => window.ironbottom.board.sees([window.ironbottom.board.ground.places.get(space).at]), report.space);
  // The reach of a band shows while it is looked at, and so does what it can do.
  assert.equal(await page.locator('.area.ring').count(), 0);
  const own = await know(page, (s) => s.scene.strip.rows[0]);
  await page.locator('.cal-unit').first().hover();
  await page.waitForSelector('.area.ring', { state: 'attached' });
  await page.waitForSelector('.area-pill.ring', { state: 'attached' });
  assert.equal(await page.locator('.gauge h3').textContent(), await know(page, (s) => s.scene.gauges[0].title));
  await page.mouse.move(700, 300);
  await page.waitForFunction(() => !document.querySelector('.area.ring'));
  await until(page, (s) => s.question?.choices.some((c) => c.gesture.move) || s.now.outcome || s.question);
  if (await know(page, (s, id) => s.question?.choices.some((c) => c.gesture.move?.piece === id), own.piece)) {
    await page.locator('.cal-unit').first().click();
    await until(page, (s, id) => s.hand?.some(([x, n]) => x === id && n > 0), own.piece);
    assert.equal(await page.locator('.cal tr.on').count(), 1, 'the row of what is in the hand');
    await page.keyboard.press('Escape');
  }
  assert.deepEqual(await axe(page), []);
  await shot(page, 'contacts-1440-light');
  // Nothing of all this speaks of what the other clan alone knows.
  for (const [i, p] of [one, two].entries()) {
    const sent = await know(p.page, (s) => JSON.stringify([s.scene.areas, s.scene.strip, s.scene.gauges, s.scene.reports, s.scene.pieces]));
    assert.ok(sent.includes(`own-${i}-`) && !sent.includes(`own-${1 - i}-`), seats[i]);
    assert.ok((await know(p.page, (s) => s.scene.strip.rows.map((r) => r.owner))).every((o) => o === seats[i]));
  }
  // Folded up it stays so.
  await page.click('.cal-fold');
  assert.equal(await page.locator('.cal-scroll').count(), 0);
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('.calendar.folded').count(), 1);
  await leave(one, two);
});

test('on a phone contacts and calendar are sheets, by night too', async () => {
  const { people: [one, two] } = await marched((s) => s.scene.reports?.length, [{ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' }]);
  const { page } = one;
  await page.evaluate(() => { window.ironbottom.state.sheet.value = 'full'; });
  for (const [tab, part] of [['contacts', '.contact'], ['strip', '.in-sheet .cal-unit']]) {
    await page.tap(`#tab-${tab}`);
    const box = await page.locator(part).first().boundingBox();
    assert.ok(box.height >= 44, `${part} is ${box.height} high`);
    assert.deepEqual(await axe(page), []);
    await shot(page, `${tab}-390-dark`);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  await leave(one, two);
});

/** Puts a question of our own on the page: what a game with hundreds of choices would ask. */
const pretend = (page) => page.evaluate(() => {
  const { state, board } = window.ironbottom;
  const seat = state.mySeat.value;
  const [band, other] = state.scene.value.pieces.filter((p) => p.owner === seat);
  const spaces = [...board.ground.places.keys()].filter((s) => s !== band.space);
  const choice = (gesture, label, kind, n, warning) => ({ gesture, label, notation: `${kind} ${n}`, kind, action: { [kind]: n }, ...(warning ? { warning } : {}) });
  const choices = [
    ...spaces.map((to, i) => choice({ move: { piece: band.id, from: band.space, to } }, `to ${to}`, 'go', i, i % 4 ? undefined : 'no way back')),
    ...[0, 1, 2].map((i) => choice({ pick: { piece: band.id, at: band.space } }, `trick ${i}`, 'trick', i)),
    ...[0, 1, 2, 3, 4, 5].map((i) => choice({ pick: { piece: other.id, at: other.space } }, `way ${i}`, 'way', i)),
    ...Array.from({ length: 143 }, (_, i) => choice('button', `arm group ${i}`, 'arm', i)),
    choice('button', 'done', 'done', 0),
  ];
  state.now.value = { ...state.now.value, questions: [{ seat, text: 'Much to do', rule: 'MI-004', choices, shelves: [] }] };
  return { band: band.id, from: band.space, other: other.id, lit: spaces.length, warned: spaces.filter((_, i) => i % 4 === 0), plain: spaces.filter((_, i) => i % 4) };
});

test('a question with hundreds of choices: lists with a filter, one line round lit hexes, a list beside a piece', async () => {
  const { people: [one, two] } = await together(at, [0, 1]);
  const { page } = one;
  const it = await pretend(page);
  // Buttons by the hundred are one list to be opened.
  assert.ok((await page.locator('.below button:visible').count()) < 20, 'few buttons');
  await page.click('.groups summary');
  await page.fill('.choice-find', 'group 142');
  assert.deepEqual(await page.locator('.choice-box .choice-grid button').allTextContents(), ['arm group 142']);
  // Several things to do with one piece: a list beside it.
  await page.locator(`.stack [data-ids="${it.other}"]`).click();
  assert.equal(await page.locator('.chooser .choice-grid button').count(), 6);
  assert.deepEqual(await axe(page, '.chooser'), []);
  await shot(page, 'chooser-1440-light');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.chooser', { state: 'detached' });
  // In the hand: where it can go, what else it can do, and what warns.
  await page.locator(`.stack [data-ids="${it.band}"]`).click();
  assert.equal((await know(page, (s) => s.targets)).length, it.lit);
  assert.equal(await page.locator('.hand-picks button').count(), 3);
  assert.equal(await page.locator('.lit-line').count(), 1, 'one line for all lit hexes');
  assert.equal(await page.locator('.area.warn').count(), 1);
  assert.equal(await page.locator('.area-pill.warn').textContent(), 'no way back');
  assert.equal(await page.locator('.chip:not(.low)').count(), 0, 'no chip on each of many hexes');
  // A hex that warns asks once; by keys from hex to hex.
  await page.evaluate((s) => document.querySelector(`.chip[data-space="${s}"]`).focus(), it.warned[1]);
  await page.keyboard.press('Enter');
  assert.match(await page.locator('.ways').textContent(), /no way back/);
  await page.keyboard.press('Escape');
  await page.evaluate((s) => document.querySelector(`.chip[data-space="${s}"]`).focus(), it.plain[2]);
  const before = await page.evaluate(() => document.activeElement.dataset.space);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  assert.notEqual(await page.evaluate(() => document.activeElement.dataset.space), undefined, before);
  // Under the pointer the chip comes up, and a drag ends where it is let go.
  const where = (s) => page.evaluate((id) => { const { board } = window.ironbottom; const v = board.toView(board.ground.places.get(id).at); const r = board.root.getBoundingClientRect(); return [v.x + r.left, v.y + r.top, v.x > 60 && v.y > 20 && v.x < r.width - 20 && v.y < r.height - 20]; }, s);
  let seen = null;
  for (const s of it.plain) if ((await where(s))[2] && !(await know(page, (k, id) => k.scene.pieces.some((p) => p.space === id), s))) { seen = s; break; }
  const [x, y] = await where(seen);
  await page.mouse.move(x, y);
  await page.waitForSelector(`.chip.low.up[data-space="${seen}"]`, { state: 'attached' });
  const sent = page.evaluate(() => new Promise((done) => { const link = WebSocket.prototype.send; WebSocket.prototype.send = function send(text) { if (text.includes('"batch"')) { WebSocket.prototype.send = link; done(text); } return link.call(this, text); }; }));
  const from = await page.locator(`.stack [data-ids="${it.band}"]`).boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 8, y - 8, { steps: 4 });
  await page.mouse.move(x, y);
  await page.mouse.up();
  assert.match(await sent, /"go":/);
  // One thing to be placed: its places are lit at once.
  const place = await page.evaluate(() => {
    const { state, board, hand } = window.ironbottom;
    hand.value = null;
    const spaces = [...board.ground.places.keys()].slice(0, 5);
    const choices = spaces.map((to, i) => ({ gesture: { place: { piece: 'kind.light', to } }, label: to, notation: `put ${i}`, kind: 'put', action: { put: to } }));
    state.now.value = { ...state.now.value, questions: [{ seat: state.mySeat.value, text: 'Put it', rule: 'MI-003', choices, shelves: [] }] };
    return spaces[0];
  });
  assert.equal(await page.locator('.lit-line').count(), 1);
  const put = page.evaluate(() => new Promise((done) => { const link = WebSocket.prototype.send; WebSocket.prototype.send = function send(text) { if (text.includes('"batch"')) { WebSocket.prototype.send = link; done(text); } return link.call(this, text); }; }));
  await page.evaluate((s) => document.querySelector(`.chip[data-space="${s}"]`).click(), place);
  assert.match(await put, new RegExp(`"put":"${place}"`));
  await leave(one, two);
});

test('after the end the past is seen with the eyes of either side, or beside the truth', async () => {
  const { people, seats } = await together(at, [0, 1]);
  const { page } = people[0];
  assert.equal(await page.locator('.timeline .eyes').count(), 0, 'not before the end');
  for (let i = 0; i < 200 && !(await know(page, (s) => !!s.now.outcome)); i++) {
    for (const p of people) {
      const notation = await know(p.page, (s) => s.question && (s.question.choices.filter((c) => c.gesture === 'button').at(-1) ?? s.question.choices[0]).notation);
      if (notation) await order(p.page, notation);
    }
  }
  const end = await until(page, (s) => s.now.outcome && s.moment);
  const sides = await know(page, (s) => s.welcome.sides.map((x) => x.id));
  const box = await page.locator('.timeline .track').boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = await until(page, (s) => s.looking?.moment);
  assert.ok(middle > 0 && middle < end);
  const see = async (who) => {
    const old = await know(page, (s) => JSON.stringify(s.looking.scene.pieces));
    await page.selectOption('.timeline .eyes select', who);
    await until(page, (s, o) => JSON.stringify(s.looking.scene.pieces) !== o, old);
    return know(page, (s) => s.looking.scene.pieces.map((p) => `${p.owner} ${p.kind} ${p.space}`).sort());
  };
  const all = await see('all');
  const other = await see(sides[1]);
  const own = await see(sides[0]);
  const of = (list, seat) => list.filter((p) => p.startsWith(`${seat} `));
  // Each side knew its own, and less of the other than there was.
  assert.deepEqual(of(own, seats[0]), of(all, seats[0]));
  assert.deepEqual(of(other, seats[1]), of(all, seats[1]));
  assert.notDeepEqual(of(own, seats[1]), of(all, seats[1]));
  assert.notDeepEqual(own, other);
  // The truth, and beside it what a side knew; both stand at the same moment and go together.
  await page.click('.timeline button[aria-pressed]');
  await page.waitForSelector('.mirror .stack', { state: 'attached' });
  assert.deepEqual(await know(page, (s) => s.looking.scene.pieces.map((p) => `${p.owner} ${p.kind} ${p.space}`).sort()), all);
  assert.ok((await page.locator('.mirror .label').count()) > 0, 'places are named there too');
  const halves = await Promise.all(['#board', '.mirror'].map((q) => page.locator(q).boundingBox()));
  assert.ok(Math.abs(halves[0].width - halves[1].width) < 4 && halves[0].x + halves[0].width <= halves[1].x + 1, 'side by side');
  const scales = () => ['#board', '.mirror'].map((q) => /** @type {HTMLElement} */ (document.querySelector(`${q} .layers`)).style.transform.match(/scale\((.*)\)/)[1]);
  const before = await page.evaluate(scales);
  await page.locator('.mirror').hover();
  await page.mouse.wheel(0, -300);
  for (let i = 0, now = before; now[0] === before[0] || now[0] !== now[1]; now = await page.evaluate(scales), i++) {
    assert.ok(i < 200, 'they do not go together');
    await page.waitForTimeout(25);
  }
  assert.deepEqual(await axe(page), []);
  await shot(page, 'mini-beside-1440-light');
  await page.keyboard.press('Escape');
  await until(page, (s) => !s.looking);
  assert.equal(await page.locator('.mirror').count(), 0);
  await leave(...people);
});
