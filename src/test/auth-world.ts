import { expect, inject, vi } from 'vitest';
import { getSettings } from '../api/generated/settings.ts';
import { openApp, type OpenApp } from '../api/testing/open-app.tsx';

export interface AuthWorld extends OpenApp {
  code: () => Promise<string>;
}

export async function openAuthWorld(
  settings: Record<string, unknown> = {},
  options: Parameters<typeof openApp>[0] = {},
): Promise<AuthWorld> {
  const app = openApp(options);
  await app.api.client.call(getSettings);
  const world = app.sent[0]?.headers.get('X-Mock-World');
  const address = `${inject('mockUrl')}/__mock/worlds/${world}`;
  const response = await fetch(address, { method: 'PUT', body: JSON.stringify({ settings }) });
  expect(response.status, await response.text()).toBe(200);
  app.sent.length = 0;
  return {
    ...app,
    async code() {
      const [first] = (await (await fetch(`${address}/codes`)).json()) as { code: string }[];
      if (!first) throw new Error('Failed to read a code: none was sent. Check the requests.');
      return first.code;
    },
  };
}

export function changeLastDigit(code: string): string {
  return code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10);
}

/**
 * Collects the bodies of all requests to a path, forms as plain objects. Restore all mocks
 * afterwards.
 */
export function watchFormBodies(path: string): unknown[] {
  const bodies: unknown[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && new URL(input.url).pathname === path) {
      const copy = input.clone();
      const isForm = copy.headers.get('Content-Type')?.startsWith('multipart') ?? false;
      bodies.push(isForm ? Object.fromEntries(await copy.formData()) : await copy.json());
    }
    return real(input, init);
  });
  return bodies;
}

/** Failures without field errors, with the message shown. */
export const FAILURES = [
  [429, 'We’re very busy right now.'],
  [500, 'Something went wrong on our side. Try again in a moment.'],
  ['drop', 'We couldn’t connect. Try again in a moment.'],
  ['broken-json', 'Something went wrong while loading this. Try again in a moment.'],
  ['hang', 'That took too long. Try again.'],
] as const;
