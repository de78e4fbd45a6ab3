// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../define.ts';
import { type MutationOptions, useMutation } from '../use-mutation.ts';

/**
 * Sign in.
 *
 * `POST /api/login`
 */
export const login = /* @__PURE__ */ defineMutation<'login'>({
  id: 'login',
  method: 'post',
  path: '/api/login',
  access: 'public',
});

/** Sign in. */
export function useLogin(
  options?: MutationOptions<'login'>,
) {
  return useMutation(login, options);
}

/**
 * Sign out the way the original storefront does.
 *
 * `GET /api/logout`
 */
export const logout = /* @__PURE__ */ defineMutation<'logout'>({
  id: 'logout',
  method: 'get',
  path: '/api/logout',
  access: 'optional',
  text: true,
});

/** Sign out the way the original storefront does. */
export function useLogout(
  options?: MutationOptions<'logout'>,
) {
  return useMutation(logout, options);
}

/**
 * Sign out.
 *
 * `POST /api/logout`
 */
export const revokeToken = /* @__PURE__ */ defineMutation<'revokeToken'>({
  id: 'revokeToken',
  method: 'post',
  path: '/api/logout',
  access: 'customer',
});

/** Sign out. */
export function useRevokeToken(
  options?: MutationOptions<'revokeToken'>,
) {
  return useMutation(revokeToken, options);
}
