import { describe, expect, it } from 'vitest';
import { openMock, type SendOptions, signIn } from './testing/open-mock.ts';

const mock = openMock();

async function control(method: string, path: string, body?: object | string) {
  const sending: SendOptions = typeof body === 'string' ? { text: body } : { body };
  const response = await mock.send(`/__mock/worlds/${path}`, { method, world: null, ...sending });
  return { status: response.status, ...((await response.json()) as { message: string }) };
}

async function countAddresses(world: string, headers?: Record<string, string>): Promise<number> {
  const token = await signIn(mock, world);
  const response = await mock.send('/api/addresses', { world, headers: { ...headers, ...token } });
  return ((await response.json()) as { data: { total: number } }).data.total;
}

const ADDRESS = { name: 'A', phone: '0701234567', address_type: 'home', address_line: 'B 1' };

async function addAddress(world: string, headers: Record<string, string>): Promise<string> {
  const sending = { method: 'POST', world, headers, body: ADDRESS };
  return (await mock.send('/api/address/store', sending)).text();
}

describe('worlds', () => {
  it('@API-07 must be named in test mode', async () => {
    const response = await mock.send('/api/countries', { world: null });
    expect([response.status, response.headers.get('x-contract-violation')]).toEqual([
      400,
      'request',
    ]);
    expect(await response.text()).toContain('neither the header X-Mock-World nor the cookie');
    expect((await mock.send('/api/countries', { world: 'no name' })).status).toBe(400);
    const health = await mock.send('/__mock/health', { world: null });
    expect(await health.json()).toMatchObject({
      status: 'ok',
      operations: mock.server.contract().operations.size,
    });
  });

  it('@API-07 are isolated from each other', async () => {
    const token = await signIn(mock, 'one');
    await addAddress('one', token);
    expect([await countAddresses('one'), await countAddresses('two')]).toEqual([3, 2]);
    // Another world rejects the token, even though it issues the same one.
    expect((await mock.send('/api/carts', { world: 'three', headers: token })).status).toBe(401);
  });

  it('@API-07 are selected by header rather than cookie', async () => {
    await addAddress('cookie', await signIn(mock, 'cookie'));
    const Cookie = 'a=b; mock-world=cookie';
    const headers = await signIn(mock, 'header');
    const load = async (world: string | null) =>
      mock.send('/api/addresses', { world, headers: { ...headers, Cookie } });
    expect(await (await load('header')).json()).toMatchObject({ data: { total: 2 } });
    expect(await (await load(null)).json()).toMatchObject({ data: { total: 3 } });
  });

  it('@API-07 with the same seed and clock return the same bytes', async () => {
    const walk = async (world: string) => {
      await control('PUT', world, {
        seed: 3,
        clock: { startsAt: '2026-03-01T08:00:00Z', frozen: true },
      });
      const headers = await signIn(mock, world);
      const bodies: string[] = [JSON.stringify(headers)];
      for (const path of [
        'home',
        'products?page=2&per_page=20',
        'master',
        'product-details?product_id=5',
      ]) {
        bodies.push(await (await mock.send(`/api/${path}`, { world, headers })).text());
      }
      bodies.push(await addAddress(world, headers));
      const cart = { method: 'POST', world, headers, body: { product_id: 1, quantity: 1 } };
      bodies.push(await (await mock.send('/api/cart/store', cart)).text());
      const order = { shop_ids: [1], address_id: 1, payment_method: 'cash' };
      bodies.push(await (await mock.send('/api/place-order', { ...cart, body: order })).text());
      bodies.push(await (await mock.send('/api/orders', { world, headers })).text());
      return bodies;
    };
    const [first, second] = [await walk('twin-a'), await walk('twin-b')];
    // Only the realtime key differs, since it names the world.
    expect(second.map((body) => body.replace('"mock-twin-b"', '"mock-twin-a"'))).toEqual(first);
    expect(new Set(first).size).toBe(first.length);
  });

  it('@API-07 with another seed contain other products', async () => {
    await control('PUT', 'seed-8', { seed: 8 });
    const list = async (world: string) => (await mock.send('/api/products', { world })).text();
    expect(await list('seed-8')).not.toBe(await list('seed-1'));
  });
});

