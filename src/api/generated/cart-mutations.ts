// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';
import { addToCart as decodeAddToCart } from '../decoders/addToCart.ts';
import { getCart } from './cart.ts';

/**
 * Add a product to the cart.
 *
 * `POST /api/cart/store`
 */
export const addToCart = /* @__PURE__ */ defineMutation<'addToCart', Awaited<ReturnType<NonNullable<typeof decodeAddToCart>>>>({
  id: 'addToCart',
  method: 'post',
  path: '/api/cart/store',
  access: 'customer',
  invalidates: ['getCheckout'],
  populates: [{ query: getCart, unless: 'is_buy_now' }],
  onUnauthorized: 'explain-login',
  serial: 'cart',
  decode: decodeAddToCart,
});

/** Add a product to the cart. Fills getCart. Refreshes getCheckout. */
export function useAddToCart(
  options?: MutationOptions<'addToCart'>,
) {
  return useMutation(addToCart, options);
}

/**
 * Decrease the quantity by one.
 *
 * `POST /api/cart/decrement`
 */
export const decrementCartLine = /* @__PURE__ */ defineMutation<'decrementCartLine'>({
  id: 'decrementCartLine',
  method: 'post',
  path: '/api/cart/decrement',
  access: 'customer',
  invalidates: ['getCheckout'],
  populates: [{ query: getCart, unless: 'is_buy_now' }],
  serial: 'cart',
});

/** Decrease the quantity by one. Fills getCart. Refreshes getCheckout. */
export function useDecrementCartLine(
  options?: MutationOptions<'decrementCartLine'>,
) {
  return useMutation(decrementCartLine, options);
}

/**
 * Increase the quantity by one.
 *
 * `POST /api/cart/increment`
 */
export const incrementCartLine = /* @__PURE__ */ defineMutation<'incrementCartLine'>({
  id: 'incrementCartLine',
  method: 'post',
  path: '/api/cart/increment',
  access: 'customer',
  invalidates: ['getCheckout'],
  populates: [{ query: getCart, unless: 'is_buy_now' }],
  serial: 'cart',
});

/** Increase the quantity by one. Fills getCart. Refreshes getCheckout. */
export function useIncrementCartLine(
  options?: MutationOptions<'incrementCartLine'>,
) {
  return useMutation(incrementCartLine, options);
}

/**
 * Remove a product from the cart.
 *
 * `POST /api/cart/delete`
 */
export const removeFromCart = /* @__PURE__ */ defineMutation<'removeFromCart'>({
  id: 'removeFromCart',
  method: 'post',
  path: '/api/cart/delete',
  access: 'customer',
  invalidates: ['getCheckout'],
  populates: [{ query: getCart, unless: 'is_buy_now' }],
  serial: 'cart',
});

/** Remove a product from the cart. Fills getCart. Refreshes getCheckout. */
export function useRemoveFromCart(
  options?: MutationOptions<'removeFromCart'>,
) {
  return useMutation(removeFromCart, options);
}
