import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import type { World } from '../world/world.ts';

/** A product by its id, on sale or withdrawn. */
export function findProduct(world: World, id: number): BaseProduct | undefined {
  return world.base.products[id - 1];
}

/** A shop by its id. */
export function findShop(world: World, id: number): BaseShop | undefined {
  return world.base.shops[id - 1];
}

/** The shop that sells a product. @throws when the base names a shop that it does not have. */
export function shopOf(world: World, product: BaseProduct): BaseShop {
  const shop = findShop(world, product.shopId);
  if (!shop) {
    throw new Error(
      `Failed to find the shop of product ${product.id}: the base has no shop ${product.shopId}. Mend the fixtures.`,
    );
  }
  return shop;
}

/** The base name of what a product is sold in: carts and orders are never translated. */
export function unitNameOf(world: World, product: BaseProduct): string | null {
  return world.base.units.find(({ id }) => id === product.unitId)?.name.en ?? null;
}

/** Whether a product can be found and bought. */
export function isOnSale(world: World, product: BaseProduct): boolean {
  return !world.products.withdrawn.has(product.id);
}

/** Takes a product off sale: lists leave it out, carts drop it. */
export function withdrawProduct(world: World, productId: number): void {
  world.products.withdrawn.add(productId);
  world.products.version += 1;
}

/** Pieces in stock; below 0 after overselling. */
export function stockOf(world: World, product: BaseProduct): number {
  return product.stock + (world.products.stock.get(product.id) ?? 0);
}

/** Pieces ever sold. */
export function soldOf(world: World, product: BaseProduct): number {
  return product.sold + (world.products.sold.get(product.id) ?? 0);
}

/** Moves pieces from the stock to what was sold, without looking whether there are enough (backend rules 9.4). */
export function sellPieces(world: World, productId: number, pieces: number): void {
  add(world.products.stock, productId, -pieces);
  add(world.products.sold, productId, pieces);
  world.products.version += 1;
}

/** Puts pieces back into the stock, or takes some out with a negative number. What was sold stays sold. */
export function restockPieces(world: World, productId: number, pieces: number): void {
  add(world.products.stock, productId, pieces);
  world.products.version += 1;
}

function add<Key>(changes: Map<Key, number>, key: Key, difference: number): void {
  changes.set(key, (changes.get(key) ?? 0) + difference);
}
