import type { Cart } from '../use-cart.ts';

/** The cart with one line's quantity moved by `by`; a line at 0 goes, and with its last line its shop. */
export function changeQuantity(cart: Cart, productId: number, by: number): Cart {
  const groups = cart.cart_items
    .map((group) => ({
      ...group,
      products: group.products
        .map((line) => (line.id === productId ? { ...line, quantity: line.quantity + by } : line))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ products }) => products.length > 0);
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  return { ...cart, cart_items: groups, total };
}
