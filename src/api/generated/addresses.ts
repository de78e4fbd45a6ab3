// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation, defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * List the addresses.
 *
 * `GET /api/addresses`
 */
export const listAddresses = /* @__PURE__ */ defineQuery<'listAddresses'>({
  id: 'listAddresses',
  method: 'get',
  path: '/api/addresses',
  access: 'customer',
  inQuery: ['page', 'per_page'],
  unwrap: true,
});

/** List the addresses. `null` sends no request. */
export function useListAddresses(
  input?: Input<'listAddresses'> | null,
  options?: QueryOptions,
) {
  return useQuery(listAddresses, input, options);
}

/**
 * List the delivery areas.
 *
 * `GET /api/areas`
 */
export const listAreas = /* @__PURE__ */ defineQuery<'listAreas'>({
  id: 'listAreas',
  method: 'get',
  path: '/api/areas',
  access: 'public',
  unwrap: true,
  notFound: 404,
});

/** List the delivery areas. `null` sends no request. */
export function useListAreas(
  input?: Input<'listAreas'> | null,
  options?: QueryOptions,
) {
  return useQuery(listAreas, input, options);
}

/**
 * Add an address.
 *
 * `POST /api/address/store`
 */
export const createAddress = /* @__PURE__ */ defineMutation<'createAddress'>({
  id: 'createAddress',
  method: 'post',
  path: '/api/address/store',
  access: 'customer',
  invalidates: ['listAddresses'],
});

/** Add an address. Refreshes listAddresses. */
export function useCreateAddress(
  options?: MutationOptions<'createAddress'>,
) {
  return useMutation(createAddress, options);
}

/**
 * Delete an address.
 *
 * `DELETE /api/address/{id}/delete`
 */
export const deleteAddress = /* @__PURE__ */ defineMutation<'deleteAddress'>({
  id: 'deleteAddress',
  method: 'delete',
  path: '/api/address/{id}/delete',
  access: 'customer',
  inPath: ['id'],
  invalidates: ['listAddresses'],
});

/** Delete an address. Refreshes listAddresses. */
export function useDeleteAddress(
  options?: MutationOptions<'deleteAddress'>,
) {
  return useMutation(deleteAddress, options);
}

/**
 * Update an address.
 *
 * `POST /api/address/{id}/update`
 */
export const updateAddress = /* @__PURE__ */ defineMutation<'updateAddress'>({
  id: 'updateAddress',
  method: 'post',
  path: '/api/address/{id}/update',
  access: 'customer',
  inPath: ['id'],
  invalidates: ['listAddresses', 'listOrders'],
});

/** Update an address. Refreshes listAddresses, listOrders. */
export function useUpdateAddress(
  options?: MutationOptions<'updateAddress'>,
) {
  return useMutation(updateAddress, options);
}
