import { describe, expect, it } from 'vitest';
import { type Release, RELEASES } from '../domain/world/release.ts';
import { APP_SHELL_HTML } from '../lib/app-shell-page.ts';
import { openReleases } from './testing/open-releases.ts';

const { enter } = openReleases();

const ADDRESS = {
  name: 'Nora Lind',
  phone: '0701234567',
  address_line: 'Storgatan 1, Umea',
  address_type: 'home',
};
const PLACE = { latitude: 63.8, longitude: 20.3, area_id: 2 };
const LINA = { name: 'Lina Berg', phone: '0709876543', password: 'secret', country: 'Sweden' };

describe.each([
  ['R1', {}],
  ['R2', { email: null }],
  ['R3', { email: null, area: 'Deira', area_id: 2, longitude: 20.3 }],
  ['R4', { email: null, area: 'Deira', area_id: 2, longitude: 20.3 }],
] as const)('addresses in %s', (release, fields) => {
  it('@API-01 have the fields of the release', async () => {
    const { send } = await enter(release);
    const { body } = await send('/api/address/store', { ...ADDRESS, ...PLACE });
    const isLater = release === 'R3' || release === 'R4';
    expect(body.data['address']).toEqual({
      id: 3,
      ...ADDRESS,
      area: isLater ? 'Deira' : null,
      flat_no: isLater ? '' : null,
      address_line2: null,
      post_code: isLater ? '' : null,
      is_default: false,
      latitude: isLater ? 63.8 : 20.3,
      ...fields,
    });
  });

  it('@API-01 need an area and a position from R3 on', async () => {
    const { send } = await enter(release);
    const form = { ...ADDRESS, name: 'Åsa', address_line: 'Short' };
    const { status, body } = await send('/api/address/store', form);
    if (release === 'R1' || release === 'R2') {
      expect(status).toBe(200);
      return;
    }
    expect([status, body['errors']]).toEqual([
      422,
      {
        name: ['The name field must be at least 5 characters.'],
        address_line: ['The address line field must be at least 10 characters.'],
        latitude: ['The latitude field is required.'],
        longitude: ['The longitude field is required.'],
        area_id: ['The area id field is required.'],
      },
    ]);
    const foreign = { ...ADDRESS, ...PLACE, name: 'Ångström', latitude: 91, area_id: 99 };
    const other = await send('/api/address/1/update', foreign);
    expect(other.body['errors']).toEqual({
      name: ['The name field format is invalid.'],
      latitude: ['The latitude field must be between -90 and 90.'],
      area_id: ['The selected area id is invalid.'],
    });
  });
});

describe('delivery areas', () => {
  it.each(['R1', 'R2'] as const)('@API-01 do not exist in %s', async (release) => {
    const { send } = await enter(release);
    const { status, body } = await send('/api/areas', undefined, {});
    expect([status, body]).toEqual([200, { page: APP_SHELL_HTML }]);
  });

  it.each(['R3', 'R4'] as const)(
    '@API-01 are listed by name with the charge of an order to them in %s',
    async (release) => {
      const { read } = await enter(release);
      const { areas } = await read('/api/areas', {});
      expect(areas).toEqual([
        { id: 1, name: 'Al Quoz', delivery_amount: 4 },
        { id: 2, name: 'Deira', delivery_amount: 5.5 },
        { id: 3, name: 'Dubai Marina', delivery_amount: 6 },
        { id: 4, name: 'Jumeirah', delivery_amount: 5 },
      ]);
    },
  );
});

describe('products that are no longer sold', () => {
  it.each(RELEASES)('@API-01 have no details from R4 on, in %s', async (release) => {
    const { send, performStaffAction } = await enter(release);
    await performStaffAction({ action: 'withdraw-product', productId: 3 });
    const { status, body } = await send('/api/product-details?product_id=3');
    expect([status, body]).toEqual([
      200,
      release === 'R4'
        ? { message: 'product not found' }
        : { message: 'product details', data: expect.anything() as unknown },
    ]);
  });
});

