import { describe, expect, it, vi } from 'vitest';
import { openMock, signIn } from './testing/open-mock.ts';

const mock = openMock({
  // What only a program without types could do.
  listCountries: (_call, reply) => reply(200, { message: 1, data: { countreis: [] } } as never),
});

/** Status, mark and body of an answer. */
async function summarize(response: Response) {
  const text = await response.text();
  return { status: response.status, mark: response.headers.get('x-contract-violation'), text };
}

describe('requests of a program', () => {
  it('@API-05 with malformed JSON are answered at once', async () => {
    const response = await summarize(
      await mock.send('/api/login', { method: 'POST', text: '{"phone":' }),
    );
    expect(response).toMatchObject({ status: 400, mark: 'request' });
    expect(response.text).toContain('The body is not valid JSON');
  });

  it('@API-05 with malformed JSON are answered at once when Prism is wanted, too', async () => {
    const headers = { Prefer: 'code=200' };
    const response = await mock.send('/api/login', { method: 'POST', text: '{"phone":', headers });
    expect(await summarize(response)).toMatchObject({ status: 400, mark: 'request' });
  });

  it('@API-05 with a field or parameter that the contract lacks are refused by name', async () => {
    const body = { phone: 'a', password: 'b', pasword: 'c' };
    const response = await mock.send('/api/login', { method: 'POST', body });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { violations } = (await response.json()) as { violations: { pointer: string }[] };
    expect([response.status, violations.map(({ pointer }) => pointer)]).toEqual([
      400,
      ['/pasword'],
    ]);
    expect(await summarize(await mock.send('/api/products?pgae=1'))).toMatchObject({
      status: 400,
      mark: 'request',
    });
  });

  it('@API-05 are told apart from the mock’s own mistakes', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const response = await summarize(await mock.send('/api/countries'));
    const logged = log.mock.calls.map(([line]: unknown[]) => line);
    log.mockRestore();
    expect(response).toMatchObject({ status: 500, mark: 'response' });
    expect(response.text).toContain('violates the contract of listCountries');
    expect(logged).toContainEqual(
      expect.stringMatching(
        /^contract: listCountries returned 200: body-additionalProperties \/data\/countreis/,
      ),
    );
  });
});

describe('forms', () => {
  it('are refused with the backend’s own texts', async () => {
    const login = await mock.send('/api/login', { method: 'POST', body: {} });
    expect([login.status, await login.json()]).toEqual([
      422,
      {
        message: 'The phone/email field is required. (and 1 more error)',
        errors: {
          phone: ['The phone/email field is required.'],
          password: ['The password field is required.'],
        },
      },
    ]);
    const headers = await signIn(mock);
    const order = await mock.send('/api/place-order', {
      method: 'POST',
      headers,
      body: { shop_ids: [], note: '' },
    });
    expect([order.status, await order.json()]).toEqual([
      422,
      {
        message: 'The address field is required. (and 2 more errors)',
        errors: {
          address_id: ['The address field is required.'],
          payment_method: ['The payment method field is required.'],
          shop_ids: ['The shop field is required.'],
        },
      },
    ]);
  });

  it('are judged after the token', async () => {
    const response = await mock.send('/api/place-order', { method: 'POST', body: {} });
    expect([response.status, await response.json()]).toEqual([
      401,
      { message: 'Unauthenticated.' },
    ]);
  });

  it('lead a caller that asks for no JSON to a page', async () => {
    const headers = { 'X-Requested-With': 'x', Accept: '*/*' };
    const form = await mock.send('/api/login', { method: 'POST', body: {}, headers });
    const guest = await mock.send('/api/carts', { headers });
    expect([form.status, form.headers.get('location')]).toEqual([302, '/']);
    expect([guest.status, guest.headers.get('location')]).toEqual([302, '/']);
    const withAccept = { ...headers, Accept: 'application/json' };
    expect((await mock.send('/api/carts', { headers: withAccept })).status).toBe(401);
  });
});

describe('addresses that the backend lacks', () => {
  it('give its page to a GET, marked', async () => {
    const response = await mock.send('/api/produkts');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await summarize(response)).toMatchObject({ status: 200, mark: 'request' });
    expect((await mock.send('/api/address/100%/update')).status).toBe(200);
  });

  it('give 405 to the rest, with the methods that there are', async () => {
    const unknown = await mock.send('/api/produkts', { method: 'POST', body: {} });
    expect([unknown.status, unknown.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await unknown.json()).toEqual({
      message:
        'The POST method is not supported for route api/produkts. Supported methods: GET, HEAD.',
    });
    const known = await mock.send('/api/logout', { method: 'PUT', body: {} });
    expect([known.status, known.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await mock.send('/api/login')).status).toBe(405);
  });

  it('don’t break the server, however odd', async () => {
    expect((await mock.send('/media/%zz')).status).toBe(404);
    expect((await mock.send('//')).status).toBe(200);
  });
});

describe('other methods', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [
      await mock.send('/api/categories'),
      await mock.send('/api/categories', { method: 'HEAD' }),
    ];
    const text = await get.text();
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('OPTIONS lets a browser elsewhere go on', async () => {
    const response = await mock.send('/api/login', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toMatch(/\bAuthorization\b/);
  });

  it('answers may be read from elsewhere, headers too', async () => {
    const { headers } = await mock.send('/api/categories');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('*');
  });

  it('a body above 10 MB is refused', async () => {
    const text = JSON.stringify('x'.repeat(10 * 1024 * 1024));
    expect((await mock.send('/api/login', { method: 'POST', text })).status).toBe(413);
  });
});
