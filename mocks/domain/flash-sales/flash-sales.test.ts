import { describe, expect, it } from 'vitest';
import { mapLocales } from '../../fixtures/localised-text.ts';
import type { BaseFlashSale, FlashSaleLine } from '../../fixtures/promotions/promotion-types.ts';
import { priceWithOptions, currentPrice, displayedQuantity } from './current-price.ts';
import { endFlashSales } from './end-flash-sales.ts';
import {
  flashOfferOf,
  incomingFlashSale,
  runningFlashSale,
  saleEnd,
  sellFlashPieces,
} from './flash-sales.ts';
import { priceRange } from '../products/price-range.ts';
import { smallProduct } from '../testing/small-base.ts';
import { REFERENCE, smallWorld } from '../testing/small-world.ts';
import { DAY_MS, HOUR_MS } from '../../lib/datetime/durations.ts';

const PRODUCT = smallProduct(1, {
  discountPrice: 80,
  sizes: [{ id: 1, price: 5 }],
  colours: [{ id: 1, price: 2.5 }],
});

function sale(
  id: number,
  startsInMs: number,
  endsInMs: number,
  line: Partial<FlashSaleLine> = {},
): BaseFlashSale {
  const standard = { productId: 1, percentage: 40.5, price: 60, quantity: 3, sold: 0 };
  const name = mapLocales(() => `Sale ${id}`);
  return { id, name, picture: 'x', startsInMs, endsInMs, lines: [{ ...standard, ...line }] };
}

function worldWith(...flashSales: BaseFlashSale[]) {
  return smallWorld({ products: [PRODUCT], flashSales });
}

describe('price in a flash sale', () => {
  it('is the flash price with the percentage of the sale', () => {
    const { world } = worldWith(sale(1, -HOUR_MS, HOUR_MS));
    expect(currentPrice(world, PRODUCT)).toEqual({
      price: 100,
      discountPrice: 60,
      discountPercentage: 40.5,
    });
    expect(displayedQuantity(world, PRODUCT)).toBe(3);
  });

  it('adds the surcharges and recalculates the percentage in the cart', () => {
    const { world } = worldWith(sale(1, -HOUR_MS, HOUR_MS));
    expect(priceWithOptions(world, PRODUCT, { sizeId: 1, colourId: 1 })).toEqual({
      price: 107.5,
      discountPrice: 67.5,
      discountPercentage: 37.21,
    });
  });

  it('returns to the regular price when no pieces are left', () => {
    const { world } = worldWith(sale(1, -HOUR_MS, HOUR_MS, { sold: 3 }));
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(80);
    expect(displayedQuantity(world, PRODUCT)).toBe(10);
  });

  it('remains the flash price when the sale is oversold', () => {
    const { world } = worldWith(sale(1, -HOUR_MS, HOUR_MS));
    const offer = flashOfferOf(world, PRODUCT);
    if (!offer) throw new Error('The product has no flash offer.');
    sellFlashPieces(world, offer, 4);
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(60);
    expect(displayedQuantity(world, PRODUCT)).toBe(-1);
  });

  it('applies to full days, regardless of the time', () => {
    const { world, clock } = worldWith(sale(1, 2 * HOUR_MS, DAY_MS));
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(60);
    clock.now = REFERENCE + DAY_MS + 13 * HOUR_MS;
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(60);
    clock.now = REFERENCE + 2 * DAY_MS;
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(80);
  });

  it('lowers the minimum of the price filter', () => {
    const { world, clock } = worldWith(sale(1, -HOUR_MS, HOUR_MS, { price: 7.9 }));
    expect(priceRange(world)).toEqual({ min: 7, max: 100 });
    clock.now += 2 * DAY_MS;
    expect(priceRange(world)).toEqual({ min: 100, max: 100 });
  });
});

describe('sales that staff end', () => {
  it.each([
    ['starts later today', 2 * HOUR_MS, DAY_MS, 0],
    ['has started', -HOUR_MS, DAY_MS, 0],
    ['ended earlier today', -DAY_MS, -HOUR_MS, -HOUR_MS],
  ])('include one that %s', (_, startsInMs, endsInMs, expectedEnd) => {
    const today = sale(1, startsInMs, endsInMs);
    const { world } = worldWith(today, sale(2, DAY_MS, 2 * DAY_MS), sale(3, -2 * DAY_MS, -DAY_MS));
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(60);
    expect(endFlashSales(world)).toBe(1);
    expect(currentPrice(world, PRODUCT).discountPrice).toBe(80);
    expect(runningFlashSale(world)).toBeUndefined();
    expect(saleEnd(world, today) - REFERENCE).toBe(expectedEnd);
    expect([...world.products.endedSales.keys()]).toEqual([1]);
  });
});

describe('sales of the home page', () => {
  it('are the latest running and the latest upcoming sale', () => {
    const { world } = worldWith(
      sale(1, -2 * DAY_MS, -DAY_MS),
      sale(2, -DAY_MS, DAY_MS),
      sale(3, -DAY_MS, DAY_MS),
      sale(4, 2 * DAY_MS, 3 * DAY_MS),
      sale(5, 2 * DAY_MS, 3 * DAY_MS),
    );
    expect(runningFlashSale(world)?.id).toBe(3);
    expect(incomingFlashSale(world)?.id).toBe(5);
  });

  it('run from the start of the first day to the exact end', () => {
    const { world, clock } = worldWith(sale(1, 5 * HOUR_MS, DAY_MS));
    expect(runningFlashSale(world)?.id).toBe(1);
    clock.now = REFERENCE + DAY_MS;
    expect(runningFlashSale(world)?.id).toBe(1);
    clock.now = REFERENCE + DAY_MS + 1;
    expect(runningFlashSale(world)).toBeUndefined();
  });
});
