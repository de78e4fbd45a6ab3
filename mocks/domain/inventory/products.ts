import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import type { World } from '../world/world.ts';

/** Also finds withdrawn products. */
export function findProduct(world: World, id: number): BaseProduct | undefined {
  return world.base.products[id - 1];
}

export function findShop(world: World, id: number): BaseShop | undefined {
  return world.base.shops[id - 1];
}

/** @throws if the base data has no such shop. */
export function shopOf(world: World, product: BaseProduct): BaseShop {
  const shop = findShop(world, product.shopId);
  if (!shop) {
    throw new Error(
      `Failed to find the shop of product ${product.id}: the base has no shop ${product.shopId}. Fix the fixtures.`,
    );
  }
  return shop;
}

/** Returns the English name, since carts and orders are never translated. */
export function englishUnitName(world: World, product: BaseProduct): string | null {
  return world.base.units.find(({ id }) => id === product.unitId)?.name.en ?? null;
}

export function isForSale(world: World, product: BaseProduct): boolean {
  return !world.products.withdrawn.has(product.id);
}

export function withdrawProduct(world: World, productId: number): void {
  world.products.withdrawn.add(productId);
  world.products.version += 1;
}

/** Returns the quantity in stock; negative after overselling. */
export function stockOf(world: World, product: BaseProduct): number {
  return product.stock + (world.products.stock.get(product.id) ?? 0);
}

export function soldOf(world: World, product: BaseProduct): number {
  return product.sold + (world.products.sold.get(product.id) ?? 0);
}

/** Moves a quantity from stock to sold. Like the backend, allows overselling (backend rules 9.4). */
export function recordSale(world: World, productId: number, quantity: number): void {
  increment(world.products.stock, productId, -quantity);
  increment(world.products.sold, productId, quantity);
  world.products.version += 1;
}

/** Adds to the stock; a negative quantity removes from it. Doesn't change the sold count. */
export function restock(world: World, productId: number, quantity: number): void {
  increment(world.products.stock, productId, quantity);
  world.products.version += 1;
}

function increment<Key>(counts: Map<Key, number>, key: Key, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}
