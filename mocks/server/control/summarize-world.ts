import { ordersOf } from '../../domain/orders/orders.ts';
import type { WorldEntry } from '../../worlds/world-store.ts';

export function summarizeWorld(entry: WorldEntry): object {
  const { world, clock, failures, scenarios, isPinned, activeCount } = entry;
  return {
    id: world.id,
    seed: world.seed,
    scenarios,
    clock: {
      now: new Date(clock.now()).toISOString(),
      startedAt: new Date(world.startedAt).toISOString(),
      frozen: clock.isFrozen,
    },
    pinned: isPinned,
    activeCount,
    failures,
    counts: {
      products: world.base.products.length,
      shops: world.base.shops.length,
      withdrawn: world.products.withdrawn.size,
      sessions: world.sessions.size,
      addresses: world.addresses.size,
      orders: world.orders.length,
      conversations: world.chat.conversations.length,
    },
    customers: world.accounts.flatMap((account) =>
      account.role === 'customer'
        ? [
            {
              id: account.id,
              name: account.name,
              email: account.email,
              cartLines: account.cart.length,
              favourites: account.favourites.size,
              orders: ordersOf(world, account).length,
            },
          ]
        : [],
    ),
  };
}
