import { useCartNotices } from '../../features/cart/use-cart-notices.ts';

/** Shows cart notices of the server on pages that do not use the cart. */
export function CartNotices() {
  useCartNotices();
  return null;
}
