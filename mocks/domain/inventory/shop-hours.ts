import type { BaseShop } from '../../fixtures/base-data.ts';
import { minuteOfDay } from '../../lib/datetime/day-arithmetic.ts';
import { MINUTE_MS } from '../../lib/datetime/durations.ts';

/** How long a sign of life counts. */
export const PRESENCE_MS = 10 * MINUTE_MS;

/**
 * Whether someone of a shop is there. A sign of life holds for ten minutes; whoever showed one within the ten minutes before
 * the world began goes on showing them, so that shops don't all leave while the world runs.
 */
export function isShopPresent(shop: BaseShop): boolean {
  return shop.lastSeenAgeMs < PRESENCE_MS;
}

/** Whether a moment (milliseconds since 1970) lies within a shop's opening hours, which may run over midnight. */
export function isShopOpen(shop: BaseShop, now: number): boolean {
  const minute = minuteOfDay(now);
  const opens = minuteOf(shop.opensAt);
  const closes = minuteOf(shop.closesAt);
  return opens <= closes ? opens <= minute && minute < closes : minute >= opens || minute < closes;
}

function minuteOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
