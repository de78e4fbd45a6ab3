import { useState } from 'react';
import {
  getCart,
  useDecrementCartLine,
  useIncrementCartLine,
  useRemoveFromCart,
} from '../../api/generated/cart.ts';
import { AbortedRequestError, statusOf } from '../../api/errors.ts';
import type { ResponseBody } from '../../api/types.ts';
import { optimistic } from '../../api/runtime/use-mutation.ts';
import { useCartActions } from './cart-store.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import type { CartGroup } from './use-cart.ts';
import { changeQuantity } from './model/change-quantity.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useRemovedToast } from './hooks/use-removed-toast.ts';

/** One product in the cart. */
export type Line = CartGroup['products'][number];

/** The server's words for a decrement that took the line with it (CART-09). */
const REMOVED = 'product removed from cart';

const changeBy = (by: number) => (input: { body: { product_id: number } }) => [
  optimistic(getCart, undefined, (cart) => changeQuantity(cart, input.body.product_id, by)),
];

/**
 * Changes of one line: shown at once, sent one after another, taken back with a message when refused
 * (CART-16). `problem` is what the server said against the last one.
 */
export function useCartLine(line: Line) {
  const { retainSelectedShops } = useCartActions();
  const { showToast } = useToasts();
  const errorText = useErrorText();
  const showRemoved = useRemovedToast();
  const [problem, setProblem] = useState<string>();
  const increment = useIncrementCartLine({ optimistic: changeBy(1) });
  const decrement = useDecrementCartLine({ optimistic: changeBy(-1) });
  const remove = useRemoveFromCart({ optimistic: changeBy(-Infinity) });
  const body = { product_id: line.id };

  /** Sends one change and tells what the server has to say about it; `quantity` are the pieces that adding again brings. */
  async function notify(change: Promise<ResponseBody<'decrementCartLine'>>, quantity: number) {
    setProblem(undefined);
    try {
      const { data, message } = await change;
      setProblem(undefined);
      retainSelectedShops(data.cart_items.map(({ shop_id: id }) => id));
      const isInCart = data.cart_items.some(({ products }) =>
        products.some(({ id }) => id === line.id),
      );
      if (isInCart && message !== REMOVED) return;
      showRemoved(line, {
        product_id: line.id,
        quantity,
        size: line.size?.id ?? null,
        color: line.color?.id ?? null,
        unit: line.unit,
        is_buy_now: false,
      });
    } catch (error) {
      // A 401 ends the session, and with it the cart.
      if (error instanceof AbortedRequestError || statusOf(error) === 401) return;
      setProblem(errorText(error));
      showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return {
    problem,
    /** Takes the quantity to a neighbouring one; 0 removes the line. */
    setQuantity: (quantity: number) =>
      void notify(
        quantity > line.quantity ? increment.trigger({ body }) : decrement.trigger({ body }),
        1,
      ),
    remove: () => void notify(remove.trigger({ body }), line.quantity),
  };
}
