import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { pickCart, pickProduct } from '../testing/pick-product.ts';
import { markReturned, markReviewed } from './order-marks.ts';
import { setOrderStatus } from './set-order-status.ts';
import {
  buy,
  getOrderDetails,
  enterAsAmira,
  MISSING_ORDER_ID,
  UNKNOWN_ORDER,
} from './testing/order-requests.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';

const shop = openShop();
const { one, sibling } = pickCart();
const enter = (settings = {}) => enterAsAmira(shop, settings);

describe('GET /order-details', () => {
  it('@API-04 shows amounts, shop, documents and taxes of an order', async () => {
    const { amira, world } = await enter();
    const id = await buy(amira, one.id, one.shopId, 2);
    const order = await getOrderDetails(amira, id);
    const [first] = world.base.settings.taxes;
    expect(order).toMatchObject({
      id,
      order_status: 'Pending',
      created_at: '2026-11-21T10:00:00.000000Z',
      placed_at: '21 Nov, 2026 10:00 AM',
      payment_method: 'Online Payment',
      payment_status: 'Pending',
      discount: 0,
      coupon_discount: 0,
      quantity: 2,
      shop: { id: one.shopId },
      invoice_url: `${shop.origin}/shop/download-invoice/${id}`,
      payment_receipt_url: `${shop.origin}/shop/payment-slip/${id}/download`,
      address: { id: 1 },
      return_order_within_days: 30,
      last_return_date: '21 Dec, 2026 10:00 AM',
      is_returnable: false,
    });
    expect(order.payable_amount).toBeCloseTo(
      order.total_amount + order.delivery_charge + order.tax_amount,
      2,
    );
    expect(order.estimated_delivery_date).toBe(world.base.shops[one.shopId - 1]?.estimatedDelivery);
    expect(order.all_vat_taxes[0]).toMatchObject({
      order_id: id,
      name: first?.name,
      percentage: first?.percentage,
      created_at: '2026-11-21T10:00:00.000000Z',
    });
    const previous = await getOrderDetails(amira, id - 1);
    expect(order.all_vat_taxes[0]?.id).toBe((previous.all_vat_taxes.at(-1)?.id ?? 0) + 1);
  });

  it('shows when an order reached its statuses', async () => {
    const { amira, world } = await enter();
    const id = await buy(amira, one.id, one.shopId);
    setOrderStatus(world, id, 'Confirm');
    setOrderStatus(world, id, 'Delivered');
    const { status_history: history = [] } = await getOrderDetails(amira, id);
    expect(history.map(({ status }) => status)).toEqual(['Pending', 'Confirm', 'Delivered']);
    expect(history[0]?.created_at).toBe('2026-11-21T10:00:00.000000Z');
  });

  it('dates every step of a past order, in order and never in the future', async () => {
    const { amira, world } = await enter();
    const sent = world.orders.find(({ status }) => status === 'On The Way');
    const { status_history: history = [] } = await getOrderDetails(amira, sent?.id ?? 0);
    expect(history.map(({ status }) => status)).toEqual([
      'Pending',
      'Confirm',
      'Processing',
      'Pickup',
      'On The Way',
    ]);
    const times = history.map(({ created_at: at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((first, second) => first - second));
    expect(times.at(-1)).toBeLessThan(world.now());
  });

  it('@API-04 shows the price paid only while the product has a discount', async () => {
    const reduced = pickProduct(
      ({ discountPrice, stock, isDigital, sizes, colours }) =>
        discountPrice > 0 && stock > 9 && !isDigital && sizes.length + colours.length > 0,
    );
    const plain = pickProduct(
      ({ discountPrice, stock, isDigital }) => discountPrice === 0 && stock > 9 && !isDigital,
    );
    const { amira, world } = await enter();
    const first = await getOrderDetails(amira, await buy(amira, reduced.id, reduced.shopId));
    expect(first.products[0]).toMatchObject({ price: reduced.price, order_qty: 1 });
    expect(first.products[0]?.discount_price).toBe(world.orders.at(-1)?.lines[0]?.unitPrice);
    const second = await getOrderDetails(amira, await buy(amira, plain.id, plain.shopId));
    expect(second.products[0]).toMatchObject({ price: plain.price, discount_price: 0 });
  });

  it('@API-04 returns is_returned inverted, and shows the review’s stars', async () => {
    const { amira, world } = await enter();
    await amira.post('/api/cart/store', { product_id: one.id });
    const id = await buy(amira, sibling.id, one.shopId);
    markReturned(world, id, one.id);
    markReviewed(world, id, sibling.id, 4);
    const { products } = await getOrderDetails(amira, id);
    expect(products.map(({ is_returned, rating }) => [is_returned, rating])).toEqual([
      [false, null],
      [true, 4],
    ]);
  });

  it('@API-04 returns the licence and the files of a download, paid or unpaid', async () => {
    const { amira, world } = await enter();
    const digital = world.orders.filter(({ lines }) => lines.some(({ isDigital }) => isDigital));
    expect(digital.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    for (const { id } of digital) {
      const order = await getOrderDetails(amira, id);
      const [product] = order.products;
      const key = product?.license?.product_license;
      expect(product?.license).toMatchObject({
        product_id: product?.id,
        user_id: 1,
        order_id: id,
        is_used: 1,
        status: 1,
        created_at: order.created_at,
      });
      expect(product?.license_download_link).toBe(
        `${shop.origin}/api/download-product-license/${key}?order_id=${id}`,
      );
      for (const { url, extension } of product?.attachments ?? []) {
        expect(url).toMatch(new RegExp(`/media/downloads/[\\w-]+\\.${extension}$`));
        expect((await fetch(url)).status).toBe(200);
      }
      expect(product?.attachments.length).toBeGreaterThan(0);
      expect(order.is_returnable).toBe(false);
    }
  });

  it('@API-04 counts the return days of the setting from the order time', async () => {
    const { amira, world, clock } = await enter({ return_order_within_days: 3 });
    const id = await buy(amira, one.id, one.shopId);
    setOrderStatus(world, id, 'Delivered');
    const returnable = async () => (await getOrderDetails(amira, id)).is_returnable;
    expect(await returnable()).toBe(true);
    clock.advance(3 * DAY_MS);
    expect(await returnable()).toBe(true);
    clock.advance(1);
    expect(await returnable()).toBe(false);
    expect((await getOrderDetails(amira, id)).return_order_within_days).toBe(3);
  });

  it('@API-04 translates names, but not the selected options', async () => {
    const { amira, world } = await enter();
    const order = world.orders.find(({ lines }) => lines.some(({ colour }) => colour !== null));
    const product = world.base.products[(order?.lines[0]?.productId ?? 0) - 1];
    const arabic = await getOrderDetails(
      amira.withHeaders({ 'Accept-Language': 'ar' }),
      order?.id ?? 0,
    );
    expect(arabic.products[0]).toMatchObject({
      name: product?.name.ar,
      color: order?.lines[0]?.colour,
    });
  });

  it.each([
    ['an unknown order', '?order_id=999', UNKNOWN_ORDER],
    ['no order', '', MISSING_ORDER_ID],
  ])('@API-04 rejects %s', async (_, query, refusal) => {
    const { amira } = await enter();
    const response = await amira.get<'ValidationError'>(`/api/order-details${query}`);
    expect([response.status, response.body]).toEqual([422, refusal]);
  });
});
