import { describe, expect, it } from 'vitest';
import type { Failure } from '../../worlds/failures.ts';
import { openMock } from '../testing/open-mock.ts';
import { skipWaits } from '../testing/skip-waits.ts';

const mock = openMock();
let made = 0;

async function createFailingWorld(...failures: Failure[]): Promise<string> {
  made += 1;
  const world = `failing-${made}`;
  await mock.send(`/__mock/worlds/${world}`, { method: 'PUT', world: null, body: { failures } });
  return world;
}

describe('failures of a world', () => {
  it.each([
    [500, 'Server Error'],
    [503, 'Service Unavailable'],
  ])('return the contract’s example of the status %s', async (status, message) => {
    const world = await createFailingWorld({ operation: 'listCountries', status });
    const response = await mock.send('/api/countries', { world });
    expect([response.status, await response.json()]).toEqual([status, { message }]);
    expect((await mock.send('/api/categories', { world })).status).toBe(200);
    expect((await mock.send('/api/countries', { world: 'sound' })).status).toBe(200);
  });

  it('apply as often as requested, in the requested order', async () => {
    const world = await createFailingWorld(
      { operation: 'listCountries', status: 500, times: 2 },
      { operation: 'listCountries', status: 429, times: 1 },
    );
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      statuses.push((await mock.send('/api/countries', { world })).status);
    }
    expect(statuses).toEqual([500, 500, 429, 200]);
  });

  it('@API-08 support every documented status of every operation', async () => {
    for (const operation of mock.server.contract().operations.values()) {
      const statuses = [...operation.responses.keys()].filter((status) => status >= 400);
      expect(statuses).toContain(500);
      const world = await createFailingWorld(
        ...statuses.map((status) => ({ operation: operation.id, status, times: 1 })),
      );
      // Failures apply before the request is validated.
      const path = operation.path.replaceAll(/\{\w+\}/g, '1');
      for (const status of statuses) {
        const response = await mock.send(path, { world, method: operation.method.toUpperCase() });
        const label = `${operation.id} ${status}`;
        expect([label, response.status, response.headers.get('x-contract-violation')]).toEqual([
          label,
          status,
          null,
        ]);
        expect([label, await response.text()]).not.toEqual([label, '']);
      }
    }
  });

  it('can be removed', async () => {
    const world = await createFailingWorld({ operation: 'listCountries', status: 500 });
    const body = { failures: [] };
    await mock.send(`/__mock/worlds/${world}`, { method: 'PATCH', world: null, body });
    expect((await mock.send('/api/countries', { world })).status).toBe(200);
  });

  it('hang until the client aborts, then release the world', async () => {
    const world = await createFailingWorld({ operation: 'listCountries', status: 'hang' });
    const controller = new AbortController();
    const entry = mock.worlds.get(world);
    const call = mock.send('/api/countries', { world, signal: controller.signal });
    await expect.poll(() => entry.activeCount).toBe(1);
    controller.abort();
    await expect(call).rejects.toThrow('aborted');
    await expect.poll(() => entry.activeCount).toBe(0);
  });

  it('return the named example', async () => {
    const [id, status, example, value] = pickExample();
    const world = await createFailingWorld({ operation: id, status, example });
    const { method, path } = mock.server.contract().operations.get(id) ?? {};
    const response = await mock.send(path ?? '', { world, method: method?.toUpperCase() ?? '' });
    expect([response.status, await response.json()]).toEqual([status, value]);
  });

  it('delay responses, with and without a status', async () => {
    const world = await createFailingWorld(
      { operation: '*', delay: 60 },
      { operation: 'listCountries', status: 500, after: 1 },
    );
    const countWaits = skipWaits(60);
    expect((await mock.send('/api/countries', { world })).status).toBe(200);
    expect((await mock.send('/api/countries', { world })).status).toBe(500);
    expect((await mock.send('/api/categories', { world })).status).toBe(200);
    expect(countWaits()).toBe(3);
  });

  it('interrupt a response body', async () => {
    const world = await createFailingWorld({ operation: 'listCountries', status: 'cut' });
    const response = await mock.send('/api/countries', { world });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('of every operation skip those that don’t document the status', async () => {
    const world = await createFailingWorld({ operation: '*', status: 404 });
    expect((await mock.send('/api/countries', { world })).status).toBe(200);
    expect((await mock.send('/api/lang/en', { world })).status).toBe(404);
  });

  it('drop the connection', async () => {
    const world = await createFailingWorld({ operation: 'listCountries', status: 'drop' });
    await expect(mock.send('/api/countries', { world })).rejects.toThrow('fetch failed');
  });

  it('truncate a JSON response', async () => {
    const world = await createFailingWorld({ operation: 'listCountries', status: 'broken-json' });
    const response = await mock.send('/api/countries', { world });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ]);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });
});

function pickExample(): [id: string, status: number, name: string, value: unknown] {
  for (const { id, path, responses } of mock.server.contract().operations.values()) {
    if (path.includes('{')) continue;
    for (const [status, { types }] of responses) {
      const [, second] = [...(types.get('application/json')?.examples ?? [])];
      if (second) return [id, status, ...second];
    }
  }
  throw new Error('Failed to pick an example: no status has two. Check the contract.');
}
