import { expect, test } from 'vitest';
import { parseServerTime, getServerOffsetMinutes, formatZone } from './server-zone.ts';

test.each([
  ['21 Nov, 2026 01:41 AM', 0],
  ['21 Nov, 2026 05:41 AM', 240],
  ['20 Nov, 2026 10:11 PM', -210],
  ['a while ago', 0],
])('@ORD-06 a server that sends %s for 01:41 UTC is %d minutes ahead', (text, offset) => {
  expect(getServerOffsetMinutes('2026-11-21T01:41:46.000000Z', text)).toBe(offset);
});

test.each([
  [0, 'UTC'],
  [240, 'UTC+04:00'],
  [-210, 'UTC-03:30'],
])('@ORD-06 an offset of %d minutes is named %s', (offset, name) => {
  expect(formatZone(offset)).toBe(name);
});

test.each([
  ['21 November, 2026 01:41 AM', 0, '2026-11-21T01:41:00.000Z'],
  ['01 December 2026 01:39', 240, '2026-11-30T21:39:00.000Z'],
  ['21 November, 2026', 0, undefined],
  ['at 10:30', 0, undefined],
])('@ORD-06 parses %s at an offset of %d minutes as %s', (text, offset, iso) => {
  expect(parseServerTime(text, offset)?.toISOString()).toBe(iso);
});
