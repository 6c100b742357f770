// The server's own pages: reachable, in two languages, on small screens, and free of serious violations.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { House, axe, begin, launch, shot, visitor } from './lib.mjs';

let browser;
let house;
before(async () => {
  house = await new House().start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.stop();
});

test('every page stands up to the check, by day and by night, large and small', async () => {
  for (const [width, colorScheme] of [[1440, 'light'], [1440, 'dark'], [1024, 'light'], [390, 'light'], [390, 'dark']]) {
    const { page, errors, context } = await visitor(browser, house, { viewport: { width, height: 844 }, colorScheme, hasTouch: width < 500 });
    await begin(page);
    const table = page.url();
    await page.goto('/rules');
    const rules = await page.locator('main a[href^="/rules/"]').first().getAttribute('href');
    await page.goto(rules);
    const rule = await page.locator(`main a[href^="${rules}/"]`).first().getAttribute('href');
    for (const address of ['/', '/rules', rules, rule, '/account', '/about', '/import', `${new URL(table).pathname}/audit`, '/nowhere', '/?lang=fr']) {
      await page.goto(address);
      assert.deepEqual(await axe(page), [], `${address} at ${width}, ${colorScheme}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= width, `${address} is too wide at ${width}`);
      await shot(page, `page${address.replaceAll(/[^a-z]+/gi, '-').slice(0, 30)}-${width}-${colorScheme}`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('a name and a password make a guest portable', async () => {
  const { page, context } = await visitor(browser, house);
  await begin(page);
  await page.goto('/account');
  assert.ok(await page.locator('input[type=password]').count());
  await context.close();
});

test('the journal leaves the house', async () => {
  const { page, context } = await visitor(browser, house);
  await begin(page);
  const answer = await context.request.get(`${page.url()}/journal`);
  assert.ok(answer.ok());
  assert.ok((await answer.text()).length > 100);
  await context.close();
});

test('both languages have the same messages, and every one the scripts name', () => {
  const ids = (lang) => [...readFileSync(new URL(`../text/${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]);
  const [en, fr] = [ids('en'), ids('fr')];
  assert.deepEqual(en.toSorted(), fr.toSorted());
  assert.equal(new Set(en).size, en.length, 'none twice');
  for (const room of ['table', 'board', 'panels']) {
    for (const file of readdirSync(new URL(`../${room}/`, import.meta.url)).filter((f) => f.endsWith('.js'))) {
      const text = readFileSync(new URL(`../${room}/${file}`, import.meta.url), 'utf8');
      for (const [, id] of text.matchAll(/\bt\('([a-z0-9-]+)'/g)) assert.ok(en.includes(id), `${room}/${file}: '${id}' is missing`);
    }
  }
});

test('libraries of others are what their list says', () => {
  const list = readFileSync(new URL('../vendor/README.md', import.meta.url), 'utf8');
  for (const file of readdirSync(new URL('../vendor/', import.meta.url)).filter((f) => f.endsWith('.js'))) {
    const hash = createHash('sha256').update(readFileSync(new URL(`../vendor/${file}`, import.meta.url))).digest('hex');
    assert.ok(list.includes(hash), file);
  }
});
