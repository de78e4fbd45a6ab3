import { useLayoutEffect } from 'react';
import { useIsMutating } from '../../api/runtime/use-is-mutating.ts';
import { useCartActions } from './cart-store.ts';
import type { CartGroup } from './use-cart.ts';

/** Selects the only shop of a cart automatically (CART-08, CART-15). */
export function useOnlyShop(groups: readonly CartGroup[]): void {
  const { selectShops } = useCartActions();
  // The server may reject pending removals.
  const isWriting = useIsMutating('cart');
  const onlyId = !isWriting && groups.length === 1 ? groups[0]?.shop_id : undefined;
  // Before the page shows that nothing is selected.
  useLayoutEffect(() => {
    if (onlyId !== undefined) selectShops([onlyId]);
  }, [selectShops, onlyId]);
}
