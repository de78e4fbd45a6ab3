import { describe, expect, inject, it } from 'vitest';
import {
  ApiError,
  AbortedRequestError,
  NetworkError,
  statusOf,
  UndocumentedResponseError,
} from './errors.ts';
import { updateAddress } from './generated/addresses-mutations.ts';
import { login } from './generated/auth-mutations.ts';
import { getCart } from './generated/cart.ts';
import { addToCart } from './generated/cart-mutations.ts';
import { listProducts } from './generated/catalogue.ts';
import { getTranslations, listCountries } from './generated/settings.ts';
import { toggleFavourite } from './generated/wishlist-mutations.ts';
import { openApp } from './testing/open-app.tsx';

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('API client', () => {
  it('sends language, token and X-Requested-With with every request', async () => {
    const app = openApp();
    await app.api.client.call(listCountries);
    const [guest] = app.sent;
    expect(guest?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(guest?.headers.get('Accept-Language')).toBe('ar');
    expect(guest?.headers.get('Accept')).toBe('application/json');
    expect(guest?.headers.get('Authorization')).toBeNull();
    await app.signIn();
    await app.api.client.call(getCart);
    expect(app.sent[0]?.headers.get('Authorization')).toMatch(/^Bearer .{10,}$/);
  });

  it('puts each input field into the path, query or body as in the contract', async () => {
    const app = openApp();
    await app.signIn();
    await app.api.client.call(listProducts, { page: 2, per_page: 5 });
    const form = {
      name: 'A',
      phone: '0701234567',
      address_type: 'home',
      address_line: 'B',
    } as const;
    await app.api.client.call(updateAddress, { id: 1, body: form });
    expect(app.calls()).toEqual([
      'GET /api/products?page=2&per_page=5',
      'POST /api/address/1/update',
    ]);
  });

  it('decodes the marked fields in queries and mutations', async () => {
    const app = openApp();
    await app.signIn();
    const { client } = app.api;
    const { products } = await client.call(listProducts, { page: 1, per_page: 5 });
    const counts = products.flatMap((one) => [one.total_reviews, one.total_sold]);
    expect(counts.map((count) => typeof count)).toEqual(counts.map(() => 'number'));
    const { data } = await client.call(toggleFavourite, {
      body: { product_id: products[0]?.id ?? 0 },
    });
    expect(data.product).toMatchObject({ total_sold: products[0]?.total_sold });
  });

  it('parses JSON that is sent as text/html', async () => {
    const texts = await openApp().api.client.call(getTranslations, { locale: 'ar' });
    expect(Object.keys(texts).length).toBeGreaterThan(50);
  });

  it('throws an ApiError with the documented body for each status', async () => {
    const { client } = openApp().api;
    const rejected = await failureOf(client.call(login, { body: { phone: 'x', password: 'y' } }));
    expect(rejected).toBeInstanceOf(ApiError);
    const { failure } = rejected as ApiError<'login'>;
    expect(failure).toEqual({ status: 400, body: { message: 'Credential is invalid!' } });
    const form = await failureOf(client.call(login, { body: { phone: '', password: '' } }));
    const error = form as ApiError<'login'>;
    const texts = error.failure.status === 422 ? error.failure.body.errors : undefined;
    expect(texts?.['phone']).toEqual(['The phone/email field is required.']);
    expect(error.message).toBe(
      'Failed to login: the server responded with 422 "The phone/email field is required.".',
    );
  });

  it('treats the guest token of later releases as a 401', async () => {
    const reactions: (string | null)[][] = [];
    const app = openApp({
      onUnauthorized: (_scope, ...refused) => void reactions.push(refused),
    });
    const created = await fetch(`${inject('mockUrl')}/__mock/worlds/${app.world}`, {
      method: 'PUT',
      body: JSON.stringify({ scenario: 'r2' }),
    });
    expect(created.status).toBe(200);
    const body = { product_id: 1, quantity: 1 };
    const refused = await failureOf(app.api.client.call(addToCart, { body }));
    expect(refused).toBeInstanceOf(ApiError);
    expect(statusOf(refused)).toBe(401);
    expect(reactions).toEqual([['explain-login', null]]);
    await app.signIn();
    const { data } = await app.api.client.call(addToCart, { body });
    expect(data.total).toBe(1);
  });

  it('throws a NetworkError with the reason when no response arrives', async () => {
    const closed = openApp({ baseUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(closed.api.client.call(listCountries))).toMatchObject({
      name: 'NetworkError',
      reason: 'unreachable',
    });
    const slow = openApp({ timeoutMs: 60 });
    await slow.fail({ operation: 'listCountries', status: 'hang' });
    const timedOut = await failureOf(slow.api.client.call(listCountries));
    expect(timedOut).toBeInstanceOf(NetworkError);
    expect((timedOut as NetworkError).reason).toBe('timeout');
    const cut = openApp();
    await cut.fail({ operation: 'listCountries', status: 'drop' });
    expect(await failureOf(cut.api.client.call(listCountries))).toMatchObject({
      reason: 'unreachable',
    });
  });

  it('throws an UndocumentedResponseError for a response outside the contract', async () => {
    const app = openApp();
    await app.fail({ operation: 'listCountries', status: 'broken-json' });
    const broken = await failureOf(app.api.client.call(listCountries));
    expect(broken).toBeInstanceOf(UndocumentedResponseError);
    expect(broken).toMatchObject({ status: 200, operation: 'listCountries' });
    const proxy = openApp({
      before: () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    });
    expect(await failureOf(proxy.api.client.call(listCountries))).toMatchObject({
      name: 'UndocumentedResponseError',
      status: 502,
    });
  });

  it('throws an AbortedRequestError when the caller aborts', async () => {
    const app = openApp();
    await app.fail({ operation: 'listCountries', status: 'hang' });
    const controller = new AbortController();
    const call = failureOf(app.api.client.call(listCountries, {}, controller.signal));
    controller.abort();
    expect(await call).toBeInstanceOf(AbortedRequestError);
  });
});
