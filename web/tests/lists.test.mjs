// Lists beside the map: nothing that was pressed is lost, nothing changes its target by itself, nothing leaves the list without a word.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batches, know, leave, ready, setting, show, taken, until, visitor } from './lib.mjs';

const at = setting();

/** The shop of the solitaire game. */
async function shop(options = {}) {
  const v = await visitor(at, options);
  await v.page.goto('/?game=fleet-commander-nimitz');
  await v.page.click('form.start button[type=submit]');
  await ready(v.page);
  await until(v.page, (s) => s.question);
  await v.page.waitForSelector('.shelf-item');
  return v;
}

const on = (page, n) => page.waitForFunction((k) => document.querySelectorAll('.shelf-item.on').length === k, n);

/** Presses the last step of rows that hold these words, all in one breath, and then perhaps a key: faster than any answer of the server. */
const press = (page, names, key = '') => page.evaluate(([list, k]) => {
  for (const name of list) [...document.querySelectorAll('.shelf-item')].find((x) => x.textContent.includes(name)).querySelector('.stepper button:last-child').click();
  if (k) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true }));
}, [names, key]);

test('what is pressed while the server still answers is not lost, and E takes all of it', async () => {
  const v = await shop();
  const { page } = v;
  await press(page, ['Hornet', 'Vincennes']);
  await on(page, 2);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await on(page, 0);
  const version = await know(page, (s) => s.version);
  await press(page, ['Hornet', 'Vincennes'], 'e');
  await until(page, (s, v) => s.version !== v && !s.busy, version);
  const names = await know(page, (s) => s.scene.pieces.map((p) => p.name ?? ''));
  for (const n of ['hornet', 'vincennes']) assert.ok(names.some((x) => x.includes(`.${n}`)), `${n} was pressed`);
  assert.ok(await know(page, (s) => s.question.choices.some((c) => c.kind === 'buy')), 'the shop is still open');
  await on(page, 0);
  await leave(v);
});

/** A question of our own with two guns, and a server of our own that answers what is tried: what is left to choose for the second gun depends on the first.
 * With a `map` there are spaces to point at too, and a piece that can go there: `near` leaves the guns as they are, `one` takes the second one's target, `far` both guns, and `die` rolls a die. */
const guns = (page, map = false) => page.evaluate((onMap) => {
  const { state } = window.ironbottom;
  const seat = state.mySeat.value;
  const gun = (item, rank, target) => ({ gesture: { take: { item, rank, n: 1 } }, label: `${item} at ${target}`, notation: `${item} ${target}`, kind: 'gun', ways: [target], action: { [item]: target } });
  const item = (id) => ({ id, name: `Gun ${id}`, count: 1 });
  const piece = state.scene.value.pieces.find((p) => p.owner === seat) ?? null;
  const spaces = [...window.ironbottom.board.ground.places.keys()].filter((s) => s !== piece?.space);
  const ask = (done) => {
    const at = Object.assign({}, ...done);
    const choices = [];
    const gone = { one: ['b'], far: ['a', 'b'] }[at.sail] ?? [];
    if (onMap) for (const [i, sail] of ['near', 'one', 'far', 'die'].entries()) {
      choices.push({ gesture: { point: { at: spaces[i] } }, label: sail, notation: sail, kind: 'sail', action: { sail } });
      if (piece) choices.push({ gesture: { move: { piece: piece.id, from: piece.space, to: spaces[i] } }, label: `go ${sail}`, notation: `go ${sail}`, kind: 'go', action: { sail } });
    }
    if (!at.a && !gone.includes('a')) choices.push(gun('a', 0, 'cruiser'), gun('a', 1, 'destroyer'));
    // Both cannot fire at different ships once the first has the destroyer.
    if (!at.b && !gone.includes('b')) choices.push(...(at.a === 'destroyer' ? [] : [gun('b', 0, 'cruiser')]), gun('b', 1, 'destroyer'));
    for (const kind of ['wait', 'over']) choices.push({ gesture: 'button', label: kind, notation: kind, kind, action: kind });
    return { seat, text: 'Who fires at whom?', rule: state.question.value.rule, choices, shelves: [{ title: 'Guns', items: [item('a'), item('b')] }] };
  };
  const real = WebSocket.prototype.send;
  Object.assign(window, { tries: [], no: null });
  WebSocket.prototype.send = function send(text) {
    const m = JSON.parse(text);
    if (m.type !== 'try') return real.call(this, text);
    window.tries.push(m.wishes);
    const stopped = m.actions.some((a) => a.sail === 'die');
    const done = [...m.actions];
    const taken = m.wishes.map((w) => {
      const of = ask(done).choices.filter((c) => c.gesture.take?.item === w.item);
      const words = w.ways ?? w.like;
      const found = of.findIndex((c) => !words || c.ways[0] === words[0]);
      const choice = found < 0 && !w.ways && of.length ? 0 : found;
      if (choice >= 0) done.push(of[choice].action);
      return choice < 0 ? { of } : { of, choice };
    });
    const answer = window.no ? { type: 'refused', id: m.id, code: window.no, reason: { text: 'Not now.' } } : { type: 'tried', id: m.id, done: stopped ? 0 : m.actions.length, stopped, same: true, taken, question: ask(done) };
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(answer) }));
  };
  state.now.value = { ...state.now.value, questions: [ask([])] };
  return { piece, spaces: spaces.slice(0, 4) };
}, map);

