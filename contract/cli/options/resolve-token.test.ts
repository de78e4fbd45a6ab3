import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_RECIPE } from '../../check/target.ts';
import { resolveToken } from './resolve-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['nora', 'pa$$word'],
  ['nora', "$&$`$'$1"],
  ['{password}', '{user}'],
])('sends the user %j and the password %j unchanged', async (user, password) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ data: { access: { token: 't' } } }));
  });
  const target = { origin: 'http://127.0.0.1:1', recipe: DEFAULT_RECIPE, timeoutMs: 1000 };
  await expect(resolveToken(target, { login: `${user}:${password}` })).resolves.toBe('t');
  expect(bodies).toEqual([{ phone: user, password }]);
});
