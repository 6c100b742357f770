// The server's own pages: reachable, in two languages, on small screens, and free of serious violations.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { axe, begin, leave, seatsOffered, setting, shot, visitor } from './lib.mjs';

const at = setting();

test('every page stands up to the check, by day and by night, large and small', async () => {
  const host = await visitor(at);
  await host.page.goto('/');
  const seats = await seatsOffered(host.page);
  await begin(host.page, Object.fromEntries(seats.map((s, i) => [s, i ? 'me' : 'open'])));
  const table = new URL(host.page.url()).pathname;
  const invites = await host.page.evaluate(() => JSON.parse(document.getElementById('page').textContent).invites);
  await host.page.goto('/rules');
  const rules = await host.page.locator('main a[href^="/rules/"]').first().getAttribute('href');
  await host.page.goto(rules);
  const rule = await host.page.locator(`main a.rule[href^="${rules}/"]`).first().getAttribute('href');
  const { cookies } = await host.context.storageState();
  // Colours do not change with the size: each theme is checked once, and every size for what sticks out or is too small.
  for (const [width, colorScheme, check] of [[1440, 'light', true], [1440, 'dark', false], [1024, 'light', false], [390, 'light', false], [390, 'dark', true]]) {
    const v = await visitor(at, { viewport: { width, height: 844 }, colorScheme, hasTouch: width < 500 });
    const { page } = v;
    await v.context.addCookies(cookies);
    const pages = { home: '/', 'home-fr': '/?lang=fr', rules: '/rules', 'rules-game': rules, sources: `${rules}/sources`, rule, account: '/account', about: '/about', import: '/import', audit: `${table}/audit`, join: Object.values(invites)[0], used: '/join/none', nowhere: '/nowhere' };
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(address.includes('?') ? address : `${address}?lang=en`);
      if (check) assert.deepEqual(await axe(page, 'html', colorScheme === 'dark'), [], `${address} at ${width}, ${colorScheme}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= width, `${address} is too wide at ${width}`);
      if (width < 500) {
        const small = await page.$$eval('main button, main .button, main input:not([type=hidden]):not([type=checkbox]), main select, header button', (l) => l.map((b) => [b.name || b.className || b.textContent, b.closest('label.seat')?.getBoundingClientRect() ?? b.getBoundingClientRect()]).filter(([, r]) => r.width && r.height < 43).map(([n, r]) => `${n} ${Math.round(r.height)}`));
        assert.deepEqual(small, [], `${address} at ${width}`);
      }
      await shot(page, `page-${name}-${width}-${colorScheme}`);
    }
    await leave(v);
  }
  await leave(host);
});

test('a name and a password make a guest portable', async () => {
  const v = await visitor(at);
  const { page } = v;
  await begin(page);
  const table = page.url();
  await page.goto('/account');
  const form = page.locator('form[action="/account/new"]');
  await form.locator('input[name=name]').fill('Ada Byron');
  await form.locator('input[name=password]').fill('a long enough word');
  await form.locator('button').click();
  await page.waitForLoadState();
  await leave(v);
  // Another browser, the same person: the table is there.
  const other = await visitor(at);
  await other.page.goto('/account');
  const enter = other.page.locator('form[action="/account/in"]');
  await enter.locator('input[name=name]').fill('Ada Byron');
  await enter.locator('input[name=password]').fill('a long enough word');
  await enter.locator('button').click();
  await other.page.waitForLoadState();
  await other.page.goto('/');
  assert.equal(await other.page.locator(`a[href="${new URL(table).pathname}"]`).count(), 1);
  await leave(other);
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
