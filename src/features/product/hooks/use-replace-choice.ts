import { useLingui } from '@lingui/react/macro';
import { useAddToCart, useDecrementCartLine } from '../../../api/generated/cart-mutations.ts';
import { statusOf } from '../../../api/errors.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import type { Line } from '../../cart/use-cart-line.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { Purchase } from './use-purchase.ts';

/** Changes the options of the cart line at the same quantity (PROD-04). */
export function useReplaceChoice(purchase: Purchase, line: Line) {
  const { showToast } = useToasts();
  const { product, choice, choiceName, cartChoiceName, refresh } = purchase;
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const store = useAddToCart();
  const decrement = useDecrementCartLine();

  async function replace() {
    const input = { product_id: product.id, quantity: 1, ...choice, unit: null, is_buy_now: false };
    const addOne = () => store.trigger({ body: input });
    const removeOne = () => decrement.trigger({ body: { product_id: product.id } });
    // Adding an item changes the line's options. The server rejects this without stock, so remove
    // one first. A single item stays if the stock allows: a rejection would lose it.
    const isLast = line.quantity === 1 && product.quantity > 1;
    const [first, second] = isLast ? [addOne, removeOne] : [removeOne, addOne];
    try {
      await first();
      const { data } = await second();
      if (data.info) showToast({ kind: 'warning', message: data.info });
      showToast({
        kind: 'success',
        message: cartChoiceName
          ? t`Your cart now has ${choiceName} instead of ${cartChoiceName}.`
          : t`Your cart now has ${choiceName}.`,
      });
    } catch (error) {
      // A 401 also clears the cart.
      if (statusOf(error) === 401) return;
      showErrorToast(error);
      refresh();
    }
  }

  return { replace: () => void replace(), isReplacing: store.isMutating || decrement.isMutating };
}
