import { expect, test } from 'vitest';
import { parseServerDate } from './parse-server-date.ts';

test.each([
  ['November 21, 2026', '2026-11-21T00:00:00.000Z'],
  ['21 Nov, 2026', '2026-11-21T00:00:00.000Z'],
  ['21 Nov, 2026 01:41 AM', '2026-11-21T01:41:00.000Z'],
])('%s means %s, wherever the shopper is', (text, expected) => {
  expect(parseServerDate(text)?.toISOString()).toBe(expected);
});

test.each(['', 'yesterday', 'November 41, 2026'])('"%s" is no date', (text) => {
  expect(parseServerDate(text)).toBeUndefined();
});
