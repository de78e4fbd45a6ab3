import { findProduct, restockPieces, stockOf } from '../products.ts';
import type { World } from '../world.ts';

/** The shop counts its shelves: from now on a product has so many pieces in stock. @throws when there is no such product. */
export function setStock(world: World, productId: number, quantity: number): void {
  const product = findProduct(world, productId);
  if (!product) {
    throw new Error(
      `Failed to set the stock of product ${productId}: the world has no such product. Name one that it has.`,
    );
  }
  restockPieces(world, productId, quantity - stockOf(world, product));
}
