import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../cli/run.ts';
import { type FaultyBackend, openFaultyBackend } from '../testing/faulty-backend.ts';
import type { Drift } from '../cli/commands/drift-result.ts';

// A run makes some hundred requests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LOGIN = ['--login', 'demo@souk.example:secret'];
let backend: FaultyBackend;
let folder: string;

beforeAll(async () => {
  backend = await openFaultyBackend();
  folder = mkdtempSync(join(tmpdir(), 'souk-drift-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await backend.close();
});
beforeEach(() => {
  backend.spoil();
});

/** Calls the command as a terminal does, in this process. */
async function drift(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text));
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((text: string) => void err.push(text));
  const file = join(folder, 'drift.json');
  rmSync(file, { force: true });
  const code = await run(['drift', ...args, '--no-screens', '--json', file]);
  log.mockRestore();
  error.mockRestore();
  const whole = { code, out: out.join('\n'), err: err.join('\n') };
  if (code > 1) return { ...whole, strangers: [], report: undefined };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Drift;
  return { ...whole, report, strangers: report.backend?.strangers ?? [] };
}

/** Changes good answers of the list of orders. */
function spoilOrders(change: (body: OrdersBody) => void, status?: number) {
  backend.spoil({
    on: 'GET /api/orders',
    answer(answer) {
      if (answer.status >= 300) return answer;
      const body = structuredClone(answer.body) as OrdersBody;
      change(body);
      return { ...answer, body, status: status ?? answer.status };
    },
  });
}

interface OrdersBody {
  data: { orders: Record<string, unknown>[] };
}

const ORDERS = [...LOGIN, '--only', 'listOrders'];

test('a backend that sends what the contract knows: nothing, exit 0, and what it never sent', async () => {
  await backend.enter('drift-clean');
  const { code, strangers, report, out } = await drift(backend.origin, ...LOGIN);
  expect(strangers).toEqual([]);
  expect(code).toBe(0);
  expect(out).toContain('0 things that the contract does not know');
  expect(report?.backend?.neverSent.unanswered).toContain('placeOrder');
  expect(report?.screens).toBeUndefined();
});

test('unknown fields, with the kind of their values and how often, never with a value', async () => {
  await backend.enter('drift-field');
  spoilOrders(({ data }) => {
    for (const order of data.orders) {
      order['delivery_slot'] = { from: '2026-11-21', api_token: 'hush-hush' };
      order['flags'] = ['hush-hush'];
    }
  });
  const { code, strangers, out } = await drift(backend.origin, ...ORDERS);
  expect(code).toBe(1);
  const [slot, flags] = strangers;
  expect(slot).toMatchObject({
    code: 'drift-field',
    operation: 'listOrders',
    status: 200,
    at: '/data/orders/*/delivery_slot',
    sample: 'object {from, api_token}',
    place: expect.stringMatching(/^openapi\/schemas\/orders\.yaml:\d+$/) as string,
  });
  expect(slot?.count).toBeGreaterThan(5);
  expect(flags).toMatchObject({ at: '/data/orders/*/flags', sample: 'list of text' });
  expect(strangers).toHaveLength(2);
  expect(out + JSON.stringify(strangers)).not.toContain('hush-hush');
});

test('unknown words, each by itself; known ones are not told', async () => {
  await backend.enter('drift-enum');
  spoilOrders(({ data }) => {
    const [first, second] = data.orders;
    if (first) first['order_status'] = 'Shipped';
    if (second) second['order_status'] = 'Lost';
  });
  const { strangers } = await drift(backend.origin, ...ORDERS);
  const told = strangers.map(({ code, at, sample }) => [code, at, sample]);
  expect(told).toContainEqual(['drift-enum', '/data/orders/*/order_status', '"Shipped"']);
  expect(told).toContainEqual(['drift-enum', '/data/orders/*/order_status', '"Lost"']);
  expect(told).toHaveLength(2);
});

test('unknown statuses', async () => {
  await backend.enter('drift-status');
  spoilOrders(() => undefined, 206);
  const { strangers } = await drift(backend.origin, ...ORDERS);
  expect(strangers).toMatchObject([
    { code: 'drift-status', status: 206, place: expect.stringContaining('paths/orders') as string },
  ]);
});

test('unknown media types', async () => {
  await backend.enter('drift-type');
  backend.spoil({
    on: 'GET /api/orders',
    answer: (answer) => ({ ...answer, contentType: 'application/vnd.shop+json' }),
  });
  const { strangers } = await drift(backend.origin, ...ORDERS);
  expect(strangers[0]).toMatchObject({ code: 'drift-media-type', at: 'application/vnd.shop+json' });
});

test('a promised field that never came beside others is told, not what had no occasion', async () => {
  await backend.enter('drift-never');
  spoilOrders(({ data }) => {
    for (const order of data.orders) Reflect.deleteProperty(order, 'order_code');
  });
  const { report } = await drift(backend.origin, ...ORDERS);
  expect(report?.backend?.neverSent.fields).toContain('listOrders/data/orders/*/order_code');
  expect(report?.backend?.neverSent.fields).not.toContain('listOrders/data/orders/*/id');
});

function recording(
  ...entries: { url: string; status?: number; headers?: object[]; text: string }[]
) {
  const file = join(folder, 'session.har');
  const log = {
    version: '1.2',
    entries: entries.map(({ url, status = 200, headers = [], text }) => ({
      request: { method: 'GET', url, headers: [] },
      response: {
        status,
        headers: [{ name: 'Content-Type', value: 'application/json' }, ...headers],
        content: { mimeType: 'application/json', text, size: text.length },
      },
    })),
  };
  writeFileSync(file, JSON.stringify({ log }));
  return file;
}

test('a recording: unknown calls, headers and fields; common headers are let be', async () => {
  const headers = [
    { name: 'X-Cart-Version', value: '7' },
    { name: 'Server', value: 'nginx' },
    { name: 'X-RateLimit-Limit', value: '60' },
  ];
  const text = JSON.stringify({ message: 'ok', data: { countries: [], continents: [] } });
  const file = recording(
    { url: 'https://shop.example/api/countries', headers, text },
    { url: 'https://shop.example/api/loyalty?x=1', text: '{}' },
  );
  const { code, strangers } = await drift(file);
  expect(code).toBe(1);
  expect(strangers.map(({ code: what, operation, at }) => [what, operation, at])).toEqual([
    ['drift-header', 'listCountries', 'x-cart-version'],
    ['drift-field', 'listCountries', '/data/continents'],
    ['drift-operation', 'GET /api/loyalty', ''],
  ]);
});

test.each([
  [[], 'Nothing is left to look at.'],
  [['session.har', '--write'], '--write is for a live backend'],
  [['https://shop.example/v2'], '--base says what stands for /api'],
])('called as %j it says what is wrong, and ends with 2', async (args, message) => {
  const { code, err } = await drift(...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
