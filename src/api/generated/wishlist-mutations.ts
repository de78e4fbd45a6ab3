// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

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
