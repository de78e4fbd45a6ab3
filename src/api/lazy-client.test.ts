import { afterEach, expect, inject, it, vi } from 'vitest';
import * as clientModule from './client.ts';
import { AbortedRequestError, NetworkError } from './errors.ts';
import { getCart } from './generated/cart.ts';
import { listCountries } from './generated/settings.ts';
import { createLazyClient } from './lazy-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openClient() {
  const sent: Request[] = [];
  let token: string | null = null;
  const client = createLazyClient({
    baseUrl: inject('mockUrl'),
    getToken: () => token,
    getLocale: () => 'en',
    headers: { 'X-Mock-World': `lazy-client-${process.pid}` },
    fetch(request) {
      sent.push(request);
      return fetch(request);
    },
  });
  return { client, sent, setToken: (next: string | null) => (token = next) };
}

/** Fails at the same moment as the import would. */
function failToLoad() {
  return vi.spyOn(clientModule, 'createApiClient').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

it('loads its code with the first call, and once', async () => {
  const create = vi.spyOn(clientModule, 'createApiClient');
  const { client, sent } = openClient();
  expect(create).not.toHaveBeenCalled();
  const lists = await Promise.all([client.call(listCountries), client.call(listCountries)]);
  expect(lists[0]).toEqual(lists[1]);
  expect(sent).toHaveLength(2);
  expect(create).toHaveBeenCalledOnce();
});

it('sends the token of the moment of the call', async () => {
  const { client, sent, setToken } = openClient();
  setToken('1|before');
  const call = client.call(listCountries);
  setToken(null);
  await call;
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer 1|before');
  await expect(client.call(getCart)).rejects.toThrow(AbortedRequestError);
});

it('fails like a request without its code, and loads it again', async () => {
  failToLoad();
  const { client } = openClient();
  const error: unknown = await client.call(listCountries).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ operation: 'listCountries', reason: 'unreachable' });
  await expect(client.call(listCountries)).resolves.toBeTruthy();
});

it('loads its code only when online, because a browser may repeat a failure', async () => {
  const create = vi.spyOn(clientModule, 'createApiClient');
  vi.stubGlobal('navigator', { onLine: false });
  const { client } = openClient();
  await expect(client.call(listCountries)).rejects.toMatchObject({ reason: 'offline' });
  expect(create).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(client.call(listCountries)).resolves.toBeTruthy();
});

it('is aborted while its code loads', async () => {
  const { client } = openClient();
  const controller = new AbortController();
  const call = client.call(listCountries, {}, controller.signal);
  controller.abort();
  await expect(call).rejects.toThrow(AbortedRequestError);
});
