import { expect, test } from 'vitest';
import { readPlaced } from './parse-placed-ids.ts';

test.each([
  [null, []],
  ['', []],
  ['12', [12]],
  ['12,13,12', [12, 13]],
  ['x,-4,0,1.5,7', [7]],
])('%s names the orders %j', (text, ids) => {
  expect(readPlaced(text)).toEqual(ids);
});
