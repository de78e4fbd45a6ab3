// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Get the profile.
 *
 * `GET /api/profile`
 */
export const getProfile = /* @__PURE__ */ defineQuery<'getProfile'>({
  id: 'getProfile',
  method: 'get',
  path: '/api/profile',
  access: 'customer',
  unwrap: true,
});

/** Get the profile. `null` sends no request. */
export function useGetProfile(
  input?: Input<'getProfile'> | null,
  options?: QueryOptions,
) {
  return useQuery(getProfile, input, options);
}
