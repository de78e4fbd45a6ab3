import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocument } from '../../contract/engine/read-document.ts';
import { handlers } from '../domain/handlers.ts';
import { createWorldStore } from '../worlds/world-store.ts';
import { createMockServer } from './create-server.ts';

const { toggleFavourite: _, ...incomplete } = handlers;
const onMissingHandler = vi.fn();
const server = createMockServer({
  document: readDocument(),
  handlers: incomplete as typeof handlers,
  worlds: createWorldStore('test'),
  compileMode: 'lazy',
  onMissingHandler,
});
let origin = '';

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  origin = `http://127.0.0.1:${await server.listen(0)}`;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

it('responds with 501 to an operation without a handler, and names the file to add it to', async () => {
  const response = await fetch(`${origin}/api/favorite-add-or-remove`, {
    method: 'POST',
    headers: { 'X-Mock-World': 'main' },
  });
  const message =
    'No handler for toggleFavourite: add it to mocks/domain/wishlist/wishlist-handlers.ts.';
  expect([response.status, await response.json()]).toEqual([501, { message }]);
  expect(response.headers.get('x-contract-violation')).toBe('response');
  expect(onMissingHandler).toHaveBeenCalledExactlyOnceWith(message);
});
