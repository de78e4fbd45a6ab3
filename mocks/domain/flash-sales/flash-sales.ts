import type { BaseFlashSale, FlashSaleLine } from '../../fixtures/promotions/promotion-types.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { Base } from '../../fixtures/base-data.ts';
import { findProduct, isForSale } from '../inventory/products.ts';
import type { World } from '../world/world.ts';
import { startOfDay } from '../../lib/datetime/day-arithmetic.ts';

export interface FlashOffer {
  readonly sale: BaseFlashSale;
  readonly line: FlashSaleLine;
}

const offersOf = new WeakMap<Base, ReadonlyMap<number, readonly FlashOffer[]>>();

/** Returns the latest sale of today (backend rules 9.1: by dates, not times). */
export function flashOfferOf(world: World, product: BaseProduct): FlashOffer | undefined {
  const offers = offersIn(world.base).get(product.id);
  return offers?.findLast(({ sale }) => appliesToday(world, sale));
}

/** Includes sales without pieces left. */
export function flashPrices(world: World): number[] {
  return world.base.flashSales
    .filter((sale) => appliesToday(world, sale))
    .flatMap(({ lines }) => lines.map(({ price }) => price));
}

/** Pieces left at the flash price; below 0 after overselling. */
export function flashPiecesLeft(world: World, { sale, line }: FlashOffer): number {
  const sold = world.products.flashSold.get(keyOf(sale, line)) ?? 0;
  return line.quantity - line.sold - sold;
}

/**
 * Returns the flash sale whose price applies now. The regular price returns at exactly 0 pieces
 * left, not below.
 */
export function activeFlashOfferOf(world: World, product: BaseProduct): FlashOffer | undefined {
  const offer = flashOfferOf(world, product);
  return offer && flashPiecesLeft(world, offer) !== 0 ? offer : undefined;
}

export function sellFlashPieces(world: World, { sale, line }: FlashOffer, pieces: number): void {
  const key = keyOf(sale, line);
  world.products.flashSold.set(key, (world.products.flashSold.get(key) ?? 0) + pieces);
  world.products.version += 1;
}

export function restoreFlashPieces(
  world: World,
  saleId: number,
  productId: number,
  pieces: number,
): void {
  const sale = world.base.flashSales.find(({ id }) => id === saleId);
  const line = sale?.lines.find((other) => other.productId === productId);
  if (sale && line) sellFlashPieces(world, { sale, line }, -pieces);
}

/** Returns the latest of several. */
export function runningFlashSale(world: World): BaseFlashSale | undefined {
  const now = world.now();
  return world.base.flashSales.findLast((sale) => {
    const isEnded = world.products.endedSales.has(sale.id);
    return (
      !isEnded &&
      startOfDay(saleStart(world, sale)) <= startOfDay(now) &&
      now <= saleEnd(world, sale)
    );
  });
}

/** Returns the latest of several. */
export function incomingFlashSale(world: World): BaseFlashSale | undefined {
  const today = startOfDay(world.now());
  return world.base.flashSales.findLast((sale) => startOfDay(saleStart(world, sale)) > today);
}

export function findFlashSale(world: World, id: number): BaseFlashSale | undefined {
  return world.base.flashSales.find((sale) => sale.id === id);
}

/** Returns the sale's available products, in the sale's order. */
export function flashSaleProducts(world: World, sale: BaseFlashSale): BaseProduct[] {
  return sale.lines
    .flatMap(({ productId }) => findProduct(world, productId) ?? [])
    .filter((product) => isForSale(world, product));
}

/** Milliseconds since 1970. */
export function saleStart(world: World, sale: BaseFlashSale): number {
  return world.startedAt + sale.startsInMs;
}

/** Milliseconds since 1970; earlier than planned when staff ended the sale. */
export function saleEnd(world: World, sale: BaseFlashSale): number {
  return world.products.endedSales.get(sale.id) ?? world.startedAt + sale.endsInMs;
}

/** Whether the prices of a sale apply now. */
export function appliesToday(world: World, sale: BaseFlashSale): boolean {
  // When staff end a sale, its prices end too. An expired sale keeps them until midnight.
  if (world.products.endedSales.has(sale.id)) return false;
  const today = startOfDay(world.now());
  return startOfDay(saleStart(world, sale)) <= today && today <= startOfDay(saleEnd(world, sale));
}

function keyOf(sale: BaseFlashSale, line: FlashSaleLine): string {
  return `${sale.id}:${line.productId}`;
}

function offersIn(base: Base): ReadonlyMap<number, readonly FlashOffer[]> {
  const known = offersOf.get(base);
  if (known) return known;
  const offers = new Map<number, FlashOffer[]>();
  for (const sale of base.flashSales) {
    for (const line of sale.lines) {
      const ofProduct = offers.get(line.productId) ?? [];
      ofProduct.push({ sale, line });
      offers.set(line.productId, ofProduct);
    }
  }
  offersOf.set(base, offers);
  return offers;
}