test('a target given to one gun does not move another: it leaves the list, and that is said', async () => {
  const v = await shop();
  const { page } = v;
  await guns(page);
  const row = (id) => page.locator('.shelf-item', { hasText: `Gun ${id}` });
  await row('a').locator('.stepper button').click();
  await on(page, 1);
  await row('b').locator('.stepper button').click();
  await on(page, 2);
  assert.deepEqual(await page.evaluate(() => window.tries.splice(0).map((t) => t.length)), [1, 2], 'each press is one request');
  await row('a').locator('select').selectOption('destroyer');
  await page.waitForSelector('.refusal');
  assert.deepEqual(await page.locator('.shelf-item.on b').allTextContents(), ['Gun a']);
  assert.match(await page.locator('.refusal').innerText(), /Gun b.*cruiser/s);
  // Chosen anew it fires where it can; each list says whose it is.
  await row('b').locator('.stepper button').click();
  await on(page, 2);
  assert.match(await row('b').innerText(), /destroyer/);
  assert.match(await row('a').locator('select').getAttribute('aria-label'), /Gun a/);
  // Too much at once: the list stays as it was.
  await page.evaluate(() => { window.no = 'too-many'; });
  await row('a').locator('select').selectOption('cruiser');
  await page.waitForFunction(() => /Not now/.test(document.querySelector('.refusal')?.textContent ?? ''));
  await on(page, 2);
  assert.equal(await row('a').locator('select').inputValue(), 'destroyer');
  // What would end the question has no number meanwhile, and another answer asks first.
  const sent = await batches(page);
  const look = (back) => page.evaluate((b) => { const { state } = window.ironbottom; state.looking.value = b ? { moment: 0, scene: state.scene.value } : null; }, back);
  await look(true);
  for (const key of ['e', '1', 'u']) await page.keyboard.press(key);
  assert.deepEqual(await sent(), [], 'while the past is looked at');
  await look(false);
  await on(page, 2);
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'wait' }).click();
  assert.deepEqual(await sent(), []);
  assert.match(await page.locator('.prompt-text').innerText(), /2 chosen, not taken yet/);
  await page.getByRole('button', { name: 'wait, really?' }).click();
  assert.deepEqual(await sent(), [['wait']]);
  await on(page, 0);
  // Another question lets the list go, with a word.
  await page.evaluate(() => { window.no = null; });
  await row('a').locator('.stepper button').click();
  await on(page, 1);
  await page.evaluate(() => { const { state } = window.ironbottom; const [q] = state.now.value.questions; state.now.value = { ...state.now.value, questions: [{ ...q, text: 'And now?' }] }; });
  await on(page, 0);
  assert.match(await page.locator('.refusal').innerText(), /Not taken: Gun a, cruiser/);
  await leave(v);
});

test('what is done on the map asks once before something chosen in the list is lost', async () => {
  const v = await shop();
  const { page } = v;
  const { piece, spaces: [near, one, far, die] } = await guns(page, true);
  await press(page, ['Gun a', 'Gun b']);
  await on(page, 2);
  const sent = await batches(page);
  const point = (space) => page.evaluate((s) => document.querySelector(`.chip[data-space="${s}"]`).click(), space);
  const words = page.locator('.ways .warn');
  for (const [space, text] of [[far, /^2 chosen in the list would be lost/], [one, /^One chosen in the list would be lost/], [die, /^2 chosen in the list may be lost/]]) {
    await point(space);
    await words.waitFor();
    assert.match(await words.innerText(), text);
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'detached' });
  }
  assert.deepEqual(await sent(), [], 'nothing is sent before it is answered');
  await on(page, 2);
  // What costs nothing is done at once; what was asked about is done when it is confirmed.
  await point(near);
  await page.waitForFunction(() => window.batches.length === 1 && !window.ironbottom.state.busy.value);
  assert.equal(await words.count(), 0);
  await point(far);
  await page.getByRole('button', { name: 'Do it anyway' }).click();
  await page.waitForFunction(() => window.batches.length === 2 && !window.ironbottom.state.busy.value);
  assert.deepEqual(await sent(), [[{ sail: 'near' }], [{ sail: 'far' }]]);
  // A piece in the hand asks as well, and stays there.
  await show(page, [piece.space]);
  await taken(page, piece.id).click();
  await until(page, (s) => s.hand);
  await point(far);
  await words.waitFor();
  await page.keyboard.press('Escape');
  await until(page, (s) => s.hand && !s.busy);
  assert.equal((await sent()).length, 2);
  await point(near);
  await page.waitForFunction(() => window.batches.length === 3);
  assert.deepEqual((await sent())[2], [{ sail: 'near' }]);
  await on(page, 2);
  await leave(v);
});
