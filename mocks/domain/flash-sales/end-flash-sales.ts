import { appliesToday, saleEnd } from './flash-sales.ts';
import type { World } from '../world/world.ts';

/** Ends the sales of today and their prices as staff. Returns their number. */
export function endFlashSales(world: World): number {
  const running = world.base.flashSales.filter((sale) => appliesToday(world, sale));
  for (const sale of running) {
    // The prices of a sale that ended earlier today apply until midnight.
    world.products.endedSales.set(sale.id, Math.min(world.now(), saleEnd(world, sale)));
  }
  world.products.version += 1;
  return running.length;
}
