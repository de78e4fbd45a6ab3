import { describe, expect, it } from 'vitest';
import {
  activeFlashOfferOf,
  flashPiecesLeft,
  sellFlashPieces,
} from '../flash-sales/flash-sales.ts';
import { withdrawProduct } from '../inventory/products.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue } from '../testing/pick-product.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';

const shop = openShop();
const [running, incoming] = sharedBase(1).flashSales;
describe('GET /flash-sales', () => {
  it('@API-04 returns both sales without products', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'FlashSalesResponse'>('/api/flash-sales');
    expect([status, body.message]).toEqual([200, 'incoming and running flash sale']);
    expect(body.data.running_flash_sale).toEqual({
      id: 1,
      name: running?.name.en,
      thumbnail: `${shop.origin}/media/${running?.picture}-800.webp`,
      start_date: '2026-11-20 10:00:00',
      end_date: '2026-11-23 15:00:00',
      products: null,
    });
    expect(body.data.incoming_flash_sale).toMatchObject({ id: 2, products: null });
  });

  it('@API-04 returns no sale when all are over', async () => {
    const { visitor, clock } = shop.enter();
    clock.advance(30 * DAY_MS);
    const { body } = await visitor.get<'FlashSalesResponse'>('/api/flash-sales');
    expect(body.data).toEqual({ incoming_flash_sale: null, running_flash_sale: null });
  });
});

describe('GET /flash-sale/{id}/details', () => {
  const saleIds = running?.lines.map(({ productId }) => productId) ?? [];

  it('@API-04 shows the products at their flash prices, 18 per page', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'FlashSaleResponse'>('/api/flash-sale/1/details');
    expect([status, body.message]).toEqual([200, 'flash sale details']);
    expect(body.data.flash_sale).toMatchObject({ id: 1, products: null });
    expect(body.data.total_products).toBe(saleIds.length);
    expect(body.data.products.map(({ id }) => id)).toEqual(saleIds.slice(0, 18));
    expect(
      body.data.products.map(({ discount_price, discount_percentage, quantity }) => [
        discount_price,
        discount_percentage,
        quantity,
      ]),
    ).toEqual(
      running?.lines.map((line) => [line.price, line.percentage, line.quantity - line.sold]),
    );
  });

  it.each([
    ['?page=2&per_page=5', saleIds.slice(5, 10)],
    ['?per_page=5', saleIds.slice(0, 5)],
    ['?page=2', saleIds.slice(18)],
    ['?page=0', saleIds],
    ['?page=0&per_page=2', saleIds],
  ])('@API-04 returns the page for %s', async (query, expected) => {
    const { visitor } = shop.enter();
    const { body } = await visitor.get<'FlashSaleResponse'>(`/api/flash-sale/1/details${query}`);
    expect(body.data.products.map(({ id }) => id)).toEqual(expected);
    expect(body.data.total_products).toBe(saleIds.length);
  });

  it('@API-04 filters by category', async () => {
    const categoryId = catalogue.find(({ id }) => id === saleIds[0])?.categoryId;
    const expected = saleIds.filter(
      (id) => catalogue.find((product) => product.id === id)?.categoryId === categoryId,
    );
    const { visitor } = shop.enter();
    const path = '/api/flash-sale/1/details?category_id=';
    const { body } = await visitor.get<'FlashSaleResponse'>(`${path}${categoryId}`);
    expect(body.data.products.map(({ id }) => id)).toEqual(expected);
    expect(body.data.total_products).toBe(expected.length);
    expect(expected.length).toBeLessThan(saleIds.length);
    const none = await visitor.get<'FlashSaleResponse'>(`${path}999`);
    expect(none.body.data).toMatchObject({ total_products: 0, products: [] });
  });

  it('@API-04 leaves out withdrawn products', async () => {
    const { visitor, world } = shop.enter();
    const [gone = 0] = saleIds;
    withdrawProduct(world, gone);
    const { body } = await visitor.get<'FlashSaleResponse'>('/api/flash-sale/1/details');
    expect(body.data.total_products).toBe(saleIds.length - 1);
    expect(body.data.products.map(({ id }) => id)).not.toContain(gone);
  });

  it('@API-04 shows regular prices in future and past sales', async () => {
    const { visitor, clock } = shop.enter();
    const prices = async (id: number) =>
      (
        await visitor.get<'FlashSaleResponse'>(`/api/flash-sale/${id}/details`)
      ).body.data.products.map(({ discount_price }) => discount_price);
    const everyday = incoming?.lines.map(() => 0);
    expect(await prices(2)).toEqual(everyday);
    clock.advance(6 * DAY_MS);
    expect(await prices(2)).toEqual(incoming?.lines.map(({ price }) => price));
    expect(await prices(1)).toEqual(saleIds.map(() => 0));
  });

  it('@API-04 restores and sorts by the regular price when the last piece is sold', async () => {
    const { visitor, world } = shop.enter();
    const product = catalogue.find(({ id }) => id === saleIds[0]);
    const offer = product && activeFlashOfferOf(world, product);
    if (!product || !offer) throw new Error('The product has no flash offer.');
    const find = async () => {
      const path = `/api/products?sort_type=low_to_high&shop_id=${product.shopId}`;
      const { products } = (await visitor.get<'ProductsResponse'>(path)).body.data;
      const paid = products.map(({ price, discount_price }) => discount_price || price);
      expect(paid).toEqual(paid.toSorted((one, other) => one - other));
      return products.find(({ id }) => id === product.id);
    };
    expect(await find()).toMatchObject({ discount_price: offer.line.price });
    sellFlashPieces(world, offer, flashPiecesLeft(world, offer));
    expect(await find()).toMatchObject({ discount_price: 0, quantity: product.stock });
  });

  it.each([3, 99])('@API-04 returns 404 for the unknown sale %i', async (id) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ErrorMessage'>(`/api/flash-sale/${id}/details`);
    const message = `No query results for model [App\\Models\\FlashSale] ${id}`;
    expect([status, body]).toEqual([404, { message }]);
  });
});
