import { popDueEvent } from '../world/scheduled-events.ts';
import { markShopOnline } from '../inventory/shop-presence.ts';
import { replyAsSeller } from '../chat/schedule-seller-reply.ts';
import type { World } from '../world/world.ts';

/**
 * Runs due events in order, each at its scheduled time. After a jump of an hour, a reply due after
 * three seconds is an hour old.
 */
export function runScheduledEvents(world: World): void {
  for (let due = popDueEvent(world); due; due = popDueEvent(world)) {
    switch (due.kind) {
      case 'shop-comes-online':
        markShopOnline(world, due.shopId, due.dueAt);
        break;
      case 'seller-replies':
        replyAsSeller(world, due.shopId, due.customerId, due.dueAt);
        break;
    }
  }
}
