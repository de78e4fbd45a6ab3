import type { components } from '../../generated/schema.d.ts';
import type { Customer } from './state/account.ts';
import type { World } from './world.ts';

type Settings = components['schemas']['Settings'];

/** Prefix of a world's realtime key, before its name. */
export const APP_KEY_PREFIX = 'mock-';

/** Switches and limits of the settings. Those of the backend, except 30 days for returns instead of 3. */
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
  return_order_within_days: 30,
} satisfies Partial<Settings>;

type Rules = Pick<Settings, keyof typeof DEFAULT_RULES>;

/** Falls back to the default of the demo shop. */
export function settingValue<Name extends keyof Rules>(world: World, name: Name): Rules[Name] {
  const rules: Rules = DEFAULT_RULES;
  const overrides: Partial<Rules> = world.settings;
  return overrides[name] ?? rules[name];
}

export function isMultiVendor(world: World): boolean {
  return settingValue(world, 'multi_vendor');
}

/** The backend's demo mode. */
export function isDemo(world: World): boolean {
  return settingValue(world, 'app_environment') === 'local';
}

/** Days after placing in which an order can be returned. */
export function returnDays(world: World): number {
  return world.settings.return_order_within_days ?? DEFAULT_RULES.return_order_within_days;
}

export const NOT_VERIFIED = {
  message: 'Please verify your account first. without verify account you can not place order',
};

/** Whether a customer can't order: see NOT_VERIFIED. */
export function needsVerification(world: World, customer: Customer): boolean {
  return (
    settingValue(world, 'order_place_account_verify') &&
    !customer.isPhoneVerified &&
    !customer.isEmailVerified
  );
}
