import { act, renderHook, waitFor } from '@testing-library/react';
import { unstable_serialize as serialise, useSWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { getProduct, listRecentlyViewed, useGetProduct } from '../generated/catalogue.ts';
import { listCountries, useListCountries } from '../generated/settings.ts';
import { getProfile, useGetProfile } from '../generated/profile.ts';
import { openApp } from '../testing/open-app.tsx';
import { invalidate, refreshForSession } from './invalidation.ts';
import { prefetchQueries } from './prefetch.ts';

const key = serialise(listCountries.key());
const REQUEST = 'GET /api/countries';

afterEach(() => {
  vi.useRealTimers();
});

async function prefetchCountries() {
  const app = openApp();
  prefetchQueries(app.api, [listCountries.query()]);
  await waitFor(() => expect(app.api.cache.get(key)?.data).toBeDefined());
  return app;
}

test('a page has prefetched data in its first render, without another request', async () => {
  const app = await prefetchCountries();
  prefetchQueries(app.api, [listCountries.query()]);
  const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
  expect(result.current).toMatchObject({ isLoading: false });
  expect(result.current.data?.countries.length).toBeGreaterThan(200);
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(app.calls()).toEqual([REQUEST]);
});

test('a page that opens during the prefetch waits for it', async () => {
  const app = openApp();
  prefetchQueries(app.api, [listCountries.query()]);
  const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(app.calls()).toEqual([REQUEST]);
});

test('a page that requests its data itself shows them, and nothing is prefetched', async () => {
  const app = openApp();
  const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
  expect(result.current).toMatchObject({ isFetching: true, data: undefined });
  prefetchQueries(app.api, [listCountries.query()]);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(app.calls()).toEqual([REQUEST]);
});

test('a page that opens later shows prefetched data and fetches again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await prefetchCountries();
  vi.setSystemTime(Date.now() + 31_000);
  const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
  expect(result.current.data).toBeDefined();
  await waitFor(() => expect(app.calls()).toEqual([REQUEST, REQUEST]));
});

test('a change of the data discards what was prefetched', async () => {
  const app = await prefetchCountries();
  const { result: config } = renderHook(() => useSWRConfig(), { wrapper: app.wrapper });
  await act(() => invalidate(app.api, config.current.mutate, ['listCountries']));
  renderHook(() => useListCountries(), { wrapper: app.wrapper });
  await waitFor(() => expect(app.calls()).toEqual([REQUEST, REQUEST]));
});

test('a failed prefetch leaves the request to the page', async () => {
  const app = openApp();
  await app.fail({ operation: 'listCountries', status: 500, times: 1 });
  prefetchQueries(app.api, [listCountries.query()]);
  await waitFor(() => expect(app.api.prefetches.size).toBe(0));
  const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.error).toBeUndefined();
});

test('@PROD-07 a product counts as viewed once it is opened, not when it is prefetched', async () => {
  const app = openApp();
  await app.signIn();
  const input = { product_id: 3 };
  const product = serialise(getProduct.key(input));
  const viewed = async () =>
    (await app.api.client.call(listRecentlyViewed, undefined)).products.map(({ id }) => id);
  prefetchQueries(app.api, [getProduct.query(input)]);
  await waitFor(() => expect(app.api.cache.get(product)?.data).toBeDefined());
  expect(await viewed()).not.toContain(3);
  const { result } = renderHook(() => useGetProduct(input), { wrapper: app.wrapper });
  expect(result.current.data?.product.id).toBe(3);
  await waitFor(async () => expect((await viewed())[0]).toBe(3));
});

test('customer data is prefetched with a session only, and gone after sign-out', async () => {
  const app = openApp();
  const profile = serialise(getProfile.key());
  prefetchQueries(app.api, [getProfile.query()]);
  expect(app.calls()).toEqual([]);

  await app.signIn();
  prefetchQueries(app.api, [getProfile.query()]);
  await waitFor(() => expect(app.api.cache.get(profile)?.data).toBeDefined());
  const { result } = renderHook(() => ({ ...useGetProfile(), ...useSWRConfig() }), {
    wrapper: app.wrapper,
  });
  expect(result.current.data).toBeDefined();
  await act(async () => {
    app.session.signOut();
    await refreshForSession(app.api, result.current.mutate);
  });
  expect(app.api.prefetches.size).toBe(0);
  expect(app.api.cache.get(profile)?.data).toBeUndefined();
});
