import { describe, expect, it } from 'vitest';
import { isShopOpen, wasShopOnlineAtStart } from './shop-hours.ts';
import { createBase } from '../../fixtures/base.ts';
import { smallBase } from '../testing/small-base.ts';

const [shop] = smallBase().shops;
if (!shop) throw new Error('The small base has no shop.');
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`);

describe('opening hours', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['17:59', true],
    ['18:00', false],
  ])('opens and closes on the same day: %s', (clock, isOpen) => {
    expect(isShopOpen(shop, at(clock))).toBe(isOpen);
  });

  it.each([
    ['21:59', false],
    ['23:00', true],
    ['02:59', true],
    ['03:00', false],
  ])('opens and closes over midnight: %s', (clock, isOpen) => {
    expect(isShopOpen({ ...shop, opensAt: '22:00', closesAt: '03:00' }, at(clock))).toBe(isOpen);
  });
});

it('about three of four shops of the demo are open at any hour', () => {
  const { shops } = createBase({ products: 0 });
  for (let hour = 0; hour < 24; hour += 1) {
    const clock = at(`${String(hour).padStart(2, '0')}:30`);
    const open = shops.filter((one) => isShopOpen(one, clock)).length;
    expect(open).toBeGreaterThanOrEqual(26);
    expect(open).toBeLessThan(40);
  }
});

it('counts the shop as present for ten minutes after its last activity', () => {
  expect(wasShopOnlineAtStart({ ...shop, lastSeenAgeMs: 599_999 })).toBe(true);
  expect(wasShopOnlineAtStart({ ...shop, lastSeenAgeMs: 600_000 })).toBe(false);
});
