import { useState } from 'react';
import { useListAddresses } from '../../../api/generated/addresses.ts';
import { useCartStore } from '../../cart/cart-store.ts';
import { defaultAddress } from '../model/default-address.ts';

/**
 * The address to deliver to: the picked one, else the default one (CART-14). Once shown it is never replaced by itself: one that
 * is deleted elsewhere is `isGone` until another is picked.
 */
export function useShippingAddress() {
  const addresses = useListAddresses();
  const picked = useCartStore((state) => state.addressId);
  // Shown last, or known to be gone: a new address that is not in the list yet is neither.
  const [settled, setSettled] = useState<number | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const list = addresses.data?.addresses;
  const wanted = picked ?? settled;
  const chosen =
    wanted === null ? defaultAddress(list ?? []) : list?.find(({ id }) => id === wanted);
  const now = chosen?.id ?? (list && !addresses.isFetching ? wanted : settled);
  if (now !== settled) setSettled(now);

  return {
    addresses,
    chosen,
    isGone: list !== undefined && !chosen && wanted !== null && wanted === settled,
    isDialogOpen,
    setDialogOpen,
  };
}
