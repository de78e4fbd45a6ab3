import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../contract/testing/call.ts';
import { type FaultyBackend, type MockResponse, openFaultyBackend } from './faulty-backend.ts';

const LOGIN = ['--login', 'demo@souk.example:secret'];
// A check sends hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

let backend: FaultyBackend;
let folder: string;

beforeAll(async () => {
  backend = await openFaultyBackend();
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await backend.close();
});
beforeEach(() => {
  backend.injectFault();
});

test('@API-10 exits with 0 for a valid backend and prints coverage and reasons for skipped operations', async () => {
  await backend.signIn('cli-clean');
  const server = backend.origin.replace('http', 'ws');
  const { code, out } = await call('check', backend.origin, ...LOGIN, '--realtime', server);
  expect(out).toContain('0 findings.');
  expect(code).toBe(0);
  expect(out).toMatch(/events\s+\d of 5/);
  expect(out).toMatch(/operations\s+\d+ of 80/);
  expect(out).toMatch(/properties\s+\d+ of \d+/);
  expect(out).toMatch(/branches\s+\d+ of \d+/);
  expect(out).toMatch(/it changes data; use --write\n.*placeOrder/);
});

test.each(['r2', 'r3', 'r4'])(
  '@API-10 finds no violations on the later release %s',
  async (release) => {
    await backend.signIn(`scenario-${release}`);
    const { code, out } = await call('check', backend.origin, ...LOGIN, '--write');
    expect(out).toContain('0 findings.');
    expect(code).toBe(0);
  },
);

test.each([
  ['placeOrder', 'POST /api/place-order'],
  ['createPayment', 'GET /api/order-payment/{order}/{method}'],
  ['createPaymentWithoutMethod', 'GET /api/order-payment/{order}'],
])('@API-10 lets a later release serve guests who call %s', async (operation, on) => {
  await backend.signIn('scenario-r2');
  backend.injectFault({
    on,
    when: ({ hasToken }) => !hasToken,
    response: (response) => ({ ...response, status: 422, body: { message: 'User not found' } }),
  });
  const options = [...LOGIN, '--write', '--only', operation];
  const { code, out } = await call('check', backend.origin, ...options);
  expect(out).toContain('0 findings.');
  expect(code).toBe(0);
});

test.each([
  [
    '404',
    { status: 404, contentType: 'application/json', body: { message: 'It could not be found.' } },
  ],
  ['the page of the storefront', undefined],
])(
  '@API-10 accepts %s for a call of a later release, without a finding or warning',
  async (_, page) => {
    await backend.signIn('cli-areas');
    if (page)
      backend.injectFault({
        on: 'GET /api/areas',
        response: (response) => ({ ...response, ...page }),
      });
    const { code, out } = await call('check', backend.origin, ...LOGIN, '--only', 'listAreas');
    expect(out).toContain('0 findings.');
    expect(out).not.toContain('never succeeded');
    expect(code).toBe(0);
  },
);

