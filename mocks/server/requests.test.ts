import { describe, expect, it, vi } from 'vitest';
import { openMock, signIn } from './testing/open-mock.ts';

const mock = openMock({
  // Types would prevent this response.
  listCountries: (_call, reply) => reply(200, { message: 1, data: { countreis: [] } } as never),
});

async function summarize(response: Response) {
  const text = await response.text();
  return { status: response.status, violation: response.headers.get('x-contract-violation'), text };
}

describe('invalid requests', () => {
  it('@API-05 with malformed JSON get a 400', async () => {
    const response = await summarize(
      await mock.send('/api/login', { method: 'POST', text: '{"phone":' }),
    );
    expect(response).toMatchObject({ status: 400, violation: 'request' });
    expect(response.text).toContain('The body is not valid JSON');
  });

  it('@API-05 with malformed JSON and a Prefer header also get a 400', async () => {
    const headers = { Prefer: 'code=200' };
    const response = await mock.send('/api/login', { method: 'POST', text: '{"phone":', headers });
    expect(await summarize(response)).toMatchObject({ status: 400, violation: 'request' });
  });

  it('@API-05 with unknown fields or parameters are rejected by name', async () => {
    const body = { phone: 'a', password: 'b', pasword: 'c' };
    const response = await mock.send('/api/login', { method: 'POST', body });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { violations } = (await response.json()) as { violations: { pointer: string }[] };
    expect([response.status, violations.map(({ pointer }) => pointer)]).toEqual([
      400,
      ['/pasword'],
    ]);
    for (const query of ['pgae=1', '__proto__=1']) {
      expect(await summarize(await mock.send(`/api/products?${query}`))).toMatchObject({
        status: 400,
        violation: 'request',
      });
    }
  });

  it('@API-05 differ from invalid responses of the mock', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const response = await summarize(await mock.send('/api/countries'));
    const logged = log.mock.calls.map(([line]: unknown[]) => line);
    log.mockRestore();
    expect(response).toMatchObject({ status: 500, violation: 'response' });
    expect(response.text).toContain('violates the contract of listCountries');
    expect(logged).toContainEqual(
      expect.stringMatching(
        /^contract: listCountries returned 200: body-additionalProperties \/data\/countreis/,
      ),
    );
  });
});

describe('forms', () => {
  it('are rejected with the backend’s own messages', async () => {
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
        message: 'The shop field is required. (and 2 more errors)',
        errors: {
          address_id: ['The address field is required.'],
          payment_method: ['The payment method field is required.'],
          shop_ids: ['The shop field is required.'],
        },
      },
    ]);
  });

  it('are validated after the token', async () => {
    const response = await mock.send('/api/place-order', { method: 'POST', body: {} });
    expect([response.status, await response.json()]).toEqual([
      401,
      { message: 'Unauthenticated.' },
    ]);
  });

  it('redirect a client that doesn’t accept JSON to a page', async () => {
    const headers = { 'X-Requested-With': 'x', Accept: '*/*' };
    const form = await mock.send('/api/login', { method: 'POST', body: {}, headers });
    const guest = await mock.send('/api/carts', { headers });
    expect([form.status, form.headers.get('location')]).toEqual([302, '/']);
    expect([guest.status, guest.headers.get('location')]).toEqual([302, '/']);
    const withAccept = { ...headers, Accept: 'application/json' };
    expect((await mock.send('/api/carts', { headers: withAccept })).status).toBe(401);
  });
});

describe('unknown paths', () => {
  it('return the backend’s page for GET, with the violation header', async () => {
    const response = await mock.send('/api/produkts');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await summarize(response)).toMatchObject({ status: 200, violation: 'request' });
    expect((await mock.send('/api/address/100%/update')).status).toBe(200);
  });

  it('return 405 for other methods, with the allowed ones', async () => {
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

  it('don’t crash the server', async () => {
    expect((await mock.send('/media/%zz')).status).toBe(404);
    expect((await mock.send('//')).status).toBe(200);
  });
});

describe('other methods', () => {
  it('HEAD sends the headers of GET and no body', async () => {
    const [get, head] = [
      await mock.send('/api/categories'),
      await mock.send('/api/categories', { method: 'HEAD' }),
    ];
    const text = await get.text();
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('OPTIONS allows requests from other origins', async () => {
    const response = await mock.send('/api/login', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toMatch(/\bAuthorization\b/);
  });

  it('responses and headers can be read by other origins', async () => {
    const { headers } = await mock.send('/api/categories');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('*');
  });

  it('a body above 10 MB is rejected', async () => {
    const text = JSON.stringify('x'.repeat(10 * 1024 * 1024));
    expect((await mock.send('/api/login', { method: 'POST', text })).status).toBe(413);
  });
});
