// What the browser tests share: the real server, Debian's chromium, and small steps a player takes. Nothing here sleeps: every step waits for what it causes.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { inflateRawSync } from 'node:zlib';

const require = createRequire(path.join(process.env.IB_MODULES ?? process.cwd(), 'x.js'));
const { chromium } = require('playwright-core');
const axeText = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The server program and what it is started with; `task browser` says which. */
const PROGRAM = process.env.IB_SERVER;
const SHOTS = process.env.IB_SHOTS;
/** How long anything may take before it counts as never: nothing waits for it that goes well. A slow machine with other work needs half a minute to open a long journal. */
const PATIENCE = Number(process.env.IB_PATIENCE ?? 120000);

export class House {
  constructor(program = PROGRAM) {
    this.program = program;
    this.dir = mkdtempSync(path.join(tmpdir(), 'ironbottom-browser-'));
    this.port = 0;
  }

  /** Starts the server; again on the same port after a fall. */
  async start() {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data-dir', this.dir];
    this.child = spawn(this.program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    const address = new Promise((resolve, reject) => {
      const look = (chunk) => {
        log += chunk;
        const m = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(log);
        if (m) resolve(Number(m[1]));
      };
      this.child.stdout.on('data', look);
      this.child.stderr.on('data', look);
      this.child.on('exit', () => reject(new Error(`the server has ended:\n${log}`)));
      setTimeout(() => reject(new Error(`the server does not answer:\n${log}`)), PATIENCE);
    });
    address.catch(() => {});
    this.port = await address;
    this.url = `http://127.0.0.1:${this.port}`;
    return this;
  }

  /** Ends it as a power cut does. */
  async kill() {
    const gone = new Promise((r) => this.child.once('exit', r));
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Asks it to go down, as an operator does before putting a new program in its place. */
  async close() {
    const gone = new Promise((r) => this.child.once('exit', r));
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), 8000);
    await gone;
    clearTimeout(late);
  }

