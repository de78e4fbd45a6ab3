// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

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
