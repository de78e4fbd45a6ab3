import { withdrawProduct } from './products.ts';
import type { World } from '../world/world.ts';

/** A shop's subscription has ended: its products vanish from lists and carts, and nothing of it can be ordered again. */
export function closeShop(world: World, shopId: number): void {
  for (const { id, shopId: seller } of world.base.products) {
    if (seller === shopId) withdrawProduct(world, id);
  }
}
