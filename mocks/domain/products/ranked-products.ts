import type { components } from '../../generated/schema.d.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { currentPayablePrice } from '../flash-sales/current-price.ts';
import { productRatings } from '../inventory/current-ratings.ts';
import { startOfDay } from '../../lib/datetime/day-arithmetic.ts';
import { isForSale, soldOf } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

export type ProductSort = components['schemas']['ProductSort'];

type Compare = (one: BaseProduct, other: BaseProduct) => number;

interface RankedLists {
  readonly state: string;
  readonly lists: Map<ProductSort, readonly BaseProduct[]>;
}

const rankedLists = new WeakMap<World, RankedLists>();

/** Sorts ties by id. Cached until a sale, a withdrawal or a new day. */
export function rankedProducts(world: World, sort: ProductSort): readonly BaseProduct[] {
  // Flash sales, and with them effective prices, change at midnight.
  const state = `${world.products.version}/${startOfDay(world.now())}`;
  let ranked = rankedLists.get(world);
  if (ranked?.state !== state) {
    ranked = { state, lists: new Map() };
    rankedLists.set(world, ranked);
  }
  const known = ranked.lists.get(sort);
  if (known) return known;
  const list = world.base.products
    .filter((product) => isForSale(world, product))
    .toSorted(comparisons[sort](world));
  ranked.lists.set(sort, list);
  return list;
}

const byId: Compare = (one, other) => one.id - other.id;
const byAge: Compare = (one, other) => one.ageMs - other.ageMs || other.id - one.id;

const comparisons: Readonly<Record<ProductSort, (world: World) => Compare>> = {
  default: () => byId,
  newest: () => byAge,
  just_for_you: () => byAge,
  top_selling: bySales,
  popular_product: byPopularity,
  high_to_low: (world) => (one, other) =>
    currentPayablePrice(world, other) - currentPayablePrice(world, one) || byId(one, other),
  low_to_high: (world) => (one, other) =>
    currentPayablePrice(world, one) - currentPayablePrice(world, other) || byId(one, other),
};

function bySales(world: World): Compare {
  return (one, other) => soldOf(world, other) - soldOf(world, one) || byId(one, other);
}

function byPopularity(world: World): Compare {
  const compareSales = bySales(world);
  return (one, other) =>
    productRatings(world, other).rating - productRatings(world, one).rating ||
    compareSales(one, other);
}
