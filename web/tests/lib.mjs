// What the browser tests share: the real server, Debian's chromium, and small steps a player takes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(path.join(process.env.IB_MODULES ?? process.cwd(), 'x.js'));
const { chromium } = require('playwright-core');
const axePath = require.resolve('axe-core/axe.min.js');

/** The server program and what it is started with; `task browser` says which. */
const PROGRAM = process.env.IB_SERVER;
const SHOTS = process.env.IB_SHOTS;
/** How long anything may take; a busy machine needs more. */
const PATIENCE = Number(process.env.IB_PATIENCE ?? 30000);

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

  async stop() {
    const gone = new Promise((r) => this.child.once('exit', r));
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), 8000);
    await gone;
    clearTimeout(late);
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export const launch = () => chromium.launch({
  executablePath: process.env.IB_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

/** A visitor with a browser of their own; any error of the page is a failure. */
export async function visitor(browser, house, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', baseURL: house.url, ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((guide) => { if (!guide) localStorage.setItem('ib-guide', 'off'); }, options.guide ?? false);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (e) => errors.push(`${e.message}\n${e.stack}`));
  page.on('console', (m) => { if (m.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(m.text())) errors.push(m.text()); });
  return { context, page, errors };
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
    await page.waitForTimeout(60);
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

/** Presses the chief button, twice where it warns. */
export async function end(page) {
  const before = await know(page, (s) => s.version);
  await page.keyboard.press('Escape');
  await page.click('.prompt .primary');
  await page.waitForFunction((v) => document.querySelector('.prompt .primary.sure') || window.ironbottom.state.version.value !== v, before);
  if ((await know(page, (s) => s.version)) === before) await page.click('.prompt .primary.sure');
  await until(page, (s, v) => s.version !== v, before);
}

/** Everything a check of accessibility finds that is serious or worse. */
export async function axe(page) {
  // Our policy allows no foreign script in the page, so the checker comes in by the debugger.
  await page.evaluate(require('node:fs').readFileSync(axePath, 'utf8'));
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => `${n.target.join(' ')} (${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ''})`).join('; ')}`);
}

/** Keeps a picture, where pictures are wanted. */
export async function shot(page, name) {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
}
