import { describe, expect, it } from 'vitest';
import {
  abbreviateCount,
  groupThousands,
  isoMoment,
  placedMoment,
  plainMoment,
  reviewDate,
  voucherMoment,
} from './backend-formats.ts';

const MOMENT = Date.UTC(2026, 10, 21, 1, 41, 46);

describe('counts', () => {
  it.each([
    [0, '0'],
    [12, '12'],
    [999, '999'],
    [1000, '1K'],
    [1250, '1.25K'],
    [12_345, '12.35K'],
    [2_000_000, '2M'],
    [1_500_000_000, '1.5B'],
  ])('abbreviates %d reviews to %s', (count, text) => {
    expect(abbreviateCount(count)).toBe(text);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1234, '1,234'],
    [1_234_567, '1,234,567'],
  ])('writes %d pieces sold as %s', (count, text) => {
    expect(groupThousands(count)).toBe(text);
  });
});

describe('moments', () => {
  it('are written in UTC whatever the zone of the machine', () => {
    expect(isoMoment(MOMENT)).toBe('2026-11-21T01:41:46.000000Z');
    expect(placedMoment(MOMENT)).toBe('21 Nov, 2026 01:41 AM');
    expect(reviewDate(MOMENT)).toBe('November 21, 2026');
    expect(plainMoment(MOMENT)).toBe('2026-11-21 01:41:46');
    expect(voucherMoment(MOMENT)).toBe('21 November 2026 01:41');
    expect(voucherMoment(Date.UTC(2026, 11, 1, 23, 5))).toBe('01 December 2026 23:05');
  });

  it.each([
    [0, '12:05 AM'],
    [11, '11:05 AM'],
    [12, '12:05 PM'],
    [23, '11:05 PM'],
  ])('reads hour %d as %s', (hour, text) => {
    expect(placedMoment(Date.UTC(2026, 0, 2, hour, 5))).toBe(`02 Jan, 2026 ${text}`);
  });
});
