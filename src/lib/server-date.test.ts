import { expect, test } from 'vitest';
import { readServerDate } from './server-date.ts';

test.each([
  ['November 21, 2026', '2026-11-21T00:00:00.000Z'],
  ['21 Nov, 2026 01:41 AM', '2026-11-21T01:41:00.000Z'],
  ['2026-11-24 23:59:59', '2026-11-24T23:59:59.000Z'],
  ['2026-11-24', '2026-11-24T00:00:00.000Z'],
  ['2026-11-24T23:59:59.000000Z', '2026-11-24T23:59:59.000Z'],
])('%s names no zone, or names UTC: %s', (text, moment) => {
  expect(readServerDate(text)?.toISOString()).toBe(moment);
});

test.each(['', 'yesterday', '2026-13-40 00:00:00'])('"%s" is no date', (text) => {
  expect(readServerDate(text)).toBeUndefined();
});