describe('the control API', () => {
  it('creates, changes and deletes worlds', async () => {
    expect(await control('PUT', 'made', { settings: { app_name: 'Bazaar' } })).toEqual({
      status: 200,
      message: 'created',
      world: 'made',
    });
    const settings = await (await mock.send('/api/master', { world: 'made' })).json();
    expect(settings).toMatchObject({ data: { app_name: 'Bazaar' } });
    expect((await control('DELETE', 'made')).status).toBe(200);
    expect(await control('DELETE', 'made')).toEqual({ status: 404, message: 'No world "made".' });
  });

  it('advances a world’s clock', async () => {
    await control('PUT', 'late', { clock: { startsAt: '2026-11-21T10:00:00Z', frozen: true } });
    const expiry = async () => {
      const body = { phone: 'demo@souk.example', password: 'secret' };
      const response = await mock.send('/api/login', { method: 'POST', world: 'late', body });
      return ((await response.json()) as { data: { access: { expires_at: string } } }).data.access
        .expires_at;
    };
    const before = await expiry();
    expect((await control('PATCH', 'late', { advance: 86_400_000 })).status).toBe(200);
    const after = await expiry();
    expect(Date.parse(after) - Date.parse(before)).toBe(86_400_000);
  });

  it.each<[string, string, object | string, string]>([
    ['PUT', 'a', '{', 'not a JSON object'],
    ['PUT', 'a', [], 'not a JSON object'],
    [
      'PUT',
      'a',
      { sede: 1 },
      'the object has the unknown field "sede". Use seed, clock, scenario, settings, failures.',
    ],
    ['PUT', 'a', { advance: 1 }, 'the object has the unknown field "advance".'],
    [
      'PATCH',
      'a',
      { seed: 1 },
      'the object has the unknown field "seed". Use advance, failures, scenario, reset, sockets.',
    ],
    ['PATCH', 'a', { advance: 'soon' }, 'advance can\'t be "soon"'],
    ['PUT', 'a', { seed: 1.5 }, "seed can't be 1.5"],
    ['PUT', 'a', { clock: { startsAt: 'noon' } }, 'clock.startsAt can\'t be "noon"'],
    ['PUT', 'a', { clock: { startAt: '2026-01-01' } }, 'clock has the unknown field "startAt".'],
    ['PUT', 'a', { clock: { frozen: 1 } }, "clock.frozen can't be 1. Send true or false."],
    ['PUT', 'a', { settings: [] }, "settings can't be []. Send an object."],
    [
      'PUT',
      'a',
      { scenario: 'rlt' },
      'scenario: Failed to choose a scenario: there is no "rlt". Use default,',
    ],
    ['PATCH', 'a', { scenario: 7 }, "scenario can't be 7."],
    ['PATCH', 'a', { sockets: 'cut' }, 'sockets can\'t be "cut". Use accept, drop, refuse.'],
    ['PATCH', 'a', { reset: 'yes' }, 'reset can\'t be "yes". Send true or false.'],
    ['PUT', 'a', { failures: {} }, "failures can't be {}. Send an array."],
    ['PUT', 'a', { failures: [{ status: 500 }] }, "failures[0].operation can't be missing."],
    [
      'PUT',
      'a',
      { failures: [{ operation: 'getCart', status: 'burn' }] },
      'failures[0].status can\'t be "burn".',
    ],
    ['PUT', 'a', { failures: [{ operation: 'getCart' }] }, 'failures[0].status: missing.'],
    [
      'PUT',
      'a',
      { failures: [{ operation: '*', status: 418 }] },
      'failures[0].status: no operation documents 418',
    ],
    [
      'PUT',
      'a',
      { failures: [{ operation: 'getCart', status: 500, example: 'none' }] },
      'failures[0].example: getCart 500 has no example "none"; it has',
    ],
    [
      'PUT',
      'a',
      { failures: [{ operation: 'getCart', status: 'hang', example: 'none' }] },
      'failures[0].example: only a documented status has examples.',
    ],
    [
      'PUT',
      'a',
      { failures: [{ operation: 'getCart', status: 500, times: 0 }] },
      "failures[0].times can't be 0. Send an integer of at least 1.",
    ],
    [
      'PUT',
      'a',
      { failures: [{ operation: 'getCrat', status: 500 }] },
      'unknown operation "getCrat"',
    ],
    ['PUT', 'a', { failures: [{ operation: 'getCart', status: 404 }] }, 'getCart documents no 404'],
  ])('rejects %s %s %j', async (method, path, body, text) => {
    const response = await control(method, path, body);
    expect(response.status).toBe(400);
    expect(response.message).toContain(text);
  });

  it('rejects unknown worlds, methods and paths', async () => {
    expect((await control('PUT', 'a b', {})).status).toBe(404);
    expect((await control('GET', 'never-made')).status).toBe(404);
    expect(await control('POST', 'a')).toEqual({
      status: 405,
      message: 'Use GET, HEAD, PUT, PATCH, DELETE.',
    });
    expect((await mock.send('/__mock/else', { world: null })).status).toBe(404);
  });
});
