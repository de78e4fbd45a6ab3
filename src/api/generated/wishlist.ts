// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation, defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * List the favourite products.
 *
 * `GET /api/favorite-products`
 */
export const listFavourites = /* @__PURE__ */ defineQuery<'listFavourites'>({
  id: 'listFavourites',
  method: 'get',
  path: '/api/favorite-products',
  access: 'customer',
  unwrap: true,
});

/** List the favourite products. `null` sends no request. */
export function useListFavourites(
  input?: Input<'listFavourites'> | null,
  options?: QueryOptions,
) {
  return useQuery(listFavourites, input, options);
}

/**
 * Add or remove a favourite.
 *
 * `POST /api/favorite-add-or-remove`
 */
export const toggleFavourite = /* @__PURE__ */ defineMutation<'toggleFavourite'>({
  id: 'toggleFavourite',
  method: 'post',
  path: '/api/favorite-add-or-remove',
  access: 'customer',
  invalidates: ['listFavourites'],
  serial: 'favourites',
});

/** Add or remove a favourite. Refreshes listFavourites. */
export function useToggleFavourite(
  options?: MutationOptions<'toggleFavourite'>,
) {
  return useMutation(toggleFavourite, options);
}
