import { findProduct } from './products.ts';
import type { World } from '../world/world.ts';

/** @throws for an unknown product. */
export function setStock(world: World, productId: number, pieces: number): void {
  const product = findProduct(world, productId);
  if (!product) {
    throw new Error(
      `Failed to set the stock: this world has no product ${productId}. Use 1 to ${world.base.products.length}.`,
    );
  }
  world.products.stock.set(productId, pieces - product.stock);
  world.products.version += 1;
}
