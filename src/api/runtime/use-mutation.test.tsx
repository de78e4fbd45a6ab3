import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { AbortedRequestError, ApiError } from '../errors.ts';
import { useListAddresses } from '../generated/addresses.ts';
import { useCreateAddress } from '../generated/addresses-mutations.ts';
import { getCart, useGetCart } from '../generated/cart.ts';
import { addToCart, useAddToCart, useIncrementCartLine } from '../generated/cart-mutations.ts';
import { listProducts } from '../generated/catalogue.ts';
import type { QueryData } from '../types.ts';
import { openApp, type OpenApp } from '../testing/open-app.tsx';
import { refreshForSession } from './invalidation.ts';
import { optimistic } from './use-mutation.ts';
import { useIsMutating } from './use-is-mutating.ts';

const ADDRESS = {
  name: 'A',
  phone: '0701234567',
  address_type: 'home',
  address_line: 'B',
} as const;

async function pickProduct(app: OpenApp): Promise<number> {
  const { products } = await app.api.client.call(listProducts, { page: 1, per_page: 50 });
  const product = products.find(({ quantity }) => quantity > 15);
  if (!product)
    throw new Error('Failed to pick a product: none has enough stock. Check the fixtures.');
  app.sent.length = 0;
  return product.id;
}

const quantityOf = (cart: QueryData<'getCart'> | undefined) =>
  cart?.cart_items[0]?.products[0]?.quantity;

function addOne(cart: QueryData<'getCart'>): QueryData<'getCart'> {
  const plusOne = (line: (typeof cart.cart_items)[0]['products'][0]) => ({
    ...line,
    quantity: line.quantity + 1,
  });
  const cart_items = cart.cart_items.map((group) => ({
    ...group,
    products: group.products.map(plusOne),
  }));
  return { ...cart, cart_items };
}

async function openCart(app: OpenApp) {
  await app.signIn();
  const product_id = await pickProduct(app);
  const seen: (number | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const cart = useGetCart();
      seen.push(quantityOf(cart.data));
      const change = { optimistic: () => [optimistic(getCart, undefined, addOne)] };
      return {
        cart,
        add: useAddToCart(),
        increment: useIncrementCartLine(change),
        isWriting: useIsMutating('cart'),
        mutate: useSWRConfig().mutate,
      };
    },
    { wrapper: app.wrapper },
  );
  await waitFor(() => expect(result.current.cart.data).toBeDefined());
  await act(() => result.current.add.trigger({ body: { product_id, quantity: 1 } }));
  return { result, product_id, seen };
}

