import { expect } from 'vitest';
import type { OpenMock } from './open-mock.ts';

/** Creates a world with these scenarios. `read` expects a 200 and returns its data. */
export async function openScenarioWorld(mock: OpenMock, scenario: string) {
  const world = `staged-${scenario.replaceAll(',', '.')}`;
  const created = await mock.send(`/__mock/worlds/${world}`, {
    method: 'PUT',
    world: null,
    body: { scenario },
  });
  expect(created.status).toBe(200);
  const get = (path: string, headers = {}) => mock.send(path, { world, headers });
  const read = async (path: string, headers = {}) => {
    const response = await get(path, headers);
    expect(response.headers.get('x-contract-violation')).toBeNull();
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: unknown }).data;
  };
  return { world, get, read };
}
