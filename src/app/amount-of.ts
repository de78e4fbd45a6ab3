import type { getCart } from '../api/generated/cart.ts';
import type { DataOf } from '../api/use-query.ts';

/** What all lines of a cart cost together: discounted prices where there are any (SHELL-11, CART-11). */
export function amountOf(cart: DataOf<typeof getCart>): number {
  return cart.cart_items
    .flatMap(({ products }) => products)
    .reduce(
      (sum, { price, discount_price: reduced, quantity }) =>
        sum + (reduced > 0 ? reduced : price) * quantity,
      0,
    );
}
