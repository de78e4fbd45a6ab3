import type { components } from '../../src/api/generated/schema.d.ts';
import type { Customer } from './account.ts';
import type { World } from './world.ts';

type Settings = components['schemas']['Settings'];

/** What a world's key of the realtime service begins with; its name follows. */
export const APP_KEY_PREFIX = 'mock-';

/** The settings that are switches and limits rather than texts, with the backend's defaults (backend rules 8). */
export const DEFAULT_RULES = {
  cash_on_delivery: true,
  online_payment: true,
  show_download_app: true,
  multi_vendor: true,
  web_show_footer: true,
  app_environment: 'production',
  register_otp_verify: false,
  register_otp_type: 'email',
  forgot_otp_type: 'email',
  order_place_account_verify: false,
  phone_required: false,
  phone_min_length: 9,
  phone_max_length: 16,
  social_auths: [],
  return_order_within_days: 3,
} satisfies Partial<Settings>;

/** Whether many shops sell here, or one alone. */
export function isMultiVendor(world: World): boolean {
  return world.settings.multi_vendor ?? DEFAULT_RULES.multi_vendor;
}

/** Whether a customer has to verify their account before ordering. */
export function needsVerification(world: World, customer: Customer): boolean {
  const isAsked =
    world.settings.order_place_account_verify ?? DEFAULT_RULES.order_place_account_verify;
  return isAsked && !customer.phoneVerified && !customer.emailVerified;
}
