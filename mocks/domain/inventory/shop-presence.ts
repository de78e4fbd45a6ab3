import type { BaseShop } from '../../fixtures/base-data.ts';
import { wasShopOnlineAtStart, PRESENCE_MS } from './shop-hours.ts';
import type { World } from '../world/world.ts';

/** Whether a shop was online when the world started, or active in the last ten minutes. */
export function isShopOnline(world: World, shop: BaseShop): boolean {
  return wasShopOnlineAtStart(shop) || (world.chat.onlineUntil.get(shop.id) ?? 0) > world.now();
}

/** Marks the shop as online for ten minutes from `at` (Unix time in ms). */
export function markShopOnline(world: World, shopId: number, at: number = world.now()): void {
  const until = world.chat.onlineUntil.get(shopId) ?? 0;
  world.chat.onlineUntil.set(shopId, Math.max(until, at + PRESENCE_MS));
}
