import { saleEnd, saleStart } from './flash-sales.ts';
import type { World } from '../world/world.ts';

/** Ends running sales and their prices as staff. Returns their number. */
export function endFlashSales(world: World): number {
  const now = world.now();
  const running = world.base.flashSales.filter(
    (sale) => saleStart(world, sale) <= now && now < saleEnd(world, sale),
  );
  for (const { id } of running) world.products.endedSales.set(id, now);
  world.products.version += 1;
  return running.length;
}
