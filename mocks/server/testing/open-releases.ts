import { expect } from 'vitest';
import type { Release } from '../../domain/world/release.ts';
import { openMock, signIn } from './open-mock.ts';

type Json = Record<string, unknown>;

/** Runs a mock during the tests of a file, for worlds of any release. */
export function openReleases() {
  const mock = openMock();
  let worldCount = 0;

  /** Creates a world of a release, and of other scenarios, and signs the demo customer in. */
  const enter = async (
    release: Release,
    { others = [], settings = {} }: { others?: string[]; settings?: object } = {},
  ) => {
    worldCount += 1;
    const world = `release-${worldCount}`;
    const scenario = [release.toLowerCase(), ...others].filter((name) => name !== 'r1').join(',');
    const created = await mock.send(`/__mock/worlds/${world}`, {
      method: 'PUT',
      world: null,
      body: { scenario: scenario || 'default', settings },
    });
    expect(created.status).toBe(200);
    const customer = await signIn(mock, world);
    const send = async (
      path: string,
      body?: object,
      headers: Record<string, string> = customer,
    ) => {
      const method = body ? 'POST' : 'GET';
      const language = { 'Accept-Language': 'en' };
      const response = await mock.send(path, {
        method,
        world,
        headers: { ...language, ...headers },
        body,
      });
      expect(response.headers.get('x-contract-violation'), path).toBeNull();
      const text = await response.text();
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const content: unknown = isPage ? { page: text } : JSON.parse(text);
      return { status: response.status, body: content as { data: Json } & Json };
    };
    const read = async (path: string, headers?: Record<string, string>) => {
      const { status, body } = await send(path, undefined, headers);
      expect([path, status]).toEqual([path, 200]);
      return body.data;
    };
    const performStaffAction = async (body: { action: string; [field: string]: unknown }) => {
      const path = `/__mock/worlds/${world}/staff-actions`;
      const { status } = await mock.send(path, { method: 'POST', world: null, body });
      expect(status).toBe(200);
    };
    return { send, read, performStaffAction, world, customer };
  };

  return { enter, mock };
}
