import { expect, it } from 'vitest';
import { longDate, longMoment } from './long-dates.ts';

it.each([
  ['2026-11-21T01:41:46Z', '21 November, 2026', '21 November, 2026 01:41 AM'],
  ['2026-02-03T00:00:00Z', '03 February, 2026', '03 February, 2026 12:00 AM'],
  ['2026-12-31T23:59:59Z', '31 December, 2026', '31 December, 2026 11:59 PM'],
  ['2026-06-30T12:05:00Z', '30 June, 2026', '30 June, 2026 12:05 PM'],
])('@API-04 %s as tickets write it', (moment, date, withTime) => {
  const ms = Date.parse(moment);
  expect([longDate(ms), longMoment(ms)]).toEqual([date, withTime]);
});
