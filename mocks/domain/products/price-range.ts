import type { Base } from '../../fixtures/base-data.ts';
import { flashPrices } from '../flash-sales/flash-sales.ts';
import type { World } from '../world/world.ts';

const basePrices = new WeakMap<Base, { readonly lowest: number; readonly highest: number }>();

/** Covers the base prices of the complete catalogue, lowered by flash prices, without decimals. */
export function priceRange(world: World): { readonly min: number; readonly max: number } {
  const { lowest, highest } = basePriceRange(world.base);
  const min = Math.trunc(Math.min(lowest, ...flashPrices(world)));
  return { min, max: Math.trunc(highest) };
}

function basePriceRange(base: Base): { readonly lowest: number; readonly highest: number } {
  const cached = basePrices.get(base);
  if (cached) return cached;
  const prices = base.products.map(({ price }) => price);
  const range =
    prices.length === 0
      ? { lowest: 0, highest: 0 }
      : { lowest: Math.min(...prices), highest: Math.max(...prices) };
  basePrices.set(base, range);
  return range;
}