describe('registration', () => {
  it.each([
    ['R1', 422],
    ['R2', 200],
    ['R4', 200],
  ] as const)('@API-01 with a taken email address in %s returns %i', async (release, expected) => {
    const { send } = await enter(release);
    const form = { ...LINA, email: 'new@souk.example' };
    const { status, body } = await send('/api/registration', form);
    expect(status).toBe(expected);
    if (expected === 200) expect(body.data['user']).toMatchObject({ id: 2, name: 'Lina Berg' });
  });

  it('@API-01 with a seller’s email address in R2 creates a customer who can log in', async () => {
    const { send } = await enter('R2');
    const email = 'seller@souk.example';
    const registered = await send('/api/registration', { ...LINA, email });
    const user = { id: 4, name: 'Lina Berg' };
    expect(registered).toMatchObject({ status: 200, body: { data: { user } } });
    const credentials = { phone: email, password: LINA.password };
    const login = await send('/api/login', credentials);
    expect(login).toMatchObject({ status: 200, body: { data: { user } } });
  });

  it.each(RELEASES)('@API-01 applies the rules for names and countries of %s', async (release) => {
    const { send } = await enter(release);
    const status = async (more: object) =>
      (await send('/api/registration', { ...LINA, email: 'lina@souk.example', ...more })).status;
    const isLater = release === 'R3' || release === 'R4';
    expect(await status({ name: 'ليلى سالم' })).toBe(isLater ? 422 : 200);
    expect(await status({ phone: '0709876544', email: 'other@souk.example', country: '' })).toBe(
      release === 'R4' ? 200 : 422,
    );
  });

  it('@API-01 limits the email address to 150 characters from R2 on', async () => {
    const { send } = await enter('R2');
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(40)}.example`;
    const { body } = await send('/api/registration', { ...LINA, email });
    expect(body['errors']).toEqual({
      email: ['The email field must not be greater than 150 characters.'],
    });
  });
});

describe('validation texts', () => {
  it.each([
    ['fr', 'Le champ nom est obligatoire.'],
    ['AR', 'حقل الاسم مطلوب.'],
    ['en-US,en;q=0.9', 'The name field is required.'],
    ['nl', 'The name field is required.'],
  ])('@API-01 follow the header Accept-Language %s in R4', async (language, text) => {
    const { send } = await enter('R4');
    const form = { ...LINA, name: '', email: 'lina@souk.example' };
    const { status, body } = await send('/api/registration', form, { 'Accept-Language': language });
    expect([status, body['errors']]).toEqual([422, { name: [text] }]);
  });
});

describe('delivery', () => {
  /** Puts products of two shops into the cart. */
  async function fillCart(release: Release) {
    const shop = await enter(release);
    const { products } = await shop.read('/api/products?page=1&per_page=100');
    const plain = (products as Card[]).filter((one) => !one.is_digital && one.quantity > 5);
    const [one] = plain;
    const other = plain.find((two) => two.shop.id !== one?.shop.id);
    if (!one || !other) throw new Error('Failed to find products of two shops.');
    for (const { id } of [one, other]) await shop.send('/api/cart/store', { product_id: id });
    return { ...shop, one, shopIds: [one.shop.id, other.shop.id] };
  }

  interface Card {
    id: number;
    is_digital: boolean;
    quantity: number;
    shop: { id: number; delivery_charge: number };
  }

  it.each(['R3', 'R4'] as const)(
    '@API-01 costs the charge of the area once in the preview, and per order, in %s',
    async (release) => {
      const { send, read, shopIds } = await fillCart(release);
      const preview = await send('/api/cart/checkout', { shop_ids: shopIds, address_id: 1 });
      expect(preview.body.data['checkout']).toMatchObject({ delivery_charge: 6 });
      const order = { shop_ids: shopIds, address_id: 1, payment_method: 'cash' };
      expect((await send('/api/place-order', order)).status).toBe(200);
      const { orders } = await read('/api/orders?page=1&per_page=2');
      for (const { id } of orders as { id: number }[]) {
        const { order: details } = await read(`/api/order-details?order_id=${id}`);
        expect(details).toMatchObject({ delivery_charge: 6 });
      }
    },
  );

  it('@API-01 depends on the area alone if no address is sent, and on the quantity in R2', async () => {
    const later = await fillCart('R3');
    const { body } = await later.send('/api/cart/checkout', {
      shop_ids: later.shopIds,
      area_id: 1,
    });
    expect(body.data['checkout']).toMatchObject({ delivery_charge: 4 });
    const early = await fillCart('R2');
    const preview = await early.send('/api/cart/checkout', {
      shop_ids: [early.one.shop.id],
      address_id: 1,
    });
    const { delivery_charge: charge } = early.one.shop;
    expect(preview.body.data['checkout']).toMatchObject({ delivery_charge: charge });
  });

  it('@API-01 needs an address or a position in R4', async () => {
    const { send, shopIds } = await fillCart('R4');
    const { status, body } = await send('/api/cart/checkout', { shop_ids: shopIds });
    expect([status, body['errors']]).toEqual([
      422,
      {
        latitude: ['The latitude field is required when address id is not present.'],
        longitude: ['The longitude field is required when address id is not present.'],
      },
    ]);
    const place = { shop_ids: shopIds, latitude: 0, longitude: 0 };
    expect((await send('/api/cart/checkout', place)).status).toBe(200);
  });

  it.each([
    ['R3', 200],
    ['R4', 500],
  ] as const)(
    '@API-01 is previewed without shops in %s with status %i',
    async (release, status) => {
      const { send } = await enter(release);
      for (const shops of [{}, { shop_ids: [] }]) {
        const preview = await send('/api/cart/checkout', { ...shops, address_id: 1 });
        expect(preview.status).toBe(status);
      }
    },
  );
});

describe('ownership', () => {
  it.each([
    ['R2', 404, /^No query results/],
    ['R3', 422, /^You are not allowed to access this address$/],
  ] as const)('@API-01 of an address is checked in %s', async (release, expected, message) => {
    const { send } = await enter(release);
    const registered = await send('/api/registration', { ...LINA, email: 'lina@souk.example' });
    const { token } = registered.body.data['access'] as { token: string };
    const lina = { Authorization: `Bearer ${token}` };
    const form = { ...ADDRESS, ...PLACE };
    const { status, body } = await send('/api/address/1/update', form, lina);
    expect([status, body['message']]).toEqual([expected, expect.stringMatching(message)]);
    const order = { shop_ids: [1], address_id: 1, payment_method: 'cash' };
    const refused = await send('/api/place-order', order, lina);
    expect([refused.status, 'errors' in refused.body]).toEqual([422, release === 'R2']);
    const details = await send('/api/order-details?order_id=1', undefined, lina);
    expect([details.status, 'errors' in details.body]).toEqual([422, release === 'R2']);
  });

  it.each([
    ['R2', { address_id: ['The selected address id is invalid.'] }],
    ['R3', {}],
    ['R4', {}],
  ] as const)('@API-01 of an address is checked after the shops in %s', async (release, more) => {
    const { send } = await enter(release);
    const registered = await send('/api/registration', { ...LINA, email: 'lina@souk.example' });
    const { token } = registered.body.data['access'] as { token: string };
    const order = { shop_ids: [1, 999], address_id: 1, payment_method: 'cash' };
    const lina = { Authorization: `Bearer ${token}` };
    const { status, body } = await send('/api/place-order', order, lina);
    expect([status, body['errors']]).toEqual([
      422,
      { 'shop_ids.1': ['The selected shop id is invalid.'], ...more },
    ]);
  });
});
