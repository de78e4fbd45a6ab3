import { expect, test } from 'vitest';
import { parseCount } from './parse-count.ts';

test.each([
  ['0', 0],
  ['12', 12],
  ['1.25K', 1250],
  ['1,234', 1234],
  ['2M', 2_000_000],
  ['many', 0],
])('parses the count %s', (text, count) => {
  expect(parseCount(text)).toBe(count);
});
