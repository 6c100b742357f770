// What becomes of a batch that ends early: without a page, with a line that answers as a server does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send, wire } from '../table/sending.js';
import { busy, now, refusal, version } from '../table/state.js';

const choice = (name) => ({ gesture: 'button', label: `${name} it`, notation: name, kind: name, action: { do: name } });

/** A table that answers each request by `answer`; what was said to it. @param {(m: any) => any} answer */
function table(answer) {
  const said = [];
  version.value = 'v0';
  now.value = { questions: [{ seat: 'red', text: '?', rule: '', choices: ['look', 'climb', 'land'].map(choice) }] };
  busy.value = false;
  refusal.value = null;
  wire.link = { async ask(m) { said.push(m); return answer(m); } };
  return said;
}
const actions = (...names) => names.map((n) => ({ do: n }));
const refused = (code) => Object.assign(new Error(), { code, reason: { text: `no, ${code}`, rule: 'R-2' } });

test('a list is one request, however many batches it takes', async () => {
  const said = table(() => ({ parts: [1, 2] }));
  assert.equal(await send(actions('look', 'climb', 'land'), 'red'), 3);
  assert.deepEqual(said.map((m) => [m.type, m.actions.length, m.short]), [['batches', 3, false]]);
  assert.equal(refusal.value, null);
  assert.equal(busy.value, false);
});

test('what cannot go on is named, with its reason', async () => {
  const said = table(() => ({ parts: [1], why: { text: 'no climb now', rule: 'R-1' } }));
  assert.equal(await send(actions('look', 'climb', 'land'), 'red', 'as-far'), 1);
  assert.ok(said[0].short);
  assert.match(refusal.value.text, /no climb now/);
  assert.equal(refusal.value.rule, 'R-1');
});

test('a batch that is refused is refused whole', async () => {
  table(() => { throw refused('rule'); });
  assert.equal(await send(actions('climb', 'land'), 'red'), null);
  assert.equal(refusal.value.rule, 'R-2');
  assert.equal(busy.value, false);
});

test('a move waits after what was met on the way, and says so', async () => {
  const said = table(() => ({ done: 1 }));
  assert.equal(await send(actions('climb', 'climb'), 'red', 'wait'), 1);
  assert.equal(said[0].type, 'batch');
  assert.ok(refusal.value);
  table(() => ({ done: 1 }));
  assert.equal(await send(actions('climb', 'climb'), 'red', 'quiet'), 1);
  assert.equal(refusal.value, null);
});

test('what others did meanwhile and changes nothing is no reason to be refused', async () => {
  const said = table((m) => {
    if (m.version === 'v1') return { done: 1 };
    setImmediate(() => { version.value = 'v1'; });
    throw refused('stale');
  });
  assert.equal(await send(actions('climb'), 'red'), 1);
  assert.deepEqual(said.map((m) => m.version), ['v0', 'v1']);
});

test('what others did meanwhile and changes what is asked is told', async () => {
  const said = table(() => {
    setImmediate(() => {
      now.value = { questions: [{ seat: 'red', text: 'else?', rule: '', choices: [choice('land')] }] };
      version.value = 'v1';
    });
    throw refused('stale');
  });
  assert.equal(await send(actions('climb'), 'red'), null);
  assert.equal(said.length, 1);
  assert.match(refusal.value.text, /stale/);
});
