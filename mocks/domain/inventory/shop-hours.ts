import type { BaseShop } from '../../fixtures/base-data.ts';
import { minuteOfDay } from '../../lib/datetime/day-arithmetic.ts';
import { MINUTE_MS } from '../../lib/datetime/durations.ts';

export const PRESENCE_MS = 10 * MINUTE_MS;

/**
 * Whether a shop was active within ten minutes before the world started. It stays present, so that
 * shops don't all go offline.
 */
export function wasShopOnlineAtStart(shop: BaseShop): boolean {
  return shop.lastSeenAgeMs < PRESENCE_MS;
}

/** `now` is in milliseconds since 1970. Hours may span midnight. */
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
