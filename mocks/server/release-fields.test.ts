import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBackend } from '../../contract/check/check-backend.ts';
import { DEFAULT_RECIPE } from '../../contract/check/target.ts';
import { loadContract } from '../../contract/engine/contract.ts';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { CONTRACT_FILE } from '../../contract/engine/read-document.ts';
import { type Release, RELEASES } from '../domain/world/release.ts';
import { openReleases } from './testing/open-releases.ts';

const { enter, mock } = openReleases();
type Json = Record<string, unknown>;

describe('fields', () => {
  it.each(RELEASES)('@API-01 of orders contain a rider from R3 on, in %s', async (release) => {
    const { read } = await enter(release);
    const { orders } = await read('/api/orders');
    const riders = await Promise.all(
      (orders as { id: number; order_status: string }[]).map(async ({ id, order_status }) => {
        const { order } = await read(`/api/order-details?order_id=${id}`);
        return [order_status, (order as { rider?: object }).rider] as const;
      }),
    );
    for (const [status, rider] of riders) {
      if (release === 'R1' || release === 'R2') expect(rider).toBeUndefined();
      else if (['Pickup', 'On The Way'].includes(status)) expect(rider).toHaveProperty('name');
      else expect(rider).toEqual([]);
    }
    expect(riders.map(([status]) => status)).toContain('On The Way');
  });

  it('@API-01 of shops contain the position from R3 on', async () => {
    const { read } = await enter('R3');
    const { shops } = await read('/api/shops');
    expect((shops as Json[])[0]).toMatchObject({ latitude: '25.04', longitude: '55.125' });
    expect(shops).toContainEqual(expect.objectContaining({ latitude: '', longitude: '' }));
    expect(await (await enter('R2')).read('/api/shops/1')).not.toHaveProperty('shop.latitude');
  });

  it('@API-01 of R4 are in lists, products, settings and posts', async () => {
    const { read } = await enter('R4');
    expect(await read('/api/home')).toMatchObject({
      best_deal_products: { length: 6 },
      support_items: [{ id: 1, title: 'Free returns' }, { id: 2 }],
      categories: { length: 12 },
    });
    const details = await read('/api/product-details?product_id=1');
    expect(details['product']).toMatchObject({
      slug: expect.stringMatching(/-1$/) as unknown,
      discount_type: 0,
      pre_order_details: [],
    });
    expect(details['seller_offers']).toHaveLength(2);
    const { filters } = await read('/api/products?page=1&per_page=1');
    expect(filters).toMatchObject({
      brands: expect.arrayContaining([
        expect.objectContaining({ name: 'Norvik', slug: 'norvik' }),
      ]) as unknown,
    });
    expect(await read('/api/contact-us')).toHaveProperty('address');
    const settings = await read('/api/master');
    expect(settings).toMatchObject({ show_product_stock: true, preOrder: false });
    expect(settings['payment_gateways']).toContainEqual(expect.objectContaining({ name: 'payu' }));
    const { blogs, categories } = await read('/api/blogs');
    expect((categories as Json[])[0]).toHaveProperty('blogs_count');
    expect((blogs as Json[]).some((blog) => blog['is_new'] === false)).toBe(true);
  });

  it('@API-01 of R1 stay as they are', async () => {
    const { read } = await enter('R1');
    expect(await read('/api/home')).not.toHaveProperty('best_deal_products');
    expect(await read('/api/product-details?product_id=1')).not.toHaveProperty('seller_offers');
    expect(await read('/api/product-details?product_id=1')).not.toHaveProperty('product.slug');
    expect(await read('/api/orders')).not.toHaveProperty('orders.0.address.email');
  });
});

