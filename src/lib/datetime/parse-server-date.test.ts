import { expect, test } from 'vitest';
import { parseServerDate, toIsoDate } from './parse-server-date.ts';

test.each([
  ['November 21, 2026', '2026-11-21T00:00:00.000Z'],
  ['21 Nov, 2026', '2026-11-21T00:00:00.000Z'],
  ['November 05, 2026', '2026-11-05T00:00:00.000Z'],
  ['21 Nov, 2026 12:41 AM', '2026-11-21T00:41:00.000Z'],
  ['21 Nov, 2026 01:41 PM', '2026-11-21T13:41:00.000Z'],
  ['21 November, 2026 01:41 AM', '2026-11-21T01:41:00.000Z'],
  ['01 December 2026 01:39', '2026-12-01T01:39:00.000Z'],
  ['21 Nov, 2026 01:41 AM', '2026-11-21T01:41:00.000Z'],
])('parses %s as %s in any time zone', (text, expected) => {
  expect(parseServerDate(text)?.toISOString()).toBe(expected);
});

test.each(['', 'yesterday', 'November 41, 2026'])('rejects "%s"', (text) => {
  expect(parseServerDate(text)).toBeUndefined();
});

test("returns the day in the server's zone", () => {
  expect(toIsoDate('21 November, 2026 11:41 PM')).toBe('2026-11-21');
  expect(toIsoDate('yesterday')).toBeUndefined();
});
