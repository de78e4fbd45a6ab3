import { withdrawProduct } from './products.ts';
import type { World } from '../world/world.ts';

/** Withdraws all products of a shop whose subscription has ended. */
export function closeShop(world: World, shopId: number): void {
  for (const { id, shopId: ownerShopId } of world.base.products) {
    if (ownerShopId === shopId) withdrawProduct(world, id);
  }
}
