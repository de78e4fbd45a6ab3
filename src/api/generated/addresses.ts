// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

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
