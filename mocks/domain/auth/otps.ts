import type { OtpPurpose, Otp, Otps } from '../world/state/otp.ts';
import type { Customer } from '../world/state/account.ts';
import { findCustomerById } from '../account/accounts.ts';
import { hash } from '../../lib/hash.ts';
import { ruleOf } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';

/** A world's codes before anybody has asked for one. */
export function noOtps(): Otps {
  return { rows: new Map(), count: 0 };
}

/** Whether codes for a purpose go by e-mail or to the phone. */
export function otpChannel(world: World, purpose: OtpPurpose): 'email' | 'phone' {
  return ruleOf(world, purpose === 'forgot' ? 'forgot_otp_type' : 'register_otp_type');
}

/** Sends a customer a code in place of the one before (backend rules 5.3). Undefined when they don't have what it would go to. */
export function sendCode(world: World, customer: Customer, purpose: OtpPurpose): Otp | undefined {
  const sentTo = otpChannel(world, purpose) === 'email' ? customer.email : customer.phone;
  if (sentTo === null) return undefined;
  const { otps, seed } = world;
  otps.count += 1;
  const otp: Otp = {
    customerId: customer.id,
    contact: customer.phone ?? sentTo,
    sentTo,
    code: 1000 + (hash(seed, otps.count, 0x0c0de) % 9000),
    token: makeResetToken(seed, otps.count),
    purpose,
    sentAt: world.now(),
  };
  // The newest row last, whichever it replaces.
  otps.rows.delete(otp.contact);
  otps.rows.set(otp.contact, otp);
  return otp;
}

/**
 * Checks a code: when it is right, marks the e-mail address as verified if new accounts are verified by e-mail and it is
 * not yet, otherwise the phone number. The code stays good. Answers the reset token, or undefined for a wrong code.
 */
export function verifyCode(world: World, customer: Customer, code: number): string | undefined {
  const contact = customer.phone ?? customer.email;
  const otp = contact === null ? undefined : world.otps.rows.get(contact);
  if (otp?.customerId !== customer.id || otp.code !== code) return undefined;
  if (otpChannel(world, 'verify') === 'email' && !customer.emailVerified) {
    customer.emailVerified = true;
  } else {
    customer.phoneVerified = true;
  }
  return otp.token;
}

/** Sets a new password with a token and uses up its code. False when nobody has the token. */
export function resetPassword(world: World, token: string, password: string): boolean {
  const otp = [...world.otps.rows.values()].find((one) => one.token === token);
  const customer = otp && findCustomerById(world, otp.customerId);
  if (!customer) return false;
  customer.password = password;
  world.otps.rows.delete(otp.contact);
  return true;
}

function makeResetToken(seed: number, number: number): string {
  const parts = Array.from({ length: 8 }, (_, index) => {
    return hash(seed, number, 0x70ce7, index).toString(16).padStart(8, '0');
  });
  return parts.join('');
}
