import { useCartNotices } from '../../features/cart/use-cart-notices.ts';

/** Shows cart notices of the server, also on pages that use no cart. */
export function CartNotices() {
  useCartNotices();
  return null;
}
