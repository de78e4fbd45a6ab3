import { describe, expect, it } from 'vitest';
import { issueGoogleCode } from './social-accounts.ts';
import { openShop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const LINA = { name: 'Lina Berg', email: 'lina@souk.example' };

function exchange(visitor: Visitor, provider: string, body: object) {
  return visitor.post<'LoginResponse'>(`/api/auth/${provider}/token`, body);
}

async function postForm(visitor: Visitor, path: string, form: object) {
  const { status, body } = await visitor.post<'ValidationError'>(`/api/${path}`, form);
  return [status, body];
}

describe('POST /auth/google/token', () => {
  it('@API-04 creates a customer with a verified e-mail address and signs them in', async () => {
    const { visitor, world } = shop.enter();
    const code = issueGoogleCode(world, LINA);
    const { status, body } = await exchange(visitor, 'google', { code });
    expect([status, body.message]).toEqual([200, 'Login successfully']);
    expect(body.data.user).toMatchObject({ id: 4, ...LINA, phone: null, account_verified: true });
    const lina = visitor.withHeaders({ Authorization: `Bearer ${body.data.access.token}` });
    expect((await lina.get<'ProfileResponse'>('/api/profile')).body.data.user).toEqual(
      body.data.user,
    );
  });

  it('@API-04 finds the customer who already has the e-mail address', async () => {
    const { visitor, world } = shop.enter();
    const code = issueGoogleCode(world, { name: 'A. Haddad', email: 'Demo@souk.example' });
    const { body } = await exchange(visitor, 'google', { code });
    expect(body.data.user).toMatchObject({ id: 1, name: 'Amira Haddad' });
  });

  it('@API-04 accepts each code once, and rejects unknown codes', async () => {
    const { visitor, world } = shop.enter();
    const code = issueGoogleCode(world, LINA);
    await exchange(visitor, 'google', { code });
    for (const stale of [code, 'google-code-9-00000000']) {
      expect(await postForm(visitor, 'auth/google/token', { code: stale })).toEqual([
        400,
        { message: 'Error: invalid_grant' },
      ]);
    }
  });

  it('@API-07 rejects a code of another world', async () => {
    const code = issueGoogleCode(shop.enter().world, LINA);
    const { visitor } = shop.enter();
    expect((await exchange(visitor, 'google', { code })).status).toBe(400);
  });

  it('@API-04 requires a code', async () => {
    const { visitor } = shop.enter();
    const text = 'The code field is required.';
    expect(await postForm(visitor, 'auth/google/token', { code: '' })).toEqual([
      422,
      { message: text, errors: { code: [text] } },
    ]);
  });
});

describe('POST /auth/{provider}/token', () => {
  it('@API-04 trusts Apple’s data and finds the customer again by it', async () => {
    const { visitor } = shop.enter();
    const first = { code: 'apple', data: { sub: '0018', ...LINA } };
    const { status, body } = await exchange(visitor, 'apple', first);
    expect([status, body.data.user.name]).toEqual([200, 'Lina Berg']);
    const later = await exchange(visitor, 'apple', { code: 'apple', data: { sub: '0018' } });
    expect(later.body.data.user.id).toBe(body.data.user.id);
  });

  it.each([[{ code: 'apple' }], [{ code: 'apple', data: null }], [{ code: 'apple', data: LINA }]])(
    '@API-04 returns 500 when Apple’s identifier is missing: %j',
    async (form) => {
      const { visitor } = shop.enter();
      expect(await postForm(visitor, 'auth/apple/token', form)).toEqual([
        500,
        { message: 'Server Error' },
      ]);
    },
  );

  it('@API-04 returns an empty page for Facebook and signs nobody in', async () => {
    const { visitor, world } = shop.enter();
    const { status, contentType, text } = await exchange(visitor, 'facebook', { code: 'x' });
    expect([status, contentType, text]).toEqual([200, 'text/html; charset=utf-8', '']);
    expect(world.sessions.size).toBe(0);
  });

  it('@API-04 rejects other providers', async () => {
    const { visitor } = shop.enter();
    expect(await postForm(visitor, 'auth/linkedin/token', { code: 'x' })).toEqual([
      400,
      { message: 'Invalid provider' },
    ]);
  });

  it('@API-04 rejects sellers', async () => {
    const { visitor, world } = shop.enter();
    const code = issueGoogleCode(world, { name: 'Karim', email: 'seller@souk.example' });
    const text = 'The email has already been taken.';
    expect(await postForm(visitor, 'auth/google/token', { code })).toEqual([
      422,
      { message: text, errors: { email: [text] } },
    ]);
  });
});

describe('POST /social-auth', () => {
  const signInWith = (visitor: Visitor, form: object) =>
    visitor.post<'LoginResponse'>('/api/social-auth', { auth_type: 'facebook', ...form });

  it('@API-04 creates an unverified customer from the client’s data', async () => {
    const { visitor } = shop.enter();
    const picture = 'https://graph.example/lina.jpg';
    const form = { ...LINA, id: 10158321, phone: '0701234567', gender: 'female' };
    const { status, body } = await signInWith(visitor, { ...form, profile_url: picture });
    expect([status, body.message]).toEqual([200, 'Login successfully']);
    expect(body.data.user).toMatchObject({
      id: 4,
      ...LINA,
      phone: '0701234567',
      gender: 'female',
      profile_photo: picture,
      account_verified: false,
    });
    expect(body.data.access.token).toMatch(/^1\|/);
  });

  it('@API-04 finds customers by e-mail, phone, or the provider’s identifier', async () => {
    const { visitor } = shop.enter();
    const idOf = async (form: object) => (await signInWith(visitor, form)).body.data.user.id;
    expect(await idOf({ email: 'demo@souk.example' })).toBe(1);
    expect(await idOf({ phone: '01700000001' })).toBe(2);
    expect(await idOf({ id: '77' })).toBe(4);
    expect(await idOf({ id: '77', name: 'Somebody' })).toBe(4);
    expect(await idOf({})).toBe(5);
  });

  it('@API-04 ignores a profile picture that is not an HTTP URL', async () => {
    const { visitor } = shop.enter();
    const { body } = await signInWith(visitor, { profile_url: 'javascript:alert(1)' });
    expect(body.data.user.profile_photo).toBe(`${shop.origin}/media/profile-0-200.webp`);
  });

  it.each([
    [{ auth_type: null }, { auth_type: ['The auth type field is required.'] }],
    [{ phone: '07-12' }, { phone: ['The phone field must be a number.'] }],
    [
      { auth_type: 'x'.repeat(101) },
      { auth_type: ['The auth type field must not be greater than 100 characters.'] },
    ],
    [
      { name: 'x'.repeat(201) },
      { name: ['The name field must not be greater than 200 characters.'] },
    ],
    [{ email: 'seller@souk.example' }, { email: ['The email has already been taken.'] }],
  ])('@API-04 rejects %j', async (more, errors) => {
    const { visitor } = shop.enter();
    const form = { auth_type: 'facebook', ...more };
    const { status, body } = await visitor.post<'ValidationError'>('/api/social-auth', form);
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe('POST /__mock/worlds/{id}/google-codes', () => {
  const requestCode = (worldId: string, body: string, method = 'POST') =>
    fetch(`${shop.origin}/__mock/worlds/${worldId}/google-codes`, {
      method,
      ...(method === 'POST' ? { body } : {}),
    });

  it('issues a code like Google’s dialog', async () => {
    const { visitor, world } = shop.enter();
    const { code } = (await (await requestCode(world.id, JSON.stringify(LINA))).json()) as {
      code: string;
    };
    expect((await exchange(visitor, 'google', { code })).body.data.user).toMatchObject(LINA);
  });

  it.each(['', 'null', '{', '{"name":"Lina"}', '{"name":" ","email":"a@b"}'])(
    'issues no code for %j',
    async (body) => {
      const response = await requestCode(shop.enter().world.id, body);
      expect(response.status).toBe(400);
    },
  );

  it('allows POST only', async () => {
    const response = await requestCode(shop.enter().world.id, '', 'GET');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
