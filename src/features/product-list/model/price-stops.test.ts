import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestStop, priceStops } from './price-stops.ts';

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([min, width]) => ({ min, max: min + width }));
const rates = fc.double({ min: 0.001, max: 2000, noNaN: true });

test('returns ascending stops from bound to bound, few enough for a slider, for any range and currency', () => {
  fc.assert(
    fc.property(ranges, rates, (bounds, rate) => {
      const stops = priceStops(bounds, rate);
      expect([stops[0], stops.at(-1)]).toEqual([bounds.min, bounds.max]);
      expect(stops).toEqual([...new Set(stops)].toSorted((one, other) => one - other));
      expect(stops.length).toBeLessThan(110);
    }),
  );
});

test('uses round amounts of the chosen currency between the bounds', () => {
  expect(priceStops({ min: 3, max: 100 }, 1)).toEqual([
    3, 4, 5, 6, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100,
  ]);
  expect(priceStops({ min: 10, max: 20 }, 4).map((stop) => Number((stop * 4).toFixed(2)))).toEqual([
    40,
    41,
    42,
    43,
    44,
    45,
    46,
    47,
    48,
    49,
    ...[...Array(31).keys()].map((n) => n + 50),
  ]);
});

test.each([
  [{ min: 20, max: 20 }, 1],
  [{ min: 20, max: 10 }, 1],
  [{ min: 0, max: 10 }, 0],
])('returns no stops for %j at rate %s', (bounds, rate) => {
  expect(priceStops(bounds, rate)).toEqual([]);
});

test('rounds a price to the nearest stop', () => {
  expect([0, 11, 14, 99].map((price) => nearestStop([10, 15, 20], price))).toEqual([0, 0, 1, 2]);
});
