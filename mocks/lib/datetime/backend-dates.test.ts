import { describe, expect, it } from 'vitest';
import {
  formatBlogDate,
  formatIsoDateTime,
  formatLongDate,
  formatLongDateTime,
  formatOrderDateTime,
  formatPlainDateTime,
  formatReviewDate,
  formatVoucherDateTime,
} from './backend-dates.ts';

const MOMENT = Date.UTC(2026, 10, 21, 1, 41, 46);

it.each([
  ['2026-11-21T01:41:46Z', '21 November, 2026', '21 November, 2026 01:41 AM'],
  ['2026-02-03T00:00:00Z', '03 February, 2026', '03 February, 2026 12:00 AM'],
  ['2026-12-31T23:59:59Z', '31 December, 2026', '31 December, 2026 11:59 PM'],
  ['2026-06-30T12:05:00Z', '30 June, 2026', '30 June, 2026 12:05 PM'],
])('@API-04 formats %s like tickets', (moment, date, withTime) => {
  const ms = Date.parse(moment);
  expect([formatLongDate(ms), formatLongDateTime(ms)]).toEqual([date, withTime]);
});

describe('moments', () => {
  it('are formatted in UTC in every time zone of the machine', () => {
    expect(formatIsoDateTime(MOMENT)).toBe('2026-11-21T01:41:46.000000Z');
    expect(formatOrderDateTime(MOMENT)).toBe('21 Nov, 2026 01:41 AM');
    expect(formatBlogDate(MOMENT)).toBe('21 Nov, 2026');
    expect(formatReviewDate(MOMENT)).toBe('November 21, 2026');
    expect(formatPlainDateTime(MOMENT)).toBe('2026-11-21 01:41:46');
    expect(formatVoucherDateTime(MOMENT)).toBe('21 November 2026 01:41');
    expect(formatVoucherDateTime(Date.UTC(2026, 11, 1, 23, 5))).toBe('01 December 2026 23:05');
  });

  it.each([
    [0, '12:05 AM'],
    [11, '11:05 AM'],
    [12, '12:05 PM'],
    [23, '11:05 PM'],
  ])('formats hour %d as %s', (hour, text) => {
    expect(formatOrderDateTime(Date.UTC(2026, 0, 2, hour, 5))).toBe(`02 Jan, 2026 ${text}`);
  });
});
