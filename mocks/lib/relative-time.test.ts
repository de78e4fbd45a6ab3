import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

it.each<[number, string]>([
  [0, '1 second ago'],
  [-5000, '1 second ago'],
  [2 * SECOND, '2 seconds ago'],
  [59 * SECOND, '59 seconds ago'],
  [60 * SECOND, '1 minute ago'],
  [300 * SECOND, '5 minutes ago'],
  [3600 * SECOND, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [30 * DAY, '4 weeks ago'],
  [31 * DAY, '1 month ago'],
  [364 * DAY, '11 months ago'],
  [366 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('@API-04 %s ms ago reads "%s"', (age, text) => {
  expect(relativeTime(10_000_000 - age, 10_000_000)).toBe(text);
});
