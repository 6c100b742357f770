// Hexes by themselves: which lies under a point, and the line round several of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexAt, lattice, outlineOf, rings } from '../board/hexes.js';

/** A board of hexes, its places a little off as in a drawn one. */
function ground(cols, rows) {
  const places = new Map();
  for (let c = 0; c < cols; c++) {
    for (let r = 0; r < rows; r++) {
      const at = [48 + Math.round(c * 181.4) / 10, 75 + Math.round(r * 209.7 + (c % 2) * 104.9) / 10];
      places.set(`${c}.${r}`, { id: `${c}.${r}`, kind: 'sea-hex', at, d: 'M0 0Z' });
    }
  }
  places.set('box', { id: 'box', kind: 'box', at: [900, 900], d: 'M1 1Z' });
  return { places, hex: { half_width: 121, half_height: 105 } };
}

test('the hex under a point is the one whose middle is nearest', () => {
  const g = ground(60, 70);
  const l = lattice(g);
  for (const p of g.places.values()) {
    if (p.kind === 'box') continue;
    for (const [dx, dy] of [[0, 0], [10, 0], [-10, 0], [4, 9], [-4, -9], [5, -8.5]]) assert.equal(hexAt(l, (p.at[0] + dx) * 10, (p.at[1] + dy) * 10)?.id, p.id);
  }
  assert.equal(hexAt(l, 0, 0), null);
  assert.equal(l.of.has('box'), false);
});

test('one line goes round hexes that touch, one more round a hole, one for each that stands apart', () => {
  const g = ground(12, 12);
  const l = lattice(g);
  const count = (ids) => rings(l, ids).map((r) => r.length).sort((a, b) => a - b);
  assert.deepEqual(count(['3.3']), [6]);
  assert.deepEqual(count(['3.3', '3.4']), [10]);
  assert.deepEqual(count(['3.3', '8.8']), [6, 6]);
  // Six round one: outside 18 corners, the hole 6.
  const six = ['4.3', '4.5', '3.3', '3.4', '5.3', '5.4'];
  assert.deepEqual(count(six), [6, 18]);
  assert.deepEqual(count([...six, '4.4']), [18]);
  assert.deepEqual(count([...six, '4.4', '4.4', 'nowhere']), [18], 'twice or nowhere changes nothing');
  assert.equal(outlineOf(g, ['3.3', 'box']).d.match(/M/g).length, 2, 'what is no hex keeps its own outline');
});
