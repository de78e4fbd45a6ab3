import { describe, expect, it } from 'vitest';
import { staffActions } from '../../staff-actions/staff-actions.ts';
import { scenarios } from '../../worlds/scenarios/scenarios.ts';
import { openMock, signIn } from '../testing/open-mock.ts';

const mock = openMock();
const load = async (path: string) => (await mock.send(`/__mock${path}`, { world: null })).json();

async function change(world: string, body: object): Promise<unknown> {
  const path = `/__mock/worlds/${world}`;
  return (await mock.send(path, { method: 'PATCH', world: null, body })).json();
}

describe('the control API', () => {
  it('lists scenarios, staff actions and operations with their statuses and examples', async () => {
    const names = ((await load('/scenarios')) as { name: string; summary: string }[]).map(
      ({ name, summary }) => {
        expect(summary).toMatch(/^[A-Z].*[.)]$/);
        return name;
      },
    );
    expect(names).toEqual(Object.keys(scenarios));
    expect(await load('/staff-actions')).toHaveLength(Object.keys(staffActions).length);
    const operations = (await load('/operations')) as { id: string }[];
    expect(operations).toHaveLength(mock.server.contract().operations.size);
    const login = operations.find(({ id }) => id === 'login');
    expect(login).toMatchObject({ method: 'POST', path: '/api/login' });
    const { responses } = login as unknown as {
      responses: { status: number; examples: string[] }[];
    };
    expect(responses.find(({ status }) => status === 500)?.examples.length).toBeGreaterThan(0);
  });

  it('shows a world without creating or using it', async () => {
    const before = mock.worlds.size();
    expect((await mock.send('/__mock/worlds/shown', { world: null })).status).toBe(404);
    expect(mock.worlds.size()).toBe(before);
    await signIn(mock, 'shown');
    const failures = [{ operation: 'getCart', status: 500, times: 3 }];
    await change('shown', { failures, scenario: ['rtl', 'slow'] });
    const shown = await load('/worlds/shown');
    expect(shown).toMatchObject({
      id: 'shown',
      seed: 1,
      scenarios: ['rtl', 'slow'],
      failures,
      clock: { now: '2026-11-21T10:00:00.000Z', frozen: true },
      counts: { products: 600, shops: 40, sessions: 1, orders: 11 },
    });
    expect(JSON.stringify(shown)).not.toContain('password');
    expect(await load('/worlds')).toContainEqual(shown);
  });

  it.each([1e17, -1e17])('does not move the time by %d', async (advance) => {
    expect(await change('advanced', { advance })).toMatchObject({
      message: expect.stringContaining(`advance can't be ${advance}.`) as unknown,
    });
    expect(await load('/worlds')).toBeInstanceOf(Array);
  });

  it('resets a world and keeps its time and scenario', async () => {
    const world = 'replaced';
    await change(world, { scenario: 'new-customer', advance: 5000 });
    const headers = await signIn(mock, world);
    expect(await change(world, { reset: true })).toMatchObject({ isReplaced: true });
    expect((await mock.send('/api/carts', { world, headers })).status).toBe(401);
    expect(await load(`/worlds/${world}`)).toMatchObject({
      scenarios: ['new-customer'],
      counts: { orders: 0 },
      clock: { now: '2026-11-21T10:00:05.000Z', startedAt: '2026-11-21T10:00:05.000Z' },
    });
  });
});
