import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

it.each<[number, string]>([
  [0, '1 second ago'],
  [-5000, '1 second ago'],
  [2 * SECOND_MS, '2 seconds ago'],
  [59 * SECOND_MS, '59 seconds ago'],
  [60 * SECOND_MS, '1 minute ago'],
  [300 * SECOND_MS, '5 minutes ago'],
  [3600 * SECOND_MS, '1 hour ago'],
  [DAY_MS - 1, '23 hours ago'],
  [DAY_MS, '1 day ago'],
  [6 * DAY_MS, '6 days ago'],
  [7 * DAY_MS, '1 week ago'],
  [30 * DAY_MS, '4 weeks ago'],
  [31 * DAY_MS, '1 month ago'],
  [364 * DAY_MS, '11 months ago'],
  [366 * DAY_MS, '1 year ago'],
  [800 * DAY_MS, '2 years ago'],
])('@API-04 formats %s ms ago as "%s"', (age, text) => {
  expect(relativeTime(10_000_000 - age, 10_000_000)).toBe(text);
});
