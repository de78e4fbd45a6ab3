import { useState } from 'react';
import { useListAddresses } from '../../../api/generated/addresses.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import type { Input } from '../../../api/types.ts';
import { useCartStore } from '../../cart/cart-store.ts';
import { defaultAddress } from '../../addresses/default-address.ts';

/**
 * Returns the picked or the default address (CART-14). Never replaces a shown one automatically.
 * `isDeleted` is true if it was deleted elsewhere.
 */
export function useShippingAddress() {
  const addresses = useListAddresses();
  const picked = useCartStore((state) => state.addressId);
  // Last shown or deleted address. A new one that is not in the list yet is neither.
  const [lastKnownId, setLastKnownId] = useState<number | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const list = addresses.data?.addresses;
  const targetId = picked ?? lastKnownId;
  const chosen =
    targetId === null ? defaultAddress(list ?? []) : list?.find(({ id }) => id === targetId);
  const isCurrent = list !== undefined && !addresses.isFetching && !addresses.error;
  const currentId = chosen?.id ?? (isCurrent ? targetId : lastKnownId);
  if (currentId !== lastKnownId) setLastKnownId(currentId);
  // The list was loaded before the new address was saved, and reloading it failed.
  const isNewMissing =
    !chosen && targetId !== null && targetId !== lastKnownId && addresses.error !== undefined;

  return {
    addresses: isNewMissing ? { ...addresses, data: undefined } : addresses,
    chosen,
    isDeleted: list !== undefined && !chosen && targetId !== null && targetId === lastKnownId,
    isDialogOpen,
    setDialogOpen,
  };
}

/** From R3 on, addresses have areas, which decide the delivery charge. */
export function deliveryInput(
  address: components['schemas']['Address'] | undefined,
): Pick<Input<'getCheckout'>['body'], 'address_id'> {
  return address?.area_id === undefined ? {} : { address_id: address.id };
}