describe('useMutation', () => {
  it('@API-03 updates a query from its response, without a refetch', async () => {
    const app = openApp();
    const { result } = await openCart(app);
    expect(quantityOf(result.current.cart.data)).toBe(1);
    expect(app.calls()).toEqual(['GET /api/carts', 'POST /api/cart/store']);
  });

  it('@API-03 refetches a query that the response does not contain', async () => {
    const app = openApp();
    const { result, product_id } = await openCart(app);
    const body = { product_id, quantity: 2, is_buy_now: true };
    await act(() => result.current.add.trigger({ body }));
    await waitFor(() =>
      expect(app.calls().slice(2)).toEqual(['POST /api/cart/store', 'GET /api/carts']),
    );
    expect(quantityOf(result.current.cart.data)).toBe(1);
  });

  it('@API-03 refetches the queries that it makes stale', async () => {
    const app = openApp();
    await app.signIn();
    const { result } = renderHook(
      () => ({ list: useListAddresses(), create: useCreateAddress() }),
      { wrapper: app.wrapper },
    );
    await waitFor(() => expect(result.current.list.data?.total).toBe(2));
    await act(() => result.current.create.trigger({ body: ADDRESS }));
    await waitFor(() => expect(result.current.list.data?.total).toBe(3));
    expect(app.calls()).toEqual([
      'GET /api/addresses',
      'POST /api/address/store',
      'GET /api/addresses',
    ]);
  });

  it('throws an ApiError and also returns it as `error`', async () => {
    const app = openApp();
    await app.signIn();
    const { result } = renderHook(() => useCreateAddress(), { wrapper: app.wrapper });
    await act(() =>
      expect(result.current.trigger({ body: { ...ADDRESS, phone: '1' } })).rejects.toBeInstanceOf(
        ApiError,
      ),
    );
    const { error } = result.current;
    const failure = error?.name === 'ApiError' ? error.failure : undefined;
    const texts = failure?.status === 422 ? failure.body.errors : undefined;
    expect(texts?.['phone']).toEqual(['The phone field must have at least 9 digits.']);
    act(() => result.current.reset());
    expect(result.current.error).toBeUndefined();
  });

  it('@AUTH-16 rejects when the session ends before the response', async () => {
    const app = openApp();
    await app.signIn();
    const { result } = renderHook(() => useCreateAddress(), { wrapper: app.wrapper });
    const deliver = app.delayRequests('/address/store');
    let outcome: Promise<unknown> | undefined;
    act(() => {
      outcome = result.current.trigger({ body: ADDRESS }).catch((error: unknown) => error);
    });
    await waitFor(() => expect(app.calls()).toContain('POST /api/address/store'));
    act(() => app.session.signOut());
    deliver();
    expect(await act(() => outcome)).toBeInstanceOf(AbortedRequestError);
    expect(result.current.error).toBeUndefined();
  });

  it('@STATE-02 @AUTH-16 of an ended session delays neither the data nor the writes of the next one', async () => {
    const app = openApp();
    const { result, product_id } = await openCart(app);
    const changeSession = (change: () => unknown) =>
      act(async () => {
        await change();
        await refreshForSession(app.api, result.current.mutate);
      });
    const deliver = app.delayRequests('/cart/increment');
    let outcomes: Promise<unknown>[] = [];
    act(() => {
      outcomes = [1, 2].map(() =>
        result.current.increment.trigger({ body: { product_id } }).catch((error: unknown) => error),
      );
    });
    await waitFor(() => expect(app.calls()).toContain('POST /api/cart/increment'));
    await changeSession(() => app.session.signOut());
    expect(result.current.isWriting).toBe(false);

    await changeSession(() => app.signIn('new@souk.example'));
    await waitFor(() => expect(result.current.cart.data).toBeDefined());
    expect(quantityOf(result.current.cart.data)).toBeUndefined();
    await act(() => result.current.add.trigger({ body: { product_id, quantity: 3 } }));
    expect(quantityOf(result.current.cart.data)).toBe(3);

    deliver();
    for (const outcome of await act(() => Promise.all(outcomes)))
      expect(outcome).toBeInstanceOf(AbortedRequestError);
    expect(quantityOf(result.current.cart.data)).toBe(3);
    expect(app.calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/cart/store']);
  });
});

describe('optimistic change', () => {
  it('leaves the running request of a query alone that is not loaded', async () => {
    const app = openApp();
    await app.signIn();
    const product_id = await pickProduct(app);
    const release = app.delayRequests('/api/carts');
    const { result } = renderHook(
      () => ({
        cart: useGetCart(),
        create: useCreateAddress({ optimistic: () => [optimistic(getCart, undefined, addOne)] }),
      }),
      { wrapper: app.wrapper },
    );
    await app.api.client.call(addToCart, { body: { product_id, quantity: 1 } });
    await act(() => result.current.create.trigger({ body: ADDRESS }));
    release();
    await waitFor(() => expect(quantityOf(result.current.cart.data)).toBe(1));
    expect(app.calls().filter((call) => call === 'GET /api/carts')).toHaveLength(1);
  });

  it('is shown immediately and kept', async () => {
    const app = openApp();
    const { result, product_id, seen } = await openCart(app);
    let sending: Promise<unknown> | undefined;
    act(() => {
      sending = result.current.increment.trigger({ body: { product_id } });
    });
    expect(quantityOf(result.current.cart.data)).toBe(2);
    expect(result.current.isWriting).toBe(true);
    await act(async () => void (await sending));
    expect(quantityOf(result.current.cart.data)).toBe(2);
    expect(result.current.isWriting).toBe(false);
    expect(seen).not.toContain(3);
  });

  it('is undone when the server rejects it', async () => {
    const app = openApp();
    const { result, product_id } = await openCart(app);
    await app.fail({ operation: 'incrementCartLine', status: 422, times: 1 });
    let rejection: unknown;
    act(() => {
      result.current.increment.trigger({ body: { product_id } }).catch((error: unknown) => {
        rejection = error;
      });
    });
    expect(quantityOf(result.current.cart.data)).toBe(2);
    await waitFor(() => expect(rejection).toMatchObject({ failure: { status: 422 } }));
    await waitFor(() => expect(quantityOf(result.current.cart.data)).toBe(1));
  });

  it('sends ten mutations in order and shows the server’s quantity without counting any twice', async () => {
    const app = openApp();
    const { result, product_id, seen } = await openCart(app);
    app.sent.length = 0;
    let sending: Promise<unknown> | undefined;
    act(() => {
      const writes = Array.from({ length: 10 }, () =>
        result.current.increment.trigger({ body: { product_id } }),
      );
      sending = Promise.all(writes);
    });
    expect(quantityOf(result.current.cart.data)).toBe(11);
    expect(app.sent.length).toBeLessThanOrEqual(1);
    await act(async () => void (await sending));
    expect(app.calls()).toEqual(Array(10).fill('POST /api/cart/increment'));
    expect(quantityOf(result.current.cart.data)).toBe(11);
    expect(seen.slice(seen.indexOf(11)).every((quantity) => quantity === 11)).toBe(true);
    await act(() => result.current.cart.retry());
    expect(quantityOf(result.current.cart.data)).toBe(11);
  });

  it('undoes only the rejected one of several', async () => {
    const app = openApp();
    const { result, product_id } = await openCart(app);
    await app.fail({ operation: 'incrementCartLine', status: 422, times: 1 });
    let sending: Promise<PromiseSettledResult<unknown>[]> | undefined;
    act(() => {
      const write = () => result.current.increment.trigger({ body: { product_id } });
      sending = Promise.allSettled([write(), write(), write()]);
    });
    expect(quantityOf(result.current.cart.data)).toBe(4);
    const outcomes = await act(async () => sending);
    expect(outcomes?.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await waitFor(() => expect(quantityOf(result.current.cart.data)).toBe(3));
  });
});
