import { useEffect, useEffectEvent, useState } from 'react';
import { unstable_serialize as serialise } from 'swr';
import { getCart, useGetCart, useGetCheckout } from '../../api/generated/cart.ts';
import { useListAddresses } from '../../api/generated/addresses.ts';
import { statusOf } from '../../api/errors.ts';
import { useApi } from '../../api/api-provider.tsx';
import { useSession, useSessionReady } from '../../api/session.ts';
import type { Input } from '../../api/types.ts';
import type { DataOf } from '../../api/runtime/use-query.ts';
import { useIsMutating } from '../../api/runtime/use-is-mutating.ts';
import { useCartStore, useCartActions } from './cart-store.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { defaultAddress } from '../addresses/default-address.ts';
import { fieldErrors, useErrorText } from '../errors/use-error-text.ts';
import { useErrorToast } from '../errors/use-error-toast.tsx';
import { useSettings } from '../settings/use-settings.ts';

/** The server's cart with optimistic updates. */
export type Cart = DataOf<typeof getCart>;

export type CartGroup = Cart['cart_items'][number];

const CART_KEY = serialise(getCart.key());

/**
 * Returns the cart and its selected shops. Deselects shops without lines (CART-09) and selects all
 * in single-vendor mode (CART-08). Guests send no request, and their selection is reset (CART-13).
 */
export function useCart() {
  const { clearCart, retainSelectedShops, selectShops } = useCartActions();
  const { optimisticUpdates } = useApi();
  const query = useGetCart();
  const { settings, isReady } = useSettings();
  const isGuest = useSession(({ token }) => token === null);
  const isSessionReady = useSessionReady();
  const storedSelection = useCartStore((state) => state.selectedShopIds);
  const shopIds = query.data?.cart_items.map(({ shop_id: id }) => id);
  const shopIdsKey = shopIds?.join(',');
  const isSingleVendor = isReady && !settings.multi_vendor;
  useCartNotices();

  useEffect(() => {
    // The server may reject pending removals.
    if (shopIdsKey === undefined || optimisticUpdates.isOpen(CART_KEY)) return;
    const ids = shopIdsKey === '' ? [] : shopIdsKey.split(',').map(Number);
    if (isSingleVendor) selectShops(ids);
    else retainSelectedShops(ids);
  }, [retainSelectedShops, selectShops, shopIdsKey, isSingleVendor, optimisticUpdates]);

  useEffect(() => {
    if (isSessionReady && isGuest) clearCart();
  }, [clearCart, isSessionReady, isGuest]);

  return { query, isGuest, selected: shopIds?.filter((id) => storedSelection.includes(id)) ?? [] };
}

/**
 * Loads the server's totals of the selected shops. `isUpdating` includes pending cart writes.
 * Errors show a toast (CART-10). `body` is the input. `extraInput` adds Buy Now, a coupon code or the
 * chosen address.
 */
export function useCheckoutTotals(
  selected: readonly number[],
  extraInput: Omit<Input<'getCheckout'>['body'], 'shop_ids'> = {},
) {
  const hasSelection = selected.length > 0;
  const [isPlaceRequired, setPlaceRequired] = useState(false);
  const place = usePlace(isPlaceRequired);
  const body = { shop_ids: [...selected], ...place, ...extraInput };
  const totals = useGetCheckout(hasSelection && place ? { body } : null, {
    keepPreviousData: true,
  });
  const isWriting = useIsMutating('cart');
  const errorText = useErrorText();
  const showErrorToast = useErrorToast();
  const { error } = totals;
  // Another selection's totals are shown only while these load.
  const data = hasSelection && !(error && totals.isPrevious) ? totals.data : undefined;
  const isUpdating = isWriting || totals.isFetching;
  const isPlaceMissing = !isPlaceRequired && fieldErrors(error)['latitude'] !== undefined;
  if (isPlaceMissing) setPlaceRequired(true);
  // A 401 ends the session and is reported elsewhere.
  const problem =
    error && !isPlaceMissing && statusOf(error) !== 401 ? errorText(error) : undefined;

  const showProblem = useEffectEvent(() => showErrorToast(error));
  useEffect(() => {
    if (problem !== undefined) showProblem();
  }, [problem]);

  return { ...totals, data, isUpdating, body };
}

/**
 * Returns the default address, else a position at sea, which has no delivery charge. R4 rejects
 * totals without either. Empty for other releases, undefined while loading.
 */
function usePlace(isRequired: boolean): Input<'getCheckout'>['body'] | undefined {
  const { data, error } = useListAddresses(isRequired ? undefined : null);
  if (!isRequired) return {};
  if (!data && !error) return undefined;
  const address = defaultAddress(data?.addresses ?? []);
  return address ? { address_id: address.id } : { latitude: 0, longitude: 0 };
}
