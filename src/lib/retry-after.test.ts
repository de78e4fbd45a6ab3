import { afterEach, expect, test, vi } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['30', 30],
  [' 5 ', 5],
  ['99999', 3_600],
  ['Sun, 01 Mar 2026 12:00:20 GMT', 20],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 10],
  ['0', 10],
  ['-3', 10],
  ['soon', 10],
  [null, 10],
  [undefined, 10],
])('waits for Retry-After: %s', (value, seconds) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12), toFake: ['Date'] });
  expect(parseRetryAfter(value)).toBe(seconds);
});
