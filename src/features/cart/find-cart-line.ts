import type { Cart } from './use-cart.ts';
import type { Line } from './use-cart-line.ts';

/** Returns the line of a product, if it is in the cart. */
export function findCartLine(cart: Cart, productId: number): Line | undefined {
  return cart.cart_items.flatMap(({ products }) => products).find(({ id }) => id === productId);
}
