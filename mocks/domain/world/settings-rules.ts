import type { components } from '../../generated/schema.d.ts';
import type { Customer } from './state/account.ts';
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
  return_order_within_days: 3,
} satisfies Partial<Settings>;

type Rules = Pick<Settings, keyof typeof DEFAULT_RULES>;

/** What a world says about a switch or a limit, else the backend's default. */
export function ruleOf<Name extends keyof Rules>(world: World, name: Name): Rules[Name] {
  const rules: Rules = DEFAULT_RULES;
  const own: Partial<Rules> = world.settings;
  return own[name] ?? rules[name];
}

/** Whether many shops sell here, or one alone. */
export function isMultiVendor(world: World): boolean {
  return ruleOf(world, 'multi_vendor');
}

/** For how many days after it was placed an order can be returned. */
export function returnDays(world: World): number {
  return world.settings.return_order_within_days ?? DEFAULT_RULES.return_order_within_days;
}

/** Whether a customer has to verify their account before ordering. */
export function needsVerification(world: World, customer: Customer): boolean {
  return (
    ruleOf(world, 'order_place_account_verify') &&
    !customer.phoneVerified &&
    !customer.emailVerified
  );
}
