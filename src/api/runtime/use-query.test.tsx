import { act, renderHook, waitFor } from '@testing-library/react';
import { unstable_serialize as serialise, useSWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { useGetCart } from '../generated/cart.ts';
import { listProducts, useListProducts } from '../generated/catalogue.ts';
import { listCountries, useListCountries } from '../generated/settings.ts';
import { invalidate } from './invalidation.ts';
import { openApp } from '../testing/open-app.tsx';

describe('useQuery', () => {
  it('returns its data', async () => {
    const app = openApp();
    const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, error: undefined });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.data?.countries.length).toBeGreaterThan(200);
    expect(app.calls()).toEqual(['GET /api/countries']);
  });

  it('sends one request for two components, and none for null', async () => {
    const app = openApp();
    const { result } = renderHook(
      () => [useListCountries(), useListCountries(), useListProducts(null)] as const,
      { wrapper: app.wrapper },
    );
    await waitFor(() => expect(result.current[1].data).toBeDefined());
    expect(result.current[2]).toMatchObject({ data: undefined, isLoading: false });
    expect(app.calls()).toEqual(['GET /api/countries']);
  });

  it('fetches customer data only with a token, and clears it after sign-out', async () => {
    const app = openApp();
    const { result } = renderHook(() => useGetCart(), { wrapper: app.wrapper });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(app.calls()).toEqual([]);
    await act(() => app.signIn());
    await waitFor(() => expect(result.current.data).toMatchObject({ total: 0 }));
    act(() => app.session.signOut());
    expect(result.current.data).toBeUndefined();
  });

  it('returns an error and refetches on retry', async () => {
    const app = openApp();
    await app.fail({ operation: 'listCountries', status: 429, times: 1 });
    const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 429 }));
    await act(() => result.current.retry());
    expect(result.current.error).toBeUndefined();
    expect(result.current.data?.countries.length).toBeGreaterThan(200);
  });

  it('renders again for a refetch only if `isFetching` was read (PERF-06)', async () => {
    const app = openApp();
    const seen: { plain: number; fetching: boolean[] } = { plain: 0, fetching: [] };
    const { result } = renderHook(
      () => {
        seen.plain += 1;
        return useListCountries();
      },
      { wrapper: app.wrapper },
    );
    renderHook(() => seen.fetching.push(useListCountries().isFetching), { wrapper: app.wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    const rendered = seen.plain;
    const { length } = seen.fetching;
    await act(() => result.current.retry());
    expect(app.calls()).toHaveLength(2);
    expect(seen.plain).toBe(rendered);
    expect(seen.fetching.slice(length)).toEqual([true, false]);
  });

  it('aborts a superseded request and never shows its response', async () => {
    const app = openApp({
      before: (path, signal) =>
        path.includes('page=1')
          ? new Promise((_, reject) =>
              signal.addEventListener('abort', () => reject(signal.reason)),
            )
          : Promise.resolve(undefined),
    });
    const seen: (number | undefined)[] = [];
    const { result, rerender } = renderHook(
      ({ page }) => {
        const { data, error } = useListProducts({ page, per_page: 3 });
        if (error) throw error;
        seen.push(data?.products.length);
        return data;
      },
      { wrapper: app.wrapper, initialProps: { page: 1 } },
    );
    await waitFor(() => expect(app.sent).toHaveLength(1));
    rerender({ page: 2 });
    await waitFor(() => expect(result.current?.products).toHaveLength(3));
    expect(app.sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    const first = serialise(listProducts.key({ page: 1, per_page: 3 }));
    expect(app.api.cache.get(first)?.data).toBeUndefined();
    expect(new Set(seen)).toEqual(new Set([undefined, 3]));
  });

  it('sends one request in strict mode and does not abort it', async () => {
    const app = openApp({ strict: true });
    const { result } = renderHook(() => useListCountries(), { wrapper: app.wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(app.sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('does not refetch server-rendered data', async () => {
    const key = serialise(listCountries.key());
    const country = { id: 1, name: 'Server-rendered', phone_code: '1' };
    const app = openApp({ fallback: { [key]: { countries: [country] } } });
    const { result } = renderHook(
      () => [useListCountries(), useListProducts({ page: 1, per_page: 1 })] as const,
      { wrapper: app.wrapper },
    );
    expect(result.current[0]).toMatchObject({ data: { countries: [country] }, isLoading: false });
    await waitFor(() => expect(result.current[1].data).toBeDefined());
    expect(app.calls()).toEqual(['GET /api/products?page=1&per_page=1']);
  });

  it('shows server-rendered data again after keepPreviousData showed it for another input', async () => {
    const key = serialise(listProducts.key({ page: 1, per_page: 3 }));
    const app = openApp({ fallback: { [key]: { products: [], total: 9 } } });
    const { result, rerender } = renderHook(
      ({ page }) => useListProducts({ page, per_page: 3 }, { keepPreviousData: true }),
      { wrapper: app.wrapper, initialProps: { page: 1 } },
    );
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ data: { products: [] }, isPrevious: true });
    await waitFor(() => expect(result.current.data?.products).toHaveLength(3));
    expect(result.current.isPrevious).toBe(false);
    rerender({ page: 1 });
    expect(result.current).toMatchObject({ data: { products: [] }, isPrevious: false });
  });

  it('@API-03 refetches server-rendered data once it is stale', async () => {
    const key = serialise(listCountries.key());
    const app = openApp({ fallback: { [key]: { countries: [] } } });
    const { result } = renderHook(
      () => ({ countries: useListCountries(), mutate: useSWRConfig().mutate }),
      { wrapper: app.wrapper },
    );
    await act(() => invalidate(app.api, result.current.mutate, ['listCountries']));
    await waitFor(() => expect(result.current.countries.data?.countries).not.toEqual([]));
    expect(app.calls()).toEqual(['GET /api/countries']);
  });

  it('@API-03 refetches server-rendered data that went stale while unmounted', async () => {
    const key = serialise(listCountries.key());
    const app = openApp({ fallback: { [key]: { countries: [] } } });
    const { result, rerender } = renderHook(
      ({ shown }) => ({
        countries: useListCountries(shown ? {} : null),
        mutate: useSWRConfig().mutate,
      }),
      { wrapper: app.wrapper, initialProps: { shown: true } },
    );
    rerender({ shown: false });
    await act(() => invalidate(app.api, result.current.mutate, ['listCountries']));
    rerender({ shown: true });
    await waitFor(() => expect(result.current.countries.data?.countries).not.toEqual([]));
  });
});
