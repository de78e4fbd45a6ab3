// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';
import { isFileLost } from '../decoders/is-file-lost.ts';
import { toFormData } from '../runtime/to-form-data.ts';
import { getProfile } from './profile.ts';

/**
 * Change the password.
 *
 * `POST /api/change-password`
 */
export const changePassword = /* @__PURE__ */ defineMutation<'changePassword'>({
  id: 'changePassword',
  method: 'post',
  path: '/api/change-password',
  access: 'customer',
});

/** Change the password. */
export function useChangePassword(
  options?: MutationOptions<'changePassword'>,
) {
  return useMutation(changePassword, options);
}

/**
 * Update the customer's presence.
 *
 * `POST /api/update-last-seen`
 */
export const updateLastSeen = /* @__PURE__ */ defineMutation<'updateLastSeen'>({
  id: 'updateLastSeen',
  method: 'post',
  path: '/api/update-last-seen',
  access: 'customer',
  onUnauthorized: 'sign-out',
});

/** Update the customer's presence. */
export function useUpdateLastSeen(
  options?: MutationOptions<'updateLastSeen'>,
) {
  return useMutation(updateLastSeen, options);
}

/**
 * Update the profile.
 *
 * `POST /api/update-profile`
 */
export const updateProfile = /* @__PURE__ */ defineMutation<'updateProfile'>({
  id: 'updateProfile',
  method: 'post',
  path: '/api/update-profile',
  access: 'customer',
  bodySerializer: toFormData,
  invalidates: ['listMessages', 'listReviews'],
  populates: [{ query: getProfile }],
  isLost: /* @__PURE__ */ isFileLost('profile_photo'),
});

/** Update the profile. Fills getProfile. Refreshes listMessages, listReviews. */
export function useUpdateProfile(
  options?: MutationOptions<'updateProfile'>,
) {
  return useMutation(updateProfile, options);
}
