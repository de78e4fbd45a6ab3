import type { PastOrder } from '../../fixtures/demo/past-types.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { Customer } from '../world/state/account.ts';
import { findProduct, isForSale } from './products.ts';
import type { World } from '../world/world.ts';

/** A repeated view moves the product to the front. */
export function recordView(world: World, customer: Customer, product: BaseProduct): void {
  const viewed = world.recentViews.get(customer.id) ?? new Set<number>();
  viewed.delete(product.id);
  world.recentViews.set(customer.id, viewed.add(product.id));
}

/** Returns products on sale, the latest first. */
export function recentlyViewed(world: World, customer: Customer, count: number): BaseProduct[] {
  return [...(world.recentViews.get(customer.id) ?? [])]
    .toReversed()
    .flatMap((id) => findProduct(world, id) ?? [])
    .filter((product) => isForSale(world, product))
    .slice(0, count);
}

/** Derives views from past orders, the latest last. */
export function viewsFromOrders(orders: readonly PastOrder[]): Set<number> {
  const byAge = orders.toSorted((one, other) => other.ageMs - one.ageMs);
  return new Set(byAge.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
}
