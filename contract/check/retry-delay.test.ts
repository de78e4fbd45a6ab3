import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryDelay } from './retry-delay.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['0', 0],
  ['3', 3_000],
  [' 7 ', 7_000],
  ['3600', 60_000],
  ['Wed, 25 Nov 2026 12:00:05 GMT', 5_000],
  ['Thu, 26 Nov 2026 12:00:00 GMT', 60_000],
  ['Wed, 25 Nov 2026 11:59:00 GMT', 1_000],
  ['soon', 1_000],
  ['', 1_000],
  [null, 1_000],
])('@API-10 waits before a retry for Retry-After %j: %i ms', (value, ms) => {
  expect(retryDelay(value)).toBe(ms);
});
