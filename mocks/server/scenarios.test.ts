import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../domain/handlers.ts';
import { scenarios } from '../worlds/scenarios/scenarios.ts';
import { createWorldStore, WORLD_NAME_PATTERN } from '../worlds/world-store.ts';
import { createMockServer } from './create-server.ts';
import { readDocument } from '../../contract/engine/read-document.ts';
import { openMock, signIn } from './testing/open-mock.ts';
import { openScenarioWorld } from './testing/open-scenario-world.ts';
import { skipWaits } from './testing/skip-waits.ts';

const mock = openMock();

const createScenarioWorld = (scenario: string) => openScenarioWorld(mock, scenario);

const COMMON_PATHS = [
  '/api/master',
  '/api/home',
  '/api/categories',
  '/api/products?page=1&per_page=50',
  '/api/reviews?page=1&per_page=20',
  '/api/carts',
  '/api/addresses',
  '/api/orders',
  '/api/favorite-products',
];

describe('scenarios', () => {
  it.each(
    Object.keys(scenarios).filter(
      (name) =>
        !['slow', 'flaky', 'offline-ish', 'huge', 'no-admin', 'no-countries'].includes(name),
    ),
  )('@API-08 %s matches the contract', async (name) => {
    const { world, read } = await createScenarioWorld(name);
    const headers = await signIn(mock, world);
    for (const path of COMMON_PATHS) await read(path, headers);
  });

  it.each<[string, object]>([
    ['single-vendor', { multi_vendor: false }],
    ['rtl', { app_locale: 'ar' }],
    ['code-verification', { register_otp_verify: true, order_place_account_verify: true }],
    ['no-realtime', { pusher_app_key: null }],
    ['no-languages', { languages: [] }],
    ['suffix-currency', { currency: { symbol: '$', position: 'suffix' } }],
    ['pale-primary', { theme_colors: { primary: '#fff3a8' } }],
  ])('@API-08 %s changes the settings', async (name, settings) => {
    const { read } = await createScenarioWorld(name);
    expect(await read('/api/master')).toMatchObject(settings);
  });

  it('@API-08 single-vendor has one shop, and a purchase is one order with its prefix', async () => {
    const { world, read } = await createScenarioWorld('single-vendor');
    const headers = await signIn(mock, world);
    const { products } = (await read('/api/products?page=1&per_page=50')) as {
      products: { id: number; is_digital: boolean; quantity: number; shop: { name: string } }[];
    };
    expect([...new Set(products.map(({ shop }) => shop.name))]).toEqual(['Souk']);
    const [one, other] = products.filter((product) => !product.is_digital && product.quantity > 0);
    for (const product of [one, other]) {
      const body = { product_id: product?.id, quantity: 1 };
      await mock.send('/api/cart/store', { method: 'POST', world, headers, body });
    }
    const { cart_items: groups } = (await read('/api/carts', headers)) as { cart_items: unknown[] };
    expect(groups).toHaveLength(1);
    const { orders } = (await read('/api/orders', headers)) as { orders: { order_code: string }[] };
    expect(orders.length).toBeGreaterThan(5);
    for (const { order_code: code } of orders) expect(code).toMatch(/^#SO\d{6}$/);
  });

  it('@API-08 empty has no products and no orders', async () => {
    const { world, read } = await createScenarioWorld('empty');
    expect(await read('/api/products')).toMatchObject({ total: 0, products: [] });
    expect(await read('/api/categories')).toMatchObject({ total: 0 });
    expect(await read('/api/home')).toMatchObject({
      shops: [],
      popular_products: [],
      running_flash_sale: null,
    });
    const headers = await signIn(mock, world);
    expect(await read('/api/orders', headers)).toMatchObject({ total: 0 });
    expect(await read('/api/addresses', headers)).toMatchObject({ total: 2 });
  });

  it('@API-08 sparse has one of everything, and products with few or no pictures', async () => {
    const { world, read } = await createScenarioWorld('sparse');
    const total = (rows: number) => expect.objectContaining({ total: rows }) as unknown;
    expect(await read('/api/categories')).toEqual(total(1));
    expect(await read('/api/shops')).toEqual(total(1));
    expect(await read('/api/products')).toEqual(total(4));
    expect(await read('/api/home')).toMatchObject({
      banners: { length: 1 },
      ads: [],
      incoming_flash_sale: null,
      running_flash_sale: { products: [{ id: 4, discount_percentage: 25 }] },
    });
    const galleries = [1, 2, 3, 4].map(async (id) => {
      const data = await read(`/api/product-details?product_id=${id}`);
      const { product } = data as { product: { thumbnails: { type: string }[] } };
      return product.thumbnails.map(({ type }) => type);
    });
    expect(await Promise.all(galleries)).toEqual([
      ['image'],
      ['image'],
      ['youtube', 'image'],
      ['image', 'image'],
    ]);
    const headers = await signIn(mock, world);
    expect(await read('/api/orders', headers)).toEqual(total(0));
    expect(await read('/api/addresses', headers)).toEqual(total(1));
  });

  it('new-customer has a shop but no past orders', async () => {
    const { world, read } = await createScenarioWorld('new-customer');
    const headers = await signIn(mock, world);
    expect(await read('/api/orders', headers)).toMatchObject({ total: 0 });
    expect(await read('/api/addresses', headers)).toMatchObject({ total: 0 });
    expect(await read('/api/products')).toMatchObject({ total: 600 });
  });

  it('@API-08 ended-flash-sale removes the sale and its prices', async () => {
    const usual = await (await createScenarioWorld('default')).read('/api/home');
    const sale = (usual as { running_flash_sale: { products: { id: number }[] } })
      .running_flash_sale;
    const id = sale.products[0]?.id;
    const { read } = await createScenarioWorld('ended-flash-sale');
    expect(await read('/api/home')).toMatchObject({ running_flash_sale: null });
    const path = `/api/product-details?product_id=${id}`;
    expect(await read(path)).toMatchObject({ product: { discount_price: 0, flash_sale: null } });
  });

  it('are applied in order', async () => {
    const { read } = await createScenarioWorld('rtl,empty,suffix-currency');
    expect(await read('/api/master')).toMatchObject({
      app_locale: 'ar',
      currency: { position: 'suffix' },
    });
    expect(await read('/api/products')).toMatchObject({ total: 0 });
  });

  it('slow delays a response by two seconds', async () => {
    const { get } = await createScenarioWorld('slow');
    const countWaits = skipWaits(2000);
    expect((await get('/api/countries')).status).toBe(200);
    expect(countWaits()).toBe(1);
  });

  it('flaky fails every fourth call, offline-ish drops it', async () => {
    const flaky = await createScenarioWorld('flaky');
    const statuses: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      statuses.push((await flaky.get('/api/countries')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 500, 200, 200, 200, 500]);
    const offline = await createScenarioWorld('offline-ish');
    for (let call = 0; call < 3; call += 1) await offline.read('/api/countries');
    await expect(offline.get('/api/countries')).rejects.toThrow('fetch failed');
  });

  it('are chosen by the request that creates a world', async () => {
    const headers = { 'X-Mock-Scenario': 'empty' };
    const load = async (more: object) => {
      const response = await mock.send('/api/products', { world: 'by-header', ...more });
      return ((await response.json()) as { data: { total: number } }).data.total;
    };
    expect(await load({ headers })).toBe(0);
    expect(await load({})).toBe(0);
    expect(await load({ headers: { 'X-Mock-Scenario': 'rtl' } })).toBe(0);
    const wrong = await mock.send('/api/products', { headers: { 'X-Mock-Scenario': 'rlt' } });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('there is no \\"rlt\\". Use default, single-vendor');
  });

  it('@API-08 switch in a running world, which restarts only when necessary', async () => {
    const world = 'switched';
    const patch = async (scenario: string) => {
      const sending = { method: 'PATCH', world: null, body: { scenario } };
      return (await mock.send(`/__mock/worlds/${world}`, sending)).json();
    };
    const headers = await signIn(mock, world);
    expect(await patch('rtl,slow')).toMatchObject({ isReplaced: false });
    expect(await patch('rtl')).toMatchObject({ isReplaced: false });
    const read = async (path: string) => (await mock.send(path, { world, headers })).json();
    expect(await read('/api/master')).toMatchObject({ data: { app_locale: 'ar' } });
    expect(await read('/api/orders')).toMatchObject({ data: { total: 11 } });
    expect(await patch('empty')).toMatchObject({ isReplaced: true });
    expect((await mock.send('/api/orders', { world, headers })).status).toBe(401);
    expect(await read('/api/master')).toMatchObject({ data: { app_locale: 'en' } });
  });
});

describe('scenarios in development', () => {
  const worlds = createWorldStore('development');
  const server = createMockServer({ document: readDocument(), handlers, worlds });
  let origin = '';
  beforeAll(async () => {
    origin = `http://127.0.0.1:${await server.listen(0)}`;
  });
  afterAll(() => server.close());

  it('create their own world when none is named and do not change the default world', async () => {
    const load = async (headers: Record<string, string>) => {
      const response = await fetch(`${origin}/api/master`, { headers });
      return ((await response.json()) as { data: { app_locale: string; app_environment: string } })
        .data;
    };
    expect(await load({ Cookie: 'a=b; mock-scenario=rtl.suffix-currency' })).toMatchObject({
      app_locale: 'ar',
      app_environment: 'local',
    });
    expect(await load({})).toMatchObject({ app_locale: 'en' });
    expect([...worlds.all()].map(({ world }) => world.id)).toEqual([
      'scenario-rtl.suffix-currency',
      'default',
    ]);
  });

  it('create different worlds for long lists with the same start', async () => {
    const load = async (headers: Record<string, string>) =>
      (await fetch(`${origin}/api/master`, { headers })).json();
    const names = 'single-vendor.code-verification.ended-flash-sale.suffix-currency';
    const [arabic, english] = [`${names}.rtl`, `${names}.new-customer`];
    for (const [list, app_locale] of [
      [arabic, 'ar'],
      [english, 'en'],
      [arabic, 'ar'],
    ] as const) {
      const response = await load({ 'X-Mock-Scenario': list });
      expect(response).toMatchObject({ data: { app_locale } });
    }
    const created = [...worlds.all()].map(({ world }) => world.id).slice(-2);
    for (const id of created) {
      expect(id).toMatch(WORLD_NAME_PATTERN);
      worlds.delete(id);
      // The name alone does not contain all scenarios.
      expect(await load({ 'X-Mock-World': id })).toEqual({
        message: expect.stringContaining('its name lacks some of its scenarios') as unknown,
      });
    }
  });
});
