import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tickCountdowns } from './tick-countdowns.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  document.documentElement.lang = 'en';
});
afterEach(() => vi.useRealTimers());

/** As a page from a cache: its digits are too old. */
function renderMarkup(until: number) {
  document.body.innerHTML = `<div role="timer" data-until="${until}">
    ${['days', 'hours', 'min', 'sec'].map((unit) => `<b data-digits>99</b> ${unit}`).join(' ')}
  </div>`;
}
const shown = () => document.body.textContent?.trim().replaceAll(/\s+/g, ' ');

test('updates the digits of server-rendered countdowns each second, until stopped', () => {
  renderMarkup(NOW + 50 * HOUR_MS);
  const { stop } = tickCountdowns();
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe('02 days 01 hours 59 min 59 sec');
  vi.advanceTimersByTime(9_000);
  expect(shown()).toBe('02 days 01 hours 59 min 50 sec');
  stop();
  vi.advanceTimersByTime(9_000);
  expect(shown()).toBe('02 days 01 hours 59 min 50 sec');
});

test('stops at zero, and reports that a countdown has ended', async () => {
  renderMarkup(NOW + 2_000);
  const { ended, stop } = tickCountdowns();
  const onEnd = vi.fn();
  void ended.then(onEnd);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(shown()).toBe('00 days 00 hours 00 min 00 sec');
  stop();
});