describe('fields of our own', () => {
  const names = new Set<string>();
  const document = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8'), (name, value: unknown) => {
    const isOwn = typeof value === 'object' && value !== null && 'x-own' in value;
    if (isOwn && name !== 'schema') names.add(name);
    return isOwn ? undefined : value;
  }) as ContractDocument;
  /** Has none of them and allows no other fields. */
  const contract = loadContract(document, true, 'lazy');

  /** Calls every operation. Returns the names of the fields that the contract lacks. */
  async function findUndeclaredFields(release: Release) {
    const { world, customer } = await enter(release);
    const headers = { ...DEFAULT_RECIPE.headers, 'X-Mock-World': world };
    const { findings } = await checkBackend({
      contract,
      target: { origin: mock.origin, recipe: { ...DEFAULT_RECIPE, headers }, timeoutMs: 5000 },
      token: customer.Authorization.replace('Bearer ', ''),
      canWrite: true,
      only: new Set(),
      seeds: {},
    });
    const found = findings
      .filter(({ check }) => check === 'undeclared_fields')
      .map(({ pointer }) => pointer.split('/').at(-1));
    return [...new Set(found)];
  }

  // A check sends hundreds of requests.
  const timeout = 60_000;

  it('@API-01 are sent by the demo shop', { timeout }, async () => {
    const found = await findUndeclaredFields('R1');
    expect(found).toEqual(expect.arrayContaining([...names]));
  });

  it.each(['R2', 'R3', 'R4'] as const)(
    '@API-01 are missing in %s',
    { timeout },
    async (release) => {
      expect(await findUndeclaredFields(release)).toEqual([]);
    },
  );
});

describe('languages', () => {
  const titles = async (release: Release, locale: string) => {
    const { read } = await enter(release);
    const { menus } = await read('/api/master', { 'Accept-Language': locale });
    return (menus as { url: string; name: string | null }[]).map(({ name }) => name);
  };

  it.each(['R3', 'R4'] as const)(
    '@API-01 menus may lack an Arabic title in %s',
    async (release) => {
      const names = await titles(release, 'ar');
      expect(names).toContain('الرئيسية');
      expect(names).toContain(null);
    },
  );

  it('@API-01 menus are English in other languages in R3 and Arabic in R4', async () => {
    expect(await titles('R3', 'fr')).toContain('Home');
    expect(await titles('R4', 'fr')).toContain('الرئيسية');
  });

  it('@API-01 names are Arabic in every language but English in R4', async () => {
    const { read } = await enter('R4');
    const nameIn = async (locale: string) => {
      const { categories } = await read('/api/categories', { 'Accept-Language': locale });
      return (categories as { name: string }[])[0]?.name;
    };
    expect(await nameIn('fr')).toBe(await nameIn('ar'));
    expect(await nameIn('en')).not.toBe(await nameIn('ar'));
  });
});

it('@API-01 vouchers of a shop include those of the platform from R2 on', async () => {
  const types = async (release: Release) => {
    const { read } = await enter(release);
    const { shops } = await read('/api/shops');
    const lists = await Promise.all(
      (shops as { id: number }[]).map(({ id }) => read(`/api/get-vouchers?shop_id=${id}`)),
    );
    const coupons = lists.flatMap((list) => list['coupons'] as { voucher_type: string }[]);
    return new Set(coupons.map((coupon) => coupon.voucher_type));
  };
  expect(await types('R1')).toEqual(new Set(['Shop Voucher']));
  expect(await types('R2')).toEqual(new Set(['Shop Voucher', 'Amin Voucher']));
});

it.each([
  ['R1', '4601700000001'],
  ['R2', '01700000001'],
] as const)('@API-01 codes by phone name the recipient in %s', async (release, recipient) => {
  const { send } = await enter(release, { settings: { register_otp_type: 'phone' } });
  const { body } = await send('/api/send-otp', { phone: '01700000001', phone_code: '46' });
  expect(body.data).toMatchObject({ email_or_phone: recipient });
});

it('@API-08 releases combine with other scenarios', async () => {
  const { read } = await enter('R4', { others: ['single-vendor'] });
  expect(await read('/api/master')).toMatchObject({ multi_vendor: false, purchase: true });
  const { orders } = await read('/api/orders');
  expect((orders as { order_code: string }[])[0]?.order_code).toMatch(/^#SO/);
  expect(await (await enter('R3', { others: ['hostile'] })).read('/api/addresses')).toMatchObject({
    total: 2,
  });
  expect(await (await enter('R4', { others: ['empty'] })).read('/api/home')).toMatchObject({
    best_deal_products: [],
  });
  expect(await (await enter('R3', { others: ['sparse'] })).read('/api/shops')).toMatchObject({
    total: 1,
  });
});
