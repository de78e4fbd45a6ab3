import { describe, expect, it } from 'vitest';
import { abbreviateCount, groupThousands } from './backend-formats.ts';

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
