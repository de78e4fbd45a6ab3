import {
  getCart,
  useDecrementCartLine,
  useIncrementCartLine,
  useRemoveFromCart,
} from '../api/generated/cart.ts';
import { statusOf } from '../api/errors.ts';
import { optimistic } from '../api/use-mutation.ts';
import { keepSelected } from '../lib/stores/cart.ts';
import type { Cart } from './basket.ts';
import { useErrorText } from './use-error-text.ts';
import { useRemovedToast } from './use-removed-toast.ts';
import { showToast } from '../ui/toast.ts';
import { changeQuantity } from './change-quantity.ts';

export type Line = Cart['cart_items'][number]['products'][number];

const moved = (by: number) => (input: { body: { product_id: number } }) => [
  optimistic(getCart, undefined, (cart) => changeQuantity(cart, input.body.product_id, by)),
];

/** Changes of one line: shown at once, sent one after another, taken back with a message when refused (CART-16). */
export function useLineChanges(line: Line) {
  const errorText = useErrorText();
  const showRemoved = useRemovedToast();
  const increment = useIncrementCartLine({ optimistic: moved(1) });
  const decrement = useDecrementCartLine({ optimistic: moved(-1) });
  const remove = useRemoveFromCart({ optimistic: moved(-Infinity) });
  const body = { product_id: line.id };

  /** Sends one change and tells what the server has to say about it. */
  async function tell(change: Promise<{ data: Cart }>) {
    try {
      const { data } = await change;
      keepSelected(data.cart_items.map(({ shop_id: id }) => id));
      if (data.info) showToast({ kind: 'warning', message: data.info });
      const isGone = !data.cart_items.some(({ products }) =>
        products.some(({ id }) => id === line.id),
      );
      if (isGone) {
        showRemoved(line, {
          product_id: line.id,
          quantity: 1,
          size: line.size?.id ?? null,
          color: line.color?.id ?? null,
          unit: line.unit,
          is_buy_now: false,
        });
      }
    } catch (error) {
      // A 401 ends the session, and with it the cart.
      if (statusOf(error) !== 401) showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return {
    /** Takes the quantity to a neighbouring one; 0 removes the line. */
    setQuantity: (quantity: number) =>
      void tell(
        quantity > line.quantity ? increment.trigger({ body }) : decrement.trigger({ body }),
      ),
    remove: () => void tell(remove.trigger({ body })),
  };
}
