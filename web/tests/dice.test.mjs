// Lines of the log by themselves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideDice, linesOf } from '../panels/dice.js';

test('a line beside its dice says what the game says for that, a story is told whole', () => {
  const line = { moment: 1, text: 'Red, 3 tanks at 3: 2 5 6 – one hit', brief: 'Red, 3 tanks at 3 – one hit', rule: '' };
  const of = (fact) => /** @type {any} */ ({ ...line, fact });
  assert.equal(besideDice(line), line.brief);
  assert.equal(besideDice(of({ shot: { owner: 'red' } })), line.brief);
  assert.equal(besideDice(of({ cue: { owner: 'red' } })), line.text);
  assert.equal(besideDice({ ...line, brief: undefined }), line.text);
});

test('a battle is told from its first beginning, whatever it began with', () => {
  const line = (fact) => ({ moment: 1, text: '', rule: '', fact });
  const [air, bombs, guns] = [0, 1, 2].map(() => line({ began: { space: 'a' } }));
  const shot = () => line({ shot: { space: 'a' } });
  const [one, two, three] = [shot(), shot(), shot()];
  const old = [line({ began: { space: 'a' } }), shot()];
  // Another hour lies between: something was shown on the board.
  const list = [...old, line({ cue: {} }), line(undefined), air, one, bombs, two, guns, three];
  assert.deepEqual(linesOf('a', list), [air, one, bombs, two, guns, three]);
  // Seen coming, it is known better: even where nothing lay between.
  assert.deepEqual(linesOf('a', [...old, air, one], old[1]), [air, one]);
  // And it ends where the next one begins.
  assert.deepEqual(linesOf('a', [air, one, line({ began: { space: 'b' } }), shot()]), [air, one]);
  assert.deepEqual(linesOf('a', [old[0], air, one, line({ began: { space: 'b' } }), shot()], old[0]), [air, one]);
});
