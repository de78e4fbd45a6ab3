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
  return {
    ...cart,
    cart_items: groups,
    total: cart.total + countLines(groups) - countLines(cart.cart_items),
  };
}

/** Adds a product before the server has: a new one only counts, because its line is unknown. */
export function addProduct(cart: Cart, productId: number, quantity: number): Cart {
  const isInCart = cart.cart_items.some(({ products }) =>
    products.some(({ id }) => id === productId),
  );
  return isInCart ? changeQuantity(cart, productId, quantity) : { ...cart, total: cart.total + 1 };
}

/** Unlike `total`, without products that the server has not added yet. */
export function countLines(groups: Cart['cart_items']): number {
  return groups.reduce((sum, { products }) => sum + products.length, 0);
}