  async stop() {
    await this.close();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export const launch = () => chromium.launch({
  executablePath: process.env.IB_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

/** One browser for all tests, and one house for each program. @type {Map<string | undefined, any>} */
const settings = new Map();
let shared = null;
/** @param {string} [program] */
export function setting(program) {
  const found = settings.get(program);
  if (found) return found;
  const at = {};
  settings.set(program, at);
  before(async () => {
    at.house = await new House(program).start();
    at.browser = await (shared ??= launch());
  });
  after(async () => {
    await (await shared)?.close();
    await at.house?.stop();
  });
  return at;
}

/** A visitor with a browser of their own; any error of the page is a failure. Nothing moves but what the test moves, unless `motion` is wanted. */
export async function visitor({ browser, house }, { guide = false, motion = false, pictures = !!SHOTS, ground = !!SHOTS, words = null, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', baseURL: house.url, reducedMotion: motion ? 'no-preference' : 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  // Drawing the small pictures of the first page takes longer than everything else together; those who look at it want them.
  if (!pictures) await context.route(/form=card/, (route) => route.abort());
  // Painting land and sea is most of what a browser without a graphics card does: tests that are not about the board do without; places, names and pieces stay.
  if (!ground) await context.route(/form=page/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  await context.addInitScript((guide) => { if (!guide && location.protocol !== 'about:') localStorage.setItem('ib-guide', 'off'); }, guide);
  const page = await context.newPage();
  if (words) record(page, words);
  const errors = [];
  page.on('pageerror', (e) => errors.push(`${e.message}\n${e.stack}`));
  page.on('console', (m) => { if (m.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(m.text())) errors.push(m.text()); });
  return { context, page, errors };
}

/** Keeps every message between a page and its table, in order: `said` by the page, `heard` by it. */
function record(page, words) {
  const text = (payload) => (typeof payload === 'string' ? payload : inflateRawSync(payload).toString());
  page.on('websocket', (socket) => {
    socket.on('framesent', (frame) => words.push({ said: frame.payload }));
    socket.on('framereceived', (frame) => words.push({ heard: text(frame.payload) }));
  });
}

/** Waits until the server has answered a message of the page, and the page has read the answer. @param {any[]} words what `visitor` keeps @param {(m: any) => boolean} which */
export async function heard(page, words, which) {
  const said = () => words.map((w) => w.said && JSON.parse(w.said)).find((m) => m && which(m));
  for (const end = Date.now() + PATIENCE; ; await page.waitForTimeout(25)) {
    const id = said()?.id;
    if (id !== undefined && words.some((w) => w.heard && JSON.parse(w.heard).id === id)) break;
    if (Date.now() > end) throw new Error(`never answered: ${which}`);
  }
  await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
}

/** Keeps what the page sends from now on to be done: the actions of each batch. A key or a click sends at once, so that nothing here is nothing done. */
export async function batches(page) {
  await page.evaluate(() => {
    const real = WebSocket.prototype.send;
    window.batches = [];
    WebSocket.prototype.send = function send(text) {
      const m = JSON.parse(text);
      if (m.type === 'batch' || m.type === 'batches' || m.type === 'undo') window.batches.push(m.actions ?? m.type);
      return real.call(this, text);
    };
  });
  return () => page.evaluate(() => window.batches);
}

/** The table is there when its board is. */
export const ready = (page) => page.waitForSelector('html[data-ready=board]');

/** What the page knows. */
export const know = (page, f, arg) => page.evaluate(([text, a]) => {
  const ib = window.ironbottom;
  // eslint-disable-next-line no-eval
  return (0, eval)(`(${text})`)({
    question: ib.state.question.value, now: ib.state.now.value, scene: ib.state.scene.value, told: ib.state.told.value, moment: ib.state.moment.value,
    version: ib.state.version.value, looking: ib.state.looking.value, welcome: ib.state.welcome.value, line: ib.state.line.value, busy: ib.state.busy.value,
    hand: ib.hand.value && [...ib.hand.value.counts], targets: [...ib.targets.value.keys()],
  }, a);
}, [f.toString(), arg]);

/** Waits until what the page knows is so. */
export async function until(page, f, arg, time = PATIENCE) {
  const end = Date.now() + time;
  for (;;) {
    const found = await know(page, f, arg);
    if (found) return found;
    if (Date.now() > end) throw new Error(`never so: ${f} (${JSON.stringify(await know(page, (s) => [s.question?.text, s.now?.waiting, s.moment, s.line]))})`);
    await page.waitForTimeout(25);
  }
}

/** Starts a table from the first page; `seats` says who sits where. */
export async function begin(page, seats = {}, search = '') {
  await page.goto(`/${search}`);
  for (const [seat, who] of Object.entries(seats)) await page.selectOption(`select[name="seat.${seat}"]`, who);
  await page.click('form.start button[type=submit]');
  await ready(page);
}

/** The seats a form offers. */
export const seatsOffered = (page) => page.$$eval('form.start select[name^="seat."]', (l) => l.map((s) => s.name.slice(5)));

/** All seats are the visitor's own, so that nobody else moves. */
export async function alone(at, options, search) {
  const v = await visitor(at, options);
  await v.page.goto('/');
  const seats = await seatsOffered(v.page);
  await begin(v.page, Object.fromEntries(seats.map((s) => [s, 'me'])), search);
  await until(v.page, (s) => s.question);
  return v;
}

/** Several people at one table by invitation: who of them sits where, by their place in the list. The first makes the table. */
export async function together(at, sits, options = [], search = '') {
  const people = await Promise.all(Array.from({ length: Math.max(...sits) + 1 }, (_, i) => visitor(at, options[i])));
  const first = people[0].page;
  await first.goto(`/${search}`);
  const seats = await seatsOffered(first);
  await begin(first, Object.fromEntries(seats.map((s, i) => [s, sits[i] ? 'open' : 'me'])), search);
  const invites = await first.evaluate(() => JSON.parse(document.getElementById('page').textContent).invites);
  for (const [i, seat] of seats.entries()) {
    if (!sits[i]) continue;
    const { page } = people[sits[i]];
    await page.goto(invites[seat]);
    await page.click('main form button[type=submit]');
    await page.waitForURL(/\/tables\//);
  }
  for (const [i, { page }] of people.entries()) {
    await ready(page);
    assert.deepEqual((await know(page, (s) => s.welcome.yours)).sort(), seats.filter((_, n) => sits[n] === i).sort());
  }
  return { people, seats };
}

/** Everybody goes home, and no page had an error. */
export async function leave(...people) {
  assert.deepEqual(people.flatMap((p) => p.errors), []);
  for (const p of people) await p.context.close();
}

/** Who is asked now? */
export async function asked(people) {
  return Promise.any(people.map((p) => until(p.page, (s) => s.question && !s.busy).then(() => p)));
}

/** Types an order, as somebody without a pointer does. */
export async function order(page, notation) {
  const version = await know(page, (s) => s.version);
  await page.keyboard.press('/');
  await page.fill('.orders input', notation);
  await page.keyboard.press('Enter');
  await until(page, (s, v) => s.version !== v, version);
  await page.keyboard.press('Escape');
}

/** Goes on to a question with moves on the board. */
export async function toMoves(page) {
  for (let i = 0; i < 20; i++) {
    if (await know(page, (s) => s.question?.choices.some((c) => c.gesture.move))) return;
    await end(page);
    await until(page, (s) => s.question);
  }
  assert.fail('no question with moves');
}

/** A piece and a target where it would fight: a space that holds pieces of another side. */
export const attack = (page) => know(page, (s) => {
  const side = Object.fromEntries(s.welcome.seats.map((x) => [x.id, x.side]));
  const mine = side[s.question.seat];
  const held = new Set(s.scene.pieces.filter((p) => p.owner && side[p.owner] && side[p.owner] !== mine).map((p) => p.space));
  const many = (c) => s.scene.pieces.find((p) => p.id === c.gesture.move.piece)?.count ?? 0;
  const list = s.question.choices.filter((c) => c.gesture.move && !c.warning && held.has(c.gesture.move.to) && many(c) > 1);
  list.sort((a, b) => many(b) - many(a));
  return list[0]?.gesture.move ?? null;
});

/** Moves the board, as a player does, until these spaces are seen near enough to press. */
export const show = (page, spaces, inset) => page.evaluate(([list, room]) => {
  const { board } = window.ironbottom;
  board.showAll(list.map((s) => board.ground.places.get(s).at), { most: 2.2, at_once: true, ...(room ? { inset: room } : {}) });
}, [spaces, inset]);

/** A piece on the board. */
export const taken = (page, piece) => page.locator(`.stack [data-ids~="${piece}"]`).first();

/** Takes the plainest way, where the page asks which. */
export async function goOn(page, version, how = 'click') {
  await page.waitForFunction((v) => document.querySelector('.ways') || window.ironbottom.state.version.value !== v, version);
  if (await page.locator('.ways').count()) await (how === 'click' ? page.click('.ways .primary') : how === 'tap' ? page.tap('.ways .primary') : page.keyboard.press('Enter'));
  await until(page, (s, v) => s.version !== v, version);
}

/** Presses the chief button, twice where it warns. */
export async function end(page) {
  const before = await know(page, (s) => s.version);
  await page.keyboard.press('Escape');
  await page.click('.prompt .primary');
  await page.waitForFunction((v) => document.querySelector('.prompt .primary.sure') || window.ironbottom.state.version.value !== v, before);
  if ((await know(page, (s) => s.version)) === before) await page.click('.prompt .primary.sure');
  await until(page, (s, v) => s.version !== v, before);
}

/** Everything a check of accessibility finds that is serious or worse, on the page or in a part of it; `colours`: only what a theme can change. @param {string} [part] */
export async function axe(page, part = 'html', colours = false) {
  // Our policy allows no foreign script in the page, so the checker comes in by the debugger. The drawing itself is hidden from readers and only costs time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeText);
  const found = await page.evaluate((p) => window.axe.run({ include: [[p.part]], exclude: [['.layers']] }, { resultTypes: ['violations'], ...(p.colours ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}) }), { part, colours });
  return found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => `${n.target.join(' ')} (${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ''})`).join('; ')}`);
}

/** Keeps a picture, where pictures are wanted. */
export async function shot(page, name) {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
}
