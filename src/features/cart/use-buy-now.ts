import { useLocation } from 'wouter';
import { useAddToCart } from '../../api/generated/cart-mutations.ts';
import { statusOf } from '../../api/errors.ts';
import { BUY_NOW_PATH } from '../../lib/router/paths.ts';
import { useCartActions } from './cart-store.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useErrorToast } from '../errors/use-error-toast.tsx';

/**
 * Buys one item and opens `/buynow` once the server has stored it (CHK-07). Guests log in first
 * (WISH-02).
 */
export function useBuyNow() {
  const { saveBuyNow } = useCartActions();
  const { requireLogin } = useDialogs();
  const [, navigate] = useLocation();
  const showErrorToast = useErrorToast();
  const { trigger, isMutating } = useAddToCart();

  async function buyNow(
    product: { id: number; shop: { id: number } },
    choice: { size: number | null; color: number | null } = { size: null, color: null },
  ): Promise<void> {
    const retry = () => void buyNow(product, choice);
    if (requireLogin(retry, 'purchase')) return;
    const { pathname } = location;
    try {
      await trigger({
        body: { product_id: product.id, quantity: 1, ...choice, unit: null, is_buy_now: true },
      });
      saveBuyNow({ shopId: product.shop.id, productId: product.id });
      // The shopper may have opened another page.
      if (location.pathname === pathname) navigate(BUY_NOW_PATH);
    } catch (error) {
      if (statusOf(error) === 401) requireLogin(retry, 'purchase');
      else showErrorToast(error);
    }
  }

  return { buyNow, isBuying: isMutating };
}
