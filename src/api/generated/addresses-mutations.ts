// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

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
