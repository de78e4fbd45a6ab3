// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation, defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import type { Api } from '../api.ts';
import { preloadQuery } from '../runtime/preload-query.ts';
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

/** Cache key of {@link listFavourites}. */
export function listFavouritesKey(input?: Input<'listFavourites'>) {
  return listFavourites.key(input);
}

/** Starts {@link listFavourites} before a screen needs it. */
export function preloadListFavourites(api: Api, input?: Input<'listFavourites'>) {
  return preloadQuery(api, listFavourites, input);
}

/** List the favourite products. `null` sends no request. */
export function useListFavourites(
  input?: Input<'listFavourites'> | null,
  options?: QueryOptions,
) {
  return useQuery(listFavourites, input, options);
}

/**
 * Mark or unmark a favourite.
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

/** Mark or unmark a favourite. Refreshes listFavourites. */
export function useToggleFavourite(
  options?: MutationOptions<'toggleFavourite'>,
) {
  return useMutation(toggleFavourite, options);
}
