import { describe, expect, it } from 'vitest';
import { mapLocales } from '../../fixtures/localised-text.ts';
import { addToCart } from '../cart/cart.ts';
import { ordersOf, placeOrders, type Purchase } from './orders.ts';
import { findProduct, soldOf, stockOf } from '../inventory/products.ts';
import { smallProduct } from '../testing/small-base.ts';
import { REFERENCE, smallWorld } from '../testing/small-world.ts';

const CASH: Purchase = {
  shopIds: [1, 2],
  addressId: 1,
  paymentMethod: 'cash',
  note: 'Ring twice',
  isBuyNow: false,
  code: null,
};

type Small = ReturnType<typeof smallWorld>;

function fillCart({ world, customer }: Small, id: number, quantity = 1, isBuyNow = false): void {
  const product = findProduct(world, id);
  if (!product) throw new Error(`The small base has no product ${id}.`);
  const sizeId = product.sizes[0]?.id ?? null;
  const colourId = product.colours[0]?.id ?? null;
  addToCart(world, customer, product, { quantity, sizeId, colourId, unit: null, isBuyNow });
}

describe('placing orders', () => {
  it('creates one order per shop under one payment, listed newest first', () => {
    const small = smallWorld();
    fillCart(small, 1, 2);
    fillCart(small, 3);
    fillCart(small, 2);
    expect(placeOrders(small.world, small.customer, CASH)).toBe(1);
    const orders = ordersOf(small.world, small.customer);
    expect(orders.map(({ code, paymentId, shopId }) => [code, paymentId, shopId])).toEqual([
      ['#BK000002', 1, 2],
      ['#RC000001', 1, 1],
    ]);
    expect(orders[1]).toMatchObject({ status: 'Pending', isPaid: false, note: 'Ring twice' });
    expect(orders[1]?.placedAt).toBe(REFERENCE);
  });

  it('stores the names of the options and the price with surcharges', () => {
    const small = smallWorld();
    fillCart(small, 1, 2);
    placeOrders(small.world, small.customer, CASH);
    const [order] = ordersOf(small.world, small.customer);
    expect(order?.lines).toEqual([
      {
        productId: 1,
        quantity: 2,
        unitPrice: 87.5,
        size: 'Large',
        colour: 'Red',
        unit: 'piece',
        isDigital: false,
        flashSaleId: null,
      },
    ]);
    expect(order?.figures).toMatchObject({ total: 175, delivery: 30, tax: 17.5, payable: 222.5 });
  });

  it('delivers a shop with a digital line at once, and charges delivery', () => {
    const small = smallWorld({ settings: { ...smallWorld().world.base.settings, taxes: [] } });
    fillCart(small, 3);
    placeOrders(small.world, small.customer, CASH);
    const [order] = ordersOf(small.world, small.customer);
    expect(order?.status).toBe('Delivered');
    expect(order?.figures.payable).toBe(72);
  });

  it('moves pieces from stock to sold without a check', () => {
    const small = smallWorld();
    fillCart(small, 2, 2);
    const other = smallWorld().world.accounts[1];
    if (other?.role !== 'customer') throw new Error('The world has no second customer.');
    other.cart = structuredClone(small.customer.cart);
    placeOrders(small.world, small.customer, CASH);
    placeOrders(small.world, other, CASH);
    const product = small.world.base.products[1];
    if (!product) throw new Error('The base has no second product.');
    expect(stockOf(small.world, product)).toBe(-2);
    expect(soldOf(small.world, product)).toBe(44);
    expect(product.stock).toBe(2);
  });

  it('counts flash sale pieces and charges the flash price for all of them', () => {
    const sale = {
      id: 1,
      name: mapLocales(() => 'Flash'),
      picture: 'x',
      startsInMs: 0,
      endsInMs: 1000,
      lines: [{ productId: 1, percentage: 40, price: 60, quantity: 2, sold: 0 }],
    };
    const small = smallWorld({ products: [smallProduct(1)], flashSales: [sale] });
    fillCart(small, 1, 3);
    placeOrders(small.world, small.customer, CASH);
    expect(ordersOf(small.world, small.customer)[0]?.figures.total).toBe(180);
    expect(small.world.products.flashSold.get('1:1')).toBe(3);
  });

  it('removes the ordered lines from the cart and keeps the others', () => {
    const small = smallWorld();
    fillCart(small, 1);
    fillCart(small, 3);
    fillCart(small, 2, 1, true);
    placeOrders(small.world, small.customer, { ...CASH, shopIds: [1] });
    expect(small.customer.cart.map(({ productId, isBuyNow }) => [productId, isBuyNow])).toEqual([
      [3, false],
      [2, true],
    ]);
  });

  it('orders only the buy-now line on request', () => {
    const small = smallWorld();
    fillCart(small, 1);
    fillCart(small, 2, 1, true);
    placeOrders(small.world, small.customer, { ...CASH, isBuyNow: true });
    expect(ordersOf(small.world, small.customer)[0]?.lines[0]?.productId).toBe(2);
    expect(small.customer.cart.map(({ productId }) => productId)).toEqual([1]);
  });

  it('does nothing when the cart has no line of the shops', () => {
    const small = smallWorld();
    fillCart(small, 1);
    const purchase = { ...CASH, shopIds: [2] };
    expect(placeOrders(small.world, small.customer, purchase)).toBeUndefined();
    expect(small.world.orders).toEqual([]);
    expect(small.customer.cart).toHaveLength(1);
  });
});

describe('past orders', () => {
  it('are recorded oldest first at the prices of the base', () => {
    const line = { productId: 1, quantity: 1, sizeId: 1, colourId: null } as const;
    const common = {
      shopId: 1,
      lines: [line],
      note: null,
      paymentMethod: 'stripe',
      isPaid: true,
    } as const;
    const address = {
      id: 7,
      name: 'Amira Haddad',
      phone: '501234567',
      area: null,
      flatNo: null,
      addressType: 'home',
      addressLine: 'Rainbow Street 1',
      addressLine2: null,
      postCode: null,
      isDefault: true,
      latitude: 31.9,
      longitude: 35.9,
    } as const;
    const { world, customer } = smallWorld(
      {},
      {
        past: {
          addresses: [address],
          voucherIds: [],
          orders: [
            { ...common, status: 'Pending', ageMs: 1000 },
            { ...common, status: 'Delivered', ageMs: 5000 },
          ],
        },
      },
    );
    expect(
      ordersOf(world, customer).map(({ id, status, placedAt }) => [id, status, placedAt]),
    ).toEqual([
      [2, 'Pending', REFERENCE - 1000],
      [1, 'Delivered', REFERENCE - 5000],
    ]);
    expect(world.orders[0]).toMatchObject({ addressId: 7, paymentMethod: 'stripe', isPaid: true });
    expect(world.orders[0]?.lines[0]?.unitPrice).toBe(85);
    expect(world.products.stock.size).toBe(0);
  });
});
