// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';
import { toFormData } from '../runtime/to-form-data.ts';
import { sendOtp as decodeSendOtp } from '../decoders/sendOtp.ts';

/**
 * Sign in with a provider's code.
 *
 * `POST /api/auth/{provider}/token`
 */
export const exchangeSocialToken = /* @__PURE__ */ defineMutation<'exchangeSocialToken'>({
  id: 'exchangeSocialToken',
  method: 'post',
  path: '/api/auth/{provider}/token',
  access: 'public',
  inPath: ['provider'],
});

/** Sign in with a provider's code. */
export function useExchangeSocialToken(
  options?: MutationOptions<'exchangeSocialToken'>,
) {
  return useMutation(exchangeSocialToken, options);
}

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
 * Sign out with GET, as the original storefront does.
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

/** Sign out with GET, as the original storefront does. */
export function useLogout(
  options?: MutationOptions<'logout'>,
) {
  return useMutation(logout, options);
}

/**
 * Register.
 *
 * `POST /api/registration`
 */
export const register = /* @__PURE__ */ defineMutation<'register'>({
  id: 'register',
  method: 'post',
  path: '/api/registration',
  access: 'public',
  bodySerializer: toFormData,
});

/** Register. */
export function useRegister(
  options?: MutationOptions<'register'>,
) {
  return useMutation(register, options);
}

/**
 * Reset the password with a token.
 *
 * `POST /api/reset-password`
 */
export const resetPassword = /* @__PURE__ */ defineMutation<'resetPassword'>({
  id: 'resetPassword',
  method: 'post',
  path: '/api/reset-password',
  access: 'public',
});

/** Reset the password with a token. */
export function useResetPassword(
  options?: MutationOptions<'resetPassword'>,
) {
  return useMutation(resetPassword, options);
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
  onUnauthorized: 'ignore',
});

/** Sign out. */
export function useRevokeToken(
  options?: MutationOptions<'revokeToken'>,
) {
  return useMutation(revokeToken, options);
}

/**
 * Send a code.
 *
 * `POST /api/send-otp`
 */
export const sendOtp = /* @__PURE__ */ defineMutation<'sendOtp', Awaited<ReturnType<NonNullable<typeof decodeSendOtp>>>>({
  id: 'sendOtp',
  method: 'post',
  path: '/api/send-otp',
  access: 'public',
  decode: decodeSendOtp,
});

/** Send a code. */
export function useSendOtp(
  options?: MutationOptions<'sendOtp'>,
) {
  return useMutation(sendOtp, options);
}

/**
 * Sign in with a provider's profile.
 *
 * `POST /api/social-auth`
 */
export const signInSocially = /* @__PURE__ */ defineMutation<'signInSocially'>({
  id: 'signInSocially',
  method: 'post',
  path: '/api/social-auth',
  access: 'public',
});

/** Sign in with a provider's profile. */
export function useSignInSocially(
  options?: MutationOptions<'signInSocially'>,
) {
  return useMutation(signInSocially, options);
}

/**
 * Verify a code.
 *
 * `POST /api/verify-otp`
 */
export const verifyOtp = /* @__PURE__ */ defineMutation<'verifyOtp'>({
  id: 'verifyOtp',
  method: 'post',
  path: '/api/verify-otp',
  access: 'public',
  invalidates: ['getProfile'],
});

/** Verify a code. Refreshes getProfile. */
export function useVerifyOtp(
  options?: MutationOptions<'verifyOtp'>,
) {
  return useMutation(verifyOtp, options);
}
