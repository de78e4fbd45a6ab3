// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * Cancel an order.
 *
 * `POST /api/orders/cancel`
 */
export const cancelOrder = /* @__PURE__ */ defineMutation<'cancelOrder'>({
  id: 'cancelOrder',
  method: 'post',
  path: '/api/orders/cancel',
  access: 'customer',
  invalidates: ['listOrders', 'getOrder'],
});

/** Cancel an order. Refreshes listOrders, getOrder. */
export function useCancelOrder(
  options?: MutationOptions<'cancelOrder'>,
) {
  return useMutation(cancelOrder, options);
}

/**
 * Pay for an unpaid order.
 *
 * `GET /api/order-payment/{order}/{method}`
 */
export const createPayment = /* @__PURE__ */ defineMutation<'createPayment'>({
  id: 'createPayment',
  method: 'get',
  path: '/api/order-payment/{order}/{method}',
  access: 'customer',
  inPath: ['order', 'method'],
});

/** Pay for an unpaid order. */
export function useCreatePayment(
  options?: MutationOptions<'createPayment'>,
) {
  return useMutation(createPayment, options);
}

/**
 * Pay for an order without a method.
 *
 * `GET /api/order-payment/{order}`
 */
export const createPaymentWithoutMethod = /* @__PURE__ */ defineMutation<'createPaymentWithoutMethod'>({
  id: 'createPaymentWithoutMethod',
  method: 'get',
  path: '/api/order-payment/{order}',
  access: 'customer',
  inPath: ['order'],
});

/** Pay for an order without a method. */
export function useCreatePaymentWithoutMethod(
  options?: MutationOptions<'createPaymentWithoutMethod'>,
) {
  return useMutation(createPaymentWithoutMethod, options);
}

/**
 * Place an order.
 *
 * `POST /api/place-order`
 */
export const placeOrder = /* @__PURE__ */ defineMutation<'placeOrder'>({
  id: 'placeOrder',
  method: 'post',
  path: '/api/place-order',
  access: 'customer',
  invalidates: ['getCart', 'getCheckout', 'listOrders'],
  serial: 'cart',
});

/** Place an order. Refreshes getCart, getCheckout, listOrders. */
export function usePlaceOrder(
  options?: MutationOptions<'placeOrder'>,
) {
  return useMutation(placeOrder, options);
}

/**
 * Place an order (versioned path).
 *
 * `POST /api/v1/place-order`
 */
export const placeOrderV1 = /* @__PURE__ */ defineMutation<'placeOrderV1'>({
  id: 'placeOrderV1',
  method: 'post',
  path: '/api/v1/place-order',
  access: 'customer',
  invalidates: ['getCart', 'getCheckout', 'listOrders'],
  serial: 'cart',
});

/** Place an order (versioned path). Refreshes getCart, getCheckout, listOrders. */
export function usePlaceOrderV1(
  options?: MutationOptions<'placeOrderV1'>,
) {
  return useMutation(placeOrderV1, options);
}

/**
 * Reorder.
 *
 * `POST /api/place-order/again`
 */
export const reorder = /* @__PURE__ */ defineMutation<'reorder'>({
  id: 'reorder',
  method: 'post',
  path: '/api/place-order/again',
  access: 'customer',
  invalidates: ['listOrders'],
});

/** Reorder. Refreshes listOrders. */
export function useReorder(
  options?: MutationOptions<'reorder'>,
) {
  return useMutation(reorder, options);
}

/**
 * Review a purchased product.
 *
 * `POST /api/product-review`
 */
export const reviewProduct = /* @__PURE__ */ defineMutation<'reviewProduct'>({
  id: 'reviewProduct',
  method: 'post',
  path: '/api/product-review',
  access: 'customer',
  invalidates: ['listReviews', 'getProduct', 'getOrder'],
});

/** Review a purchased product. Refreshes listReviews, getProduct, getOrder. */
export function useReviewProduct(
  options?: MutationOptions<'reviewProduct'>,
) {
  return useMutation(reviewProduct, options);
}
