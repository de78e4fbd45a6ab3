import { expect, test } from 'vitest';
import { count, negate, timestamp } from './fields.ts';

test.each([
  ['0', 0],
  ['12', 12],
  ['1.25K', 1250],
  ['1,234', 1234],
  ['2M', 2_000_000],
  ['1.5B', 1_500_000_000],
  ['many', 0],
  [7, 7],
  [null, null],
])('parses the count %j', (value, parsed) => {
  expect(count(value)).toBe(parsed);
});

test.each([
  ['2026-11-24 23:59:59', Date.UTC(2026, 10, 24, 23, 59, 59)],
  ['2026-11-24', Date.UTC(2026, 10, 24)],
  ['', 0],
  ['soon', 0],
  [7, 7],
  [null, null],
])('parses the time %j', (value, parsed) => {
  expect(timestamp(value)).toBe(parsed);
});

test.each([
  [true, false],
  [false, true],
  [null, null],
])('inverts the flag %j', (value, inverted) => {
  expect(negate(value)).toBe(inverted);
});