test('@API-10 with --only, sends other operations only valid requests for their values', async () => {
  await backend.signIn('cli-only');
  const statuses: number[] = [];
  backend.injectFault({
    on: 'GET /api/(?:home|categories|sub-categories|shops|products)',
    response(response) {
      statuses.push(response.status);
      return response;
    },
  });
  const { out } = await call('check', backend.origin, ...LOGIN, '--write', '--only', 'addToCart');
  expect(out).toContain('0 findings.');
  expect(statuses.length).toBeGreaterThan(3);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('@API-10 never writes without --write', async () => {
  const writes: string[] = [];
  const token = await backend.signIn('cli-reading');
  const fetchAddresses = async () =>
    (
      await fetch(`${backend.origin}/api/addresses`, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      })
    ).text();
  const before = await fetchAddresses();
  backend.injectFault({
    on: 'POST /api/(?!login|cart/checkout|apply-voucher|coupons/apply).*',
    response(response) {
      writes.push('a write');
      return response;
    },
  });
  await call('check', backend.origin, ...LOGIN);
  expect(writes).toEqual([]);
  expect(await fetchAddresses()).toBe(before);
});

test('@API-10 exits with 1 for an invalid backend and writes all reports without secrets', async () => {
  await backend.signIn('cli-broken');
  backend.injectFault({
    on: 'GET /api/orders',
    response: (response) => ({
      ...response,
      body: { message: '<script>alert(1)</script>', data: { total: '1' } },
    }),
  });
  const files = {
    json: join(folder, 'r/a.json'),
    junit: join(folder, 'r/a.xml'),
    html: join(folder, 'r/a.html'),
  };
  const options = Object.entries(files).flatMap(([name, file]) => [`--${name}`, file]);
  const { code, out } = await call('check', backend.origin, ...LOGIN, ...options);
  expect(code).toBe(1);
  expect(out).toMatch(/✗ response_schema_conformance \(body-type\)/);
  expect(out).toContain('at /data/total');
  const rule =
    /openapi\/schemas\/orders\.yaml:\d+ #\/components\/schemas\/OrdersData\/properties\/total/;
  expect(out).toMatch(rule);
  expect(out).toContain('curl -i -X GET -H "Authorization: Bearer $TOKEN"');
  const [json = '', junit = '', html = ''] = Object.values(files).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const report = JSON.parse(json) as { findings: { operation: string }[] };
  expect(new Set(report.findings.map(({ operation }) => operation))).toEqual(
    new Set(['listOrders']),
  );
  expect(junit).toMatch(/<testcase classname="souk-contract" name="listOrders">\s*<failure/);
  expect(junit).toMatch(/name="placeOrder">\s*<skipped/);
  expect(html).toContain('<h2 id="listOrders">listOrders</h2>');
  expect(json).toMatch(/"location": "openapi\/schemas\/orders\.yaml:\d+"/);
  for (const text of [junit, html]) expect(text).toMatch(rule);
  for (const text of [out, json, junit, html]) {
    expect(text).not.toContain('secret');
    expect(text).not.toMatch(/Bearer (?!\$TOKEN)/);
  }
  for (const text of [junit, html]) expect(text).not.toContain('<script>');
});

test('@API-10 groups fields that accept any value, as documented, in one line without a finding', async () => {
  await backend.signIn('cli-unvalidated');
  let valid: MockResponse | undefined;
  backend.injectFault({
    on: 'POST /api/cart/checkout',
    response(response) {
      if (response.status === 200) valid ??= response;
      return response.status === 400 ? (valid ?? response) : response;
    },
  });
  const html = join(folder, 'unvalidated.html');
  const options = ['--only', 'getCheckout', '--html', html];
  const { code, out } = await call('check', backend.origin, ...LOGIN, ...options);
  const fields = 'shop_ids, is_buy_now, address_id, area_id, latitude, longitude';
  expect(out).toContain(`Fields that accept any value\n  getCheckout: ${fields}\n`);
  expect(readFileSync(html, 'utf8')).toContain(fields);
  // The code is validated.
  expect(out).toMatch(/to: coupon_code is an object/);
  expect(out).toContain(': 1 finding.');
  expect(code).toBe(1);
});

test('@API-10 takes the language from the default one of a shop without other languages', async () => {
  await backend.signIn('cli-locale');
  backend.injectFault({
    on: 'GET /api/master',
    response(response) {
      const body = structuredClone(response.body) as { data: { languages: unknown[] } };
      body.data.languages = [];
      return { ...response, body };
    },
  });
  const { out } = await call('check', backend.origin, ...LOGIN, '--only', 'getTranslations');
  expect(out).not.toContain('no value known');
  expect(out).toContain('0 findings.');
});

test('@API-10 checks with --write what only an earlier write has created', async () => {
  await backend.signIn('cli-created');
  let oldTotal: number | undefined;
  backend.injectFault({
    on: 'GET /api/return-orders',
    response(response) {
      const { data } = response.body as { data?: { total: number } };
      if (!data) return response;
      oldTotal ??= data.total;
      if (data.total > oldTotal) return response;
      return {
        ...response,
        body: { message: 'returnOrders', data: { total: 0, returnOrders: [] } },
      };
    },
  });
  const options = ['--write', '--only', 'returnOrder', '--only', 'getReturn'];
  const { out } = await call('check', backend.origin, ...LOGIN, ...options);
  expect(oldTotal).toBeDefined();
  expect(out).not.toContain('no value known');
  expect(out).toContain('0 findings.');
});

test('exits with 3 for a failed sign-in and prints neither password nor response', async () => {
  await backend.signIn('cli-unknown');
  const { code, err } = await call('check', backend.origin, '--login', 'demo@souk.example:sesame');
  expect(code).toBe(3);
  expect(err).toContain('response 400 has no token at /data/access/token');
  expect(err).not.toContain('sesame');
});

test('@API-17 exits with 3 if realtime can’t be validated', async () => {
  await backend.signIn('cli-realtime');
  const closed = await call('check', backend.origin, '--realtime', 'ws://127.0.0.1:1');
  expect(closed.err).toContain('Failed to connect to ws://127.0.0.1:1: ');
  backend.injectFault({
    on: 'GET /api/master',
    response: (response) => ({ ...response, body: {} }),
  });
  const unset = await call('check', backend.origin, '--realtime', 'pusher');
  expect(unset.err).toContain(
    '/api/master has no pusher_app_key. Set one, or leave out --realtime.',
  );
  expect([closed.code, unset.code]).toEqual([3, 3]);
});

/** Opens a backend with other paths, another login and another token header. */
async function openForeignBackend(): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      const isLogin = request.url === '/v2/sessions';
      const sent = isLogin ? (JSON.parse(body) as { who: string; word: string }) : undefined;
      const key = request.headers['x-key'];
      if (request.headers['x-shop'] !== 'souk') {
        response.writeHead(406).end();
        return;
      }
      const original = await fetch(
        `${backend.origin}${isLogin ? '/api/login' : (request.url ?? '').replace('/v2/shop', '/api')}`,
        {
          method: request.method ?? 'GET',
          headers: {
            accept: 'application/json',
            ...(body === '' ? {} : { 'content-type': request.headers['content-type'] ?? '' }),
            ...(typeof key === 'string' ? { authorization: `Bearer ${key}` } : {}),
          },
          ...(body === ''
            ? {}
            : { body: sent ? JSON.stringify({ phone: sent.who, password: sent.word }) : body }),
        },
      );
      const text = await original.text();
      const violation = original.headers.get('x-contract-violation');
      const names = [
        'content-type',
        'content-disposition',
        'x-ratelimit-limit',
        'x-ratelimit-remaining',
      ];
      response.writeHead(original.status, {
        ...Object.fromEntries(
          names.flatMap((name) => {
            const value = original.headers.get(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
        ...(violation === null ? {} : { 'x-contract-violation': violation }),
      });
      if (!isLogin) response.end(text);
      else {
        const { data } = JSON.parse(text) as { data: { access: { token: string } } };
        response.end(JSON.stringify({ session: { key: data.access.token } }));
      }
    })();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return server;
}

test('@API-10 checks a foreign backend with a recipe and seeds', async () => {
  await backend.signIn('cli-recipe');
  const foreign = await openForeignBackend();
  const recipe = {
    base: '/v2/shop',
    headers: { 'X-Shop': 'souk', 'X-Requested-With': 'XMLHttpRequest' },
    authorization: { header: 'X-Key', value: '{token}' },
    login: {
      path: '/v2/sessions',
      body: { who: '{user}', word: '{password}' },
      token: '/session/key',
    },
  };
  writeFileSync(join(folder, 'recipe.json'), JSON.stringify(recipe));
  writeFileSync(join(folder, 'seeds.json'), JSON.stringify({ slug: ['privacy-policy'] }));
  const origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  const file = (name: string) => join(folder, name);
  const options = [
    '--recipe',
    file('recipe.json'),
    '--seeds',
    file('seeds.json'),
    '--json',
    file('r.json'),
    '--write',
  ];
  const { code, out } = await call('check', origin, ...LOGIN, ...options);
  foreign.closeAllConnections();
  foreign.close();
  expect(out).toContain('0 findings.');
  expect(code).toBe(0);
  const { coverage } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as {
    coverage: { operations: { missing: string[] } };
  };
  expect(coverage.operations.missing).not.toContain('listOrders');
  expect(coverage.operations.missing).not.toContain('placeOrder');
  expect(coverage.operations.missing).not.toContain('getLegalPage');
});
