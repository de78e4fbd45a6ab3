import { expect, test } from 'vitest';
import { parsePlacedIds } from './parse-placed-ids.ts';

test.each([
  [null, []],
  ['', []],
  ['12', [12]],
  ['12,13,12', [12, 13]],
  ['x,-4,0,1.5,7', [7]],
])('parses %s to the order ids %j', (text, ids) => {
  expect(parsePlacedIds(text)).toEqual(ids);
});
