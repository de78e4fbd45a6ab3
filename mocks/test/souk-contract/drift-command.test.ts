import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DriftResult } from '../../../contract/cli/commands/drift-result.ts';
import { call } from '../../../contract/testing/call.ts';
import { type FaultyBackend, openFaultyBackend } from './faulty-backend.ts';

// A check sends hundreds of requests.
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
  backend.injectFault();
});

/** `report` is undefined if the command failed to run. */
async function drift(...options: string[]) {
  const file = join(folder, 'drift.json');
  rmSync(file, { force: true });
  const result = await call('drift', backend.origin, ...options, '--no-screens', '--json', file);
  if (result.code > 1) return { ...result, undocumented: [], report: undefined };
  const report = JSON.parse(readFileSync(file, 'utf8')) as DriftResult;
  return { ...result, report, undocumented: report.backend?.undocumented ?? [] };
}

function changeOrders(change: (body: OrdersBody) => void, status?: number) {
  backend.injectFault({
    on: 'GET /api/orders',
    response(response) {
      if (response.status >= 300) return response;
      const body = structuredClone(response.body) as OrdersBody;
      change(body);
      return { ...response, body, status: status ?? response.status };
    },
  });
}

interface OrdersBody {
  data: { orders: Record<string, unknown>[] };
}

const ORDERS = [...LOGIN, '--only', 'listOrders'];

test('reports nothing for a valid backend, exits with 0 and lists operations without a response', async () => {
  await backend.signIn('drift-clean');
  const { code, undocumented, report, out } = await drift(...LOGIN);
  expect(undocumented).toEqual([]);
  expect(code).toBe(0);
  expect(out).toContain('0 undocumented items');
  expect(report?.backend?.neverSent.unanswered).toContain('placeOrder');
  expect(report?.screens).toBeUndefined();
});

test('reports unknown fields with their type and count, never with a value', async () => {
  await backend.signIn('drift-field');
  changeOrders(({ data }) => {
    for (const order of data.orders) {
      order['delivery_slot'] = { from: '2026-11-21', api_token: 'hush-hush' };
      order['flags'] = ['hush-hush'];
    }
  });
  const { code, undocumented, out } = await drift(...ORDERS);
  expect(code).toBe(1);
  const [slot, flags] = undocumented;
  expect(slot).toMatchObject({
    code: 'drift-field',
    operation: 'listOrders',
    status: 200,
    at: '/data/orders/*/delivery_slot',
    sample: 'object {from, api_token}',
    location: expect.stringMatching(/^openapi\/schemas\/orders\.yaml:\d+$/) as string,
  });
  expect(slot?.count).toBeGreaterThan(5);
  expect(flags).toMatchObject({ at: '/data/orders/*/flags', sample: 'array of string' });
  expect(undocumented).toHaveLength(2);
  expect(out + JSON.stringify(undocumented)).not.toContain('hush-hush');
});

test('reports each unknown enum value, but not known ones', async () => {
  await backend.signIn('drift-enum');
  changeOrders(({ data }) => {
    const [first, second] = data.orders;
    if (first) first['order_status'] = 'Shipped';
    if (second) second['order_status'] = 'Lost';
  });
  const { undocumented } = await drift(...ORDERS);
  const reported = undocumented.map(({ code, at, sample }) => [code, at, sample]);
  expect(reported).toContainEqual(['drift-enum', '/data/orders/*/order_status', '"Shipped"']);
  expect(reported).toContainEqual(['drift-enum', '/data/orders/*/order_status', '"Lost"']);
  expect(reported).toHaveLength(2);
});

test('reports unknown statuses', async () => {
  await backend.signIn('drift-status');
  changeOrders(() => undefined, 206);
  const { undocumented } = await drift(...ORDERS);
  expect(undocumented).toMatchObject([
    {
      code: 'drift-status',
      status: 206,
      location: expect.stringContaining('paths/orders') as string,
    },
  ]);
});

test('reports unknown media types', async () => {
  await backend.signIn('drift-type');
  backend.injectFault({
    on: 'GET /api/orders',
    response: (response) => ({ ...response, contentType: 'application/vnd.shop+json' }),
  });
  const { undocumented } = await drift(...ORDERS);
  expect(undocumented[0]).toMatchObject({
    code: 'drift-media-type',
    at: 'application/vnd.shop+json',
  });
});

test('reports a documented field that was never sent, but not one that was', async () => {
  await backend.signIn('drift-never');
  changeOrders(({ data }) => {
    for (const order of data.orders) Reflect.deleteProperty(order, 'order_code');
  });
  const { report } = await drift(...ORDERS);
  expect(report?.backend?.neverSent.fields).toContain('listOrders/data/orders/*/order_code');
  expect(report?.backend?.neverSent.fields).not.toContain('listOrders/data/orders/*/id');
});
