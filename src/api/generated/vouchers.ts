// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Try a code on products.
 *
 * `POST /api/coupons/apply`
 */
export const applyCoupon = /* @__PURE__ */ defineQuery<'applyCoupon'>({
  id: 'applyCoupon',
  method: 'post',
  path: '/api/coupons/apply',
  access: 'customer',
  unwrap: true,
});

/** Try a code on products. `null` sends no request. */
export function useApplyCoupon(
  input: Input<'applyCoupon'> | null,
  options?: QueryOptions,
) {
  return useQuery(applyCoupon, input, options);
}

/**
 * Try vouchers on products.
 *
 * `POST /api/apply-voucher`
 */
export const applyVoucher = /* @__PURE__ */ defineQuery<'applyVoucher'>({
  id: 'applyVoucher',
  method: 'post',
  path: '/api/apply-voucher',
  access: 'customer',
  unwrap: true,
});

/** Try vouchers on products. `null` sends no request. */
export function useApplyVoucher(
  input: Input<'applyVoucher'> | null,
  options?: QueryOptions,
) {
  return useQuery(applyVoucher, input, options);
}

/**
 * List the collected vouchers.
 *
 * `GET /api/get-collected-vouchers`
 */
export const listCollectedVouchers = /* @__PURE__ */ defineQuery<'listCollectedVouchers'>({
  id: 'listCollectedVouchers',
  method: 'get',
  path: '/api/get-collected-vouchers',
  access: 'customer',
  inQuery: ['shop_id'],
  unwrap: true,
});

/** List the collected vouchers. `null` sends no request. */
export function useListCollectedVouchers(
  input?: Input<'listCollectedVouchers'> | null,
  options?: QueryOptions,
) {
  return useQuery(listCollectedVouchers, input, options);
}

/**
 * List the vouchers of a shop.
 *
 * `GET /api/get-vouchers`
 */
export const listShopVouchers = /* @__PURE__ */ defineQuery<'listShopVouchers'>({
  id: 'listShopVouchers',
  method: 'get',
  path: '/api/get-vouchers',
  access: 'customer',
  inQuery: ['shop_id'],
  unwrap: true,
  onUnauthorized: 'home',
});

/** List the vouchers of a shop. `null` sends no request. */
export function useListShopVouchers(
  input: Input<'listShopVouchers'> | null,
  options?: QueryOptions,
) {
  return useQuery(listShopVouchers, input, options);
}
