import { expect, it } from 'vitest';
import { calculateSizing, type PageCost, PEAK_FACTOR } from './sizing-model.ts';

const page: PageCost = {
  name: 'product',
  share: 1,
  count: 1,
  cachedCpuMs: 1,
  uncachedCpuMs: 10,
  backendCalls: 4,
  bytes: 1_000,
};
const load = { viewsPerHour: 3_600_000, frontHitRate: 0 };

it('renders a popular page about once a minute on each copy', () => {
  const one = calculateSizing([page], load, 1);
  const two = calculateSizing([page], load, 2);
  expect(one.serverViewsPerSecond).toBe(1_000 * PEAK_FACTOR);
  expect(one.uncachedPerSecond).toBeCloseTo(1 / 60, 3);
  expect(two.uncachedPerSecond).toBeCloseTo(2 / 60, 3);
  expect(one.cores).toBeCloseTo(PEAK_FACTOR, 2);
});

it('renders nearly each view of rare pages, and needs the backend for them', () => {
  const { uncachedPerSecond, backendCallsPerSecond, cores } = calculateSizing(
    [{ ...page, count: 1e12 }],
    load,
    1,
  );
  expect(uncachedPerSecond).toBeCloseTo(1_000 * PEAK_FACTOR, 0);
  expect(backendCallsPerSecond).toBeCloseTo(uncachedPerSecond * 4);
  expect(cores).toBeCloseTo(10 * PEAK_FACTOR, 1);
});

it('serves fewer views behind a cache', () => {
  const behind = calculateSizing([page], { ...load, frontHitRate: 0.9 }, 1);
  expect(behind.serverViewsPerSecond).toBeCloseTo(100 * PEAK_FACTOR);
});
