import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../generated/catalogue.ts';
import { listOrders } from '../generated/orders.ts';
import { invalidate, refreshForSession } from './invalidation.ts';
import { openApp, type OpenApp } from '../testing/open-app.tsx';
import { useInfiniteQuery } from './use-infinite-query.ts';

const ORDERS = ['GET /api/orders?page=1&per_page=3', 'GET /api/orders?page=2&per_page=3'];

function useOrders({ shown }: { shown: boolean }) {
  const { mutate } = useSWRConfig();
  return { list: useInfiniteQuery(listOrders, shown ? { per_page: 3 } : null), mutate };
}

async function showTwoPages(app: OpenApp) {
  await app.signIn();
  const shown = renderHook(useOrders, { wrapper: app.wrapper, initialProps: { shown: true } });
  await waitFor(() => expect(shown.result.current.list.loadedCount).toBe(3));
  act(() => shown.result.current.list.loadMore());
  await waitFor(() => expect(shown.result.current.list.loadedCount).toBeGreaterThan(3));
  return shown;
}

describe('useInfiniteQuery', () => {
  it('@API-03 loads pages until the last one, as in the contract', async () => {
    const app = openApp();
    const { result } = await showTwoPages(app);
    expect(app.calls()).toEqual(ORDERS);
    const { total = 0 } = result.current.list;
    for (let page = 3; page <= Math.ceil(total / 3); page += 1) {
      act(() => result.current.list.loadMore());
      await waitFor(() => expect(result.current.list.pages).toHaveLength(page));
    }
    expect(result.current.list).toMatchObject({ loadedCount: total, hasReachedEnd: true });
    const ids = result.current.list.pages.flatMap(({ orders }) => orders.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
  });

  it('@API-03 loads as many pages as the caller asks for, from its first page on', async () => {
    const app = openApp();
    await app.signIn();
    const { result, rerender } = renderHook(
      ({ pageCount }) => useInfiniteQuery(listOrders, { per_page: 3 }, { firstPage: 2, pageCount }),
      { wrapper: app.wrapper, initialProps: { pageCount: 2 } },
    );
    await waitFor(() => expect(result.current.pages).toHaveLength(2));
    expect(app.calls()).toEqual([2, 3].map((page) => `GET /api/orders?page=${page}&per_page=3`));
    rerender({ pageCount: 1 });
    expect(result.current).toMatchObject({ loadedCount: 3, hasReachedEnd: false });
    rerender({ pageCount: 3 });
    await waitFor(() => expect(result.current.pages).toHaveLength(3));
    expect(app.calls()).toHaveLength(3);
  });

  it('@API-03 refetches all pages when a mutation makes the list stale', async () => {
    const app = openApp();
    const { result } = await showTwoPages(app);
    await act(() => invalidate(app.api, result.current.mutate, ['listOrders']));
    await waitFor(() => expect(app.calls()).toEqual([...ORDERS, ...ORDERS]));
  });

  it('@API-03 refetches on mount when the list went stale while unmounted', async () => {
    const app = openApp();
    const { result, rerender } = await showTwoPages(app);
    rerender({ shown: false });
    await act(() => invalidate(app.api, result.current.mutate, ['listOrders']));
    expect(app.calls()).toEqual(ORDERS);
    rerender({ shown: true });
    await waitFor(() => expect(app.calls().slice(2)).toContain(ORDERS[0]));
    // Both pages: `isLoading` would end with the first.
    await waitFor(() => expect(result.current.list.isFetching).toBe(false));
    const count = app.calls().length;
    rerender({ shown: false });
    rerender({ shown: true });
    await act(() => Promise.resolve());
    expect(app.calls()).toHaveLength(count);
  });

  it('never shows one customer’s list to another customer', async () => {
    const app = openApp();
    const { result, rerender } = await showTwoPages(app);
    const { mutate } = result.current;
    await act(async () => {
      await app.signIn('new@souk.example');
      await refreshForSession(app.api, mutate);
    });
    rerender({ shown: true });
    await waitFor(() => expect(result.current.list.total).toBe(0));
    expect(result.current.list.loadedCount).toBe(0);
  });

  it('clears a customer’s list while it is unmounted', async () => {
    const app = openApp();
    const { result, rerender } = await showTwoPages(app);
    rerender({ shown: false });
    await act(async () => {
      await app.signIn('new@souk.example');
      await refreshForSession(app.api, result.current.mutate);
    });
    rerender({ shown: true });
    expect(result.current.list).toMatchObject({ total: undefined, pages: [] });
    await waitFor(() => expect(result.current.list.total).toBe(0));
  });

  it('clears the list at once when its input changes', async () => {
    const app = openApp();
    const { result, rerender } = renderHook(
      ({ search }) => useInfiniteQuery(listProducts, { search, per_page: 2 }),
      { wrapper: app.wrapper, initialProps: { search: 'chair' } },
    );
    await waitFor(() => expect(result.current.loadedCount).toBe(2));
    rerender({ search: 'lamp' });
    expect(result.current).toMatchObject({ pages: [], isLoading: true });
    await waitFor(() => expect(result.current.loadedCount).toBe(2));
  });
});
