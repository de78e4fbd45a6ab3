import { endOf, startOf } from './flash-sales.ts';
import type { World } from '../world/world.ts';

/** Staff end every running flash sale now, prices and all. Answers how many. */
export function endFlashSales(world: World): number {
  const now = world.now();
  const running = world.base.flashSales.filter(
    (sale) => startOf(world, sale) <= now && now < endOf(world, sale),
  );
  for (const { id } of running) world.products.endedSales.set(id, now);
  world.products.version += 1;
  return running.length;
}
