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

/** @throws when the base lacks the shop. */
export function shopOf(world: World, product: BaseProduct): BaseShop {
  const shop = findShop(world, product.shopId);
  if (!shop) {
    throw new Error(
      `Failed to find the shop of product ${product.id}: the base has no shop ${product.shopId}. Correct the fixtures.`,
    );
  }
  return shop;
}

/** Returns the English name, since carts and orders are never translated. */
export function englishUnitName(world: World, product: BaseProduct): string | null {
  return world.base.units.find(({ id }) => id === product.unitId)?.name.en ?? null;
}

export function isOnSale(world: World, product: BaseProduct): boolean {
  return !world.products.withdrawn.has(product.id);
}

export function withdrawProduct(world: World, productId: number): void {
  world.products.withdrawn.add(productId);
  world.products.version += 1;
}

/** Pieces in stock; below 0 after overselling. */
export function stockOf(world: World, product: BaseProduct): number {
  return product.stock + (world.products.stock.get(product.id) ?? 0);
}

export function soldOf(world: World, product: BaseProduct): number {
  return product.sold + (world.products.sold.get(product.id) ?? 0);
}

/** Does not check the stock (backend rules 9.4). */
export function sellPieces(world: World, productId: number, pieces: number): void {
  add(world.products.stock, productId, -pieces);
  add(world.products.sold, productId, pieces);
  world.products.version += 1;
}

/** A negative number removes pieces. The sold count is unchanged. */
export function restockPieces(world: World, productId: number, pieces: number): void {
  add(world.products.stock, productId, pieces);
  world.products.version += 1;
}

function add<Key>(changes: Map<Key, number>, key: Key, difference: number): void {
  changes.set(key, (changes.get(key) ?? 0) + difference);
}
