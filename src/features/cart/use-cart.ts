import { useEffect } from 'react';
import { unstable_serialize as serialise } from 'swr';
import { getCart, useGetCart, useGetCheckout } from '../../api/generated/cart.ts';
import { statusOf } from '../../api/errors.ts';
import { useApi } from '../../api/api-provider.tsx';
import { useSession, useSessionReady } from '../../api/session.ts';
import type { Input } from '../../api/types.ts';
import type { DataOf } from '../../api/runtime/use-query.ts';
import { useIsWriting } from '../../api/runtime/use-is-writing.ts';
import { useCartStore, useCartActions } from './cart-store.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useSettings } from '../settings/use-settings.ts';

/** The cart as the server has it, with the shopper's open changes on top. */
export type Cart = DataOf<typeof getCart>;

/** The lines of one shop. */
export type CartGroup = Cart['cart_items'][number];

const CART = serialise(getCart.key());

/**
 * The cart and which of its shops are being bought, in the cart's order: shops without lines leave the
 * selection (CART-09), and with one vendor every shop is selected by itself (CART-08). Without a login
 * nothing is asked, and what was selected is reset (CART-13).
 */
export function useCart() {
  const { clearCart, retainSelectedShops, selectShops } = useCartActions();
  const { optimisticUpdates } = useApi();
  const query = useGetCart();
  const { settings, isReady } = useSettings();
  const isGuest = useSession(({ token }) => token === null);
  const isSure = useSessionReady();
  const storedSelection = useCartStore((state) => state.selectedShopIds);
  const shopIds = query.data?.cart_items.map(({ shop_id: id }) => id);
  const present = shopIds?.join(',');
  const selectsAll = isReady && !settings.multi_vendor;
  useCartNotices();

  useEffect(() => {
    // A removal that the server may still refuse must not cost the selection.
    if (present === undefined || optimisticUpdates.isOpen(CART)) return;
    const ids = present === '' ? [] : present.split(',').map(Number);
    if (selectsAll) selectShops(ids);
    else retainSelectedShops(ids);
  }, [retainSelectedShops, selectShops, present, selectsAll, optimisticUpdates]);

  useEffect(() => {
    if (isSure && isGuest) clearCart();
  }, [clearCart, isSure, isGuest]);

  return { query, isGuest, selected: shopIds?.filter((id) => storedSelection.includes(id)) ?? [] };
}

/**
 * What the selected shops' lines cost, by the server; `isUpdating` while a change is under way. A
 * failed refresh is told (CART-10). `extraInput` asks of the line that is bought on its own, or with a code.
 */
export function useCheckoutTotals(
  selected: readonly number[],
  extraInput: Omit<Input<'getCheckout'>['body'], 'shop_ids'> = {},
) {
  const { showToast } = useToasts();
  const isAny = selected.length > 0;
  const totals = useGetCheckout(
    isAny ? { body: { shop_ids: [...selected], ...extraInput } } : null,
    {
      keepPreviousData: true,
    },
  );
  const isWriting = useIsWriting('cart');
  const errorText = useErrorText();
  const { error } = totals;
  const data = isAny ? totals.data : undefined;
  const isUpdating = isWriting || totals.isFetching;
  // A 401 ends the session, which is told elsewhere.
  const problem = error && statusOf(error) !== 401 ? errorText(error) : undefined;

  useEffect(() => {
    if (problem !== undefined) showToast({ kind: 'error', message: problem });
  }, [showToast, problem]);

  return { ...totals, data, isUpdating };
}
