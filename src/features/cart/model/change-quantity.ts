import type { Cart } from '../use-cart.ts';

/** Adds `delta` to a line's quantity; -Infinity removes it. Drops lines at 0 and shops without lines. */
export function changeQuantity(cart: Cart, productId: number, delta: number): Cart {
  const groups = cart.cart_items
    .map((group) => ({
      ...group,
      products: group.products
        .map((line) =>
          line.id === productId ? { ...line, quantity: line.quantity + delta } : line,
        )
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ products }) => products.length > 0);
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  return { ...cart, cart_items: groups, total };
}
