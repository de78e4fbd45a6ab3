import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const FORM = {
  name: 'Nora Lind',
  phone: '0701234567',
  address_type: 'home',
  address_line: 'Storgatan 1',
};

async function list(visitor: Visitor) {
  const { body } = await visitor.get<'AddressesResponse'>('/api/addresses');
  return body.data.addresses;
}

async function store(visitor: Visitor, more: object = {}) {
  const { body } = await visitor.post<'AddressResponse'>('/api/address/store', {
    ...FORM,
    ...more,
  });
  return body.data.address;
}

describe('GET /addresses', () => {
  it('@API-04 lists the default address first, with its longitude in the latitude field', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.get<'AddressesResponse'>('/api/addresses');
    expect([status, body.message, body.data.total]).toEqual([200, 'all addresses', 2]);
    expect(body.data.addresses[0]).toEqual({
      id: 1,
      name: 'Amira Haddad',
      phone: '0501234567',
      area: 'Dubai Marina',
      flat_no: '1204',
      address_type: 'home',
      address_line: 'Marina Walk 18, Al Sahab Tower',
      address_line2: null,
      post_code: null,
      is_default: true,
      latitude: '55.1398',
    });
  });

  it('@API-04 paginates only with both page parameters', async () => {
    const amira = await shop.enter().visitor.signIn();
    const count = async (query: string) => {
      const { body } = await amira.get<'AddressesResponse'>(`/api/addresses${query}`);
      return [body.data.total, body.data.addresses.length];
    };
    expect(await count('?page=1&per_page=1')).toEqual([2, 1]);
    expect(await count('?page=9&per_page=1')).toEqual([2, 0]);
    expect(await count('?per_page=1')).toEqual([2, 2]);
    expect(await count('?page=2')).toEqual([2, 2]);
  });

  it('@API-04 returns no addresses for a new customer', async () => {
    const nora = await shop.enter().visitor.signIn('new@souk.example');
    expect(await list(nora)).toEqual([]);
  });
});

describe('POST /address/store', () => {
  it('@API-04 stores blanks as null and does not make the first address the default', async () => {
    const nora = await shop.enter().visitor.signIn('new@souk.example');
    const form = { ...FORM, area: '', latitude: 59.3, longitude: 18.06 };
    const { status, body } = await nora.post<'AddressResponse'>('/api/address/store', form);
    expect([status, body.message]).toEqual([200, 'address created successfully']);
    expect(body.data.address).toMatchObject({
      id: 3,
      area: null,
      flat_no: null,
      is_default: false,
      latitude: 18.06,
    });
    expect((await list(nora))[0]?.latitude).toBe('18.06');
  });

  it('@API-04 clears the other defaults when a new default is stored', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { id } = await store(amira, { is_default: true });
    expect((await list(amira)).map((address) => [address.id, address.is_default])).toEqual([
      [id, true],
      [2, false],
      [1, false],
    ]);
  });

  it('@API-04 rejects a form with a message for each field', async () => {
    const nora = await shop.enter().visitor.signIn('new@souk.example');
    const form = { phone: '12345' };
    const { status, body } = await nora.post<'ValidationError'>('/api/address/store', form);
    expect(status).toBe(422);
    expect(Object.entries(body.errors ?? {})).toEqual([
      ['name', ['The name field is required']],
      ['phone', ['The phone field must have at least 9 digits.']],
      ['address_line', ['The address line field is required']],
      ['address_type', ['The address type field is required']],
    ]);
    expect(await list(nora)).toEqual([]);
  });
});

describe('POST /address/{id}/update', () => {
  it('@API-04 replaces everything but the coordinates, and clears the default flag when it is omitted', async () => {
    const amira = await shop.enter().visitor.signIn();
    const form = { ...FORM, longitude: 1 };
    const { status, body } = await amira.post<'AddressResponse'>('/api/address/1/update', form);
    expect([status, body.message]).toEqual([200, 'address updated successfully']);
    expect(body.data.address).toMatchObject({
      id: 1,
      name: 'Nora Lind',
      area: null,
      is_default: false,
      latitude: '55.1398',
    });
  });

  it('@API-04 updates the address in orders that used it', async () => {
    const amira = await shop.enter().visitor.signIn();
    await amira.post('/api/address/1/update', FORM);
    const { body } = await amira.get<'OrdersResponse'>('/api/orders');
    expect(body.data.orders[0]?.address?.address_line).toBe('Storgatan 1');
  });

  it('@API-04 returns 404 when updating an unknown address or another customer’s', async () => {
    const nora = await shop.enter().visitor.signIn('new@souk.example');
    for (const id of [99, 1]) {
      const { status, body } = await nora.post<'ErrorMessage'>(`/api/address/${id}/update`, FORM);
      const message = `No query results for model [App\\Models\\Address] ${id}`;
      expect([status, body]).toEqual([404, { message }]);
    }
  });

  it('@API-04 checks the phone number’s length against the settings', async () => {
    const settings = { phone_min_length: 5, phone_max_length: 6 };
    const amira = await shop.enter(settings).visitor.signIn();
    const send = async (phone: string) =>
      (await amira.post<'ValidationError'>('/api/address/1/update', { ...FORM, phone })).body;
    expect(await send('1234')).toMatchObject({
      errors: { phone: ['The phone field must have at least 5 digits.'] },
    });
    expect(await send('1234567')).toMatchObject({
      errors: { phone: ['The phone field must not have more than 6 digits.'] },
    });
    expect(await send('12345')).toMatchObject({ message: 'address updated successfully' });
    const { body } = await amira.post<'ValidationError'>('/api/address/store', { phone: 'x' });
    expect(body.errors?.['phone']).toEqual([
      'The phone field must have at least 5 digits.',
      'The phone field must not have more than 6 digits.',
    ]);
    expect(body.errors?.['name']).toEqual(['The name field is required']);
  });

  it('@API-04 looks up the address before it validates the form', async () => {
    const amira = await shop.enter().visitor.signIn();
    expect((await amira.post('/api/address/99/update', {})).status).toBe(404);
    expect((await amira.post('/api/address/1/update', {})).status).toBe(422);
  });
});

describe('DELETE /address/{id}/delete', () => {
  it('@API-04 deletes an address', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.delete<'MessageResponse'>('/api/address/2/delete');
    expect([status, body]).toEqual([200, { message: 'address deleted successfully' }]);
    expect((await list(amira)).map(({ id }) => id)).toEqual([1]);
  });

  it('@API-04 rejects deleting an address that orders use', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.delete<'ValidationError'>('/api/address/1/delete');
    expect([status, body]).toEqual([
      422,
      { message: 'address can not be deleted because it has orders' },
    ]);
    expect(await list(amira)).toHaveLength(2);
  });

  it('@API-04 returns 404 when deleting an unknown address or another customer’s', async () => {
    const nora = await shop.enter().visitor.signIn('new@souk.example');
    for (const id of [99, 2]) {
      const { status, body } = await nora.delete<'ErrorMessage'>(`/api/address/${id}/delete`);
      const message = `No query results for model [App\\Models\\Address] ${id}`;
      expect([status, body]).toEqual([404, { message }]);
    }
  });

  it('@API-07 does not delete the same address in another world', async () => {
    const amira = await shop.enter().visitor.signIn();
    const elsewhere = await shop.enter().visitor.signIn();
    await amira.delete('/api/address/2/delete');
    expect(await list(elsewhere)).toHaveLength(2);
  });
});
