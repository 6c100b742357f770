// What becomes of a batch that ends early: without a page, with a line that answers as a server does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send, wire } from '../table/sending.js';
import { busy, moment, now, refusal, version } from '../table/state.js';

const choice = (name) => ({ gesture: 'button', label: `${name} it`, notation: name, kind: name, action: { do: name } });

/** Until the last table has shown what was done at it. */
let shown = Promise.resolve();

/** A table at which each action of a batch is done until one that rolls; `legal` says what is open after so many, and whether anything was rolled by then. */
async function table(rolls, legal) {
  // What the table before this one still has to say.
  await shown;
  const said = [];
  let done = 0;
  let seen = false;
  const show = () => {
    version.value = `v${done}`;
    moment.value = done;
    now.value = { questions: [{ seat: 'red', text: '?', rule: '', choices: legal(done, seen).map(choice) }] };
  };
  busy.value = false;
  refusal.value = null;
  wire.link = {
    async ask(m) {
      said.push(m);
      if (m.type === 'explain') return { reason: { text: `no ${m.text} now`, rule: 'R-1' } };
      assert.equal(m.version, version.value, 'of what is on the table');
      const list = m.actions.map((a) => a.do);
      const bad = list.findIndex((a, i) => !legal(done + i, seen).includes(a));
      if (bad >= 0) throw Object.assign(new Error(), { code: 'rule', at: bad, reason: { text: `no ${list[bad]}`, rule: 'R-2' } });
      const roll = list.findIndex((a) => rolls.includes(a));
      const n = roll >= 0 ? roll + 1 : list.length;
      done += n;
      seen ||= roll >= 0;
      // The change comes a little later than the answer.
      shown = new Promise((r) => { setImmediate(() => r(show())); });
      return { done: n };
    },
  };
  show();
  return { said, sent: () => said.filter((m) => m.type === 'batch').map((m) => m.actions.map((a) => a.do).join()) };
}
const actions = (...names) => names.map((n) => ({ do: n }));

test('what is left after a die goes on as long as it can', async () => {
  const t = await table(['look'], () => ['look', 'climb', 'land']);
  assert.equal(await send(actions('look', 'climb', 'land'), 'red'), 3);
  assert.deepEqual(t.sent(), ['look,climb,land', 'climb,land']);
  assert.equal(refusal.value, null);
  assert.equal(busy.value, false);
});

test('what cannot go on is named, with its reason', async () => {
  const t = await table(['look'], (n, seen) => (seen ? ['look'] : ['look', 'climb']));
  assert.equal(await send(actions('look', 'climb'), 'red'), 1);
  assert.deepEqual(t.sent(), ['look,climb']);
  assert.match(refusal.value.text, /no climb now/);
  assert.equal(refusal.value.rule, 'R-1');
});

test('of what is left as much as is legal is done', async () => {
  // The dice change what is legal: landing is over once something was seen.
  const t = await table(['look'], (n, seen) => (seen && n > 1 ? ['climb'] : ['look', 'climb', 'land']));
  assert.equal(await send(actions('look', 'climb', 'land'), 'red'), 2);
  assert.deepEqual(t.sent(), ['look,climb,land', 'climb,land', 'climb']);
  assert.match(refusal.value.text, /no land now/);
});

test('a batch that is refused at once is refused whole', async () => {
  const t = await table([], () => ['climb']);
  assert.equal(await send(actions('climb', 'land'), 'red'), null);
  assert.deepEqual(t.sent(), ['climb,land']);
  assert.equal(refusal.value.rule, 'R-2');
});

test('a move waits after what was met on the way, and says so', async () => {
  const t = await table(['go'], () => ['go']);
  assert.equal(await send(actions('go', 'go'), 'red', 'wait'), 1);
  assert.deepEqual(t.sent(), ['go,go']);
  assert.ok(refusal.value);
  const q = await table(['go'], () => ['go']);
  assert.equal(await send(actions('go', 'go'), 'red', 'quiet'), 1);
  assert.deepEqual(q.sent(), ['go,go']);
  assert.equal(refusal.value, null);
});

test('of losses chosen the first are sent where fewer are asked for, and the rest is named', async () => {
  const t = await table([], (n) => (n < 2 ? ['lose'] : ['on']));
  assert.equal(await send(actions('lose', 'lose', 'lose'), 'red', 'as-far'), 2);
  assert.deepEqual(t.sent(), ['lose,lose,lose', 'lose,lose']);
  assert.match(refusal.value.text, /no lose now/);
});

test('a line that breaks in the middle is not something learned', async () => {
  for (const [code, words] of [['lost', 'code-lost'], ['stale', 'code-stale']]) {
    await table(['look'], () => ['look', 'climb']);
    const { ask } = wire.link;
    wire.link.ask = async (m) => {
      if (m.type === 'batch' && m.actions[0].do === 'climb') throw Object.assign(new Error(), { code });
      return ask(m);
    };
    assert.equal(await send(actions('look', 'climb'), 'red'), 1);
    assert.ok(refusal.value.text.includes(words), refusal.value.text);
    assert.equal(busy.value, false);
  }
});
