import { useState } from 'react';
import { getCart } from '../../api/generated/cart.ts';
import {
  useDecrementCartLine,
  useIncrementCartLine,
  useRemoveFromCart,
} from '../../api/generated/cart-mutations.ts';
import { AbortedRequestError, statusOf } from '../../api/errors.ts';
import type { ResponseBody } from '../../api/types.ts';
import { optimistic } from '../../api/runtime/use-mutation.ts';
import { useCartActions } from './cart-store.ts';
import { formatChoice } from './format-choice.ts';
import type { CartGroup } from './use-cart.ts';
import { changeQuantity } from './model/change-quantity.ts';
import { useErrorToast } from '../errors/use-error-toast.tsx';
import { useRemovedToast } from './hooks/use-removed-toast.ts';

export type Line = CartGroup['products'][number];

/** The server's message for a removed line (CART-09). */
const REMOVED_MESSAGE = 'product removed from cart';

const changeBy = (by: number) => (input: { body: { product_id: number } }) => [
  optimistic(getCart, undefined, (cart) => changeQuantity(cart, input.body.product_id, by)),
];

/**
 * Changes a line optimistically, one request at a time, and rolls back on errors (CART-16).
 * `problem` is the last error, if any.
 */
export function useCartLine(line: Line) {
  const cart = useCartActions();
  const showErrorToast = useErrorToast();
  const showRemoved = useRemovedToast();
  const [problem, setProblem] = useState<unknown>();
  const increment = useIncrementCartLine({ optimistic: changeBy(1) });
  const decrement = useDecrementCartLine({ optimistic: changeBy(-1) });
  const remove = useRemoveFromCart({ optimistic: changeBy(-Infinity) });
  const body = { product_id: line.id };

  /** Shows the result of a change. `quantity` is the number of pieces to add again. */
  async function notify(change: Promise<ResponseBody<'decrementCartLine'>>, quantity: number) {
    setProblem(undefined);
    const { selectedShopIds: selected } = cart.getState();
    try {
      const { data, message } = await change;
      setProblem(undefined);
      const shopIds = data.cart_items.map(({ shop_id: id }) => id);
      cart.retainSelectedShops(shopIds);
      const isInCart = data.cart_items.some(({ products }) =>
        products.some(({ id }) => id === line.id),
      );
      if (isInCart && message !== REMOVED_MESSAGE) return;
      const choiceName = formatChoice(line.size, line.color);
      const product = { name: line.name, thumbnail: line.thumbnail, choiceName };
      const again = {
        product_id: line.id,
        quantity,
        size: line.size?.id ?? null,
        color: line.color?.id ?? null,
        unit: line.unit,
        is_buy_now: false,
      };
      const deselected = selected.filter((id) => !shopIds.includes(id));
      showRemoved(product, again, () => {
        // The only shop left was selected by itself.
        const others = shopIds.length === 1 ? selected : cart.getState().selectedShopIds;
        cart.selectShops([...new Set([...others, ...deselected])]);
      });
    } catch (error) {
      // A 401 clears the cart.
      if (error instanceof AbortedRequestError || statusOf(error) === 401) return;
      setProblem(error);
      showErrorToast(error);
    }
  }

  return {
    problem,
    /** Accepts the next higher or lower quantity. 0 removes the line. */
    setQuantity: (quantity: number) =>
      void notify(
        quantity > line.quantity ? increment.trigger({ body }) : decrement.trigger({ body }),
        1,
      ),
    remove: () => void notify(remove.trigger({ body }), line.quantity),
  };
}
