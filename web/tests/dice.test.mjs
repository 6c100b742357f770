// Lines of the log by themselves: a die is taken out of a text only where the text lists the dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toHit, whose, withoutDice, linesOf } from '../panels/dice.js';

const line = (text, values, fact) => ({ moment: 1, text, rule: '', dice: values.map((value) => ({ purpose: '', sides: 6, value })), fact });
const shot = { shot: { owner: 'red' } };

test('a line keeps every number that is not in its list of dice', () => {
  for (const [text, values] of [
    ['Red: 12 bombers fire at a fighter, die 1, hits: 0', [1]],
    ['Red: 1 bomber fires at a fighter, die 1, hits: 1', [1]],
    ['5 fighters fire at a bomber, die 5, hits: 0', [5]],
    ['Wind of sector 4: die 4, it blows to the north', [4]],
    ['Red loses a fleet in K12: die 3', [3]],
    ['Blue: strength 21, die 2 – 2 hits', [2]],
    ['Red: 3 – 4 bombers are ready', []],
  ]) {
    assert.equal(withoutDice(line(text, values)), text);
    assert.equal(withoutDice(line(text, values, shot)), text);
    assert.equal(toHit(line(text, values)), null, text);
  }
});

test('a list of dice that is drawn is not told as well', () => {
  assert.equal(withoutDice(line('Red, 3 tanks at 3: 2 5 6 – one hit', [2, 5, 6], shot)), 'Red, 3 tanks at 3 – one hit');
  assert.equal(withoutDice(line('Rouge, 3 chars à 3 : 2 5 6 – un coup', [2, 5, 6])), 'Rouge, 3 chars à 3 – un coup');
  assert.equal(withoutDice(line('Red at 2: 5', [5])), 'Red at 2');
  assert.equal(toHit(line('Red, 3 tanks at 3: 2 5 6 – one hit', [2, 5, 6])), 3);
  assert.equal(withoutDice(line('Red looks round: 2', [2], { cue: { owner: 'red' } })), 'Red looks round: 2', 'what is told as a story is told whole');
});

test('a line carries the badge of the side it begins with, else of whoever it tells of', () => {
  const seats = [{ id: 'red', name: 'Red' }, { id: 'redder', name: 'Red Navy' }, { id: 'blue', name: 'Blue' }];
  assert.equal(whose(line('Blue sights something in K3', [], { cue: { owner: 'red' } }), seats), 'blue');
  assert.equal(whose(line('Red Navy sails', []), seats), 'redder');
  assert.equal(whose(line('Something of Blue is seen', [], { cue: { owner: 'red' } }), seats), 'red');
  assert.equal(whose(line('The sun rises over Blue', []), seats), 'blue');
  assert.equal(whose(line('The sun rises', []), seats), null);
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
