import type { OtpPurpose, Otp, Otps } from '../world/state/otp.ts';
import type { Customer } from '../world/state/account.ts';
import { findCustomerById } from '../account/accounts.ts';
import { hash } from '../../lib/hash.ts';
import { settingValue } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';

export function emptyOtps(): Otps {
  return { rows: new Map(), sentCount: 0 };
}

export function otpChannel(world: World, purpose: OtpPurpose): 'email' | 'phone' {
  return settingValue(world, purpose === 'forgot' ? 'forgot_otp_type' : 'register_otp_type');
}

/**
 * Sends a code that replaces the previous one (backend rules 5.3). Returns undefined when the
 * customer lacks the contact.
 */
export function sendCode(world: World, customer: Customer, purpose: OtpPurpose): Otp | undefined {
  const sentTo = otpChannel(world, purpose) === 'email' ? customer.email : customer.phone;
  if (sentTo === null) return undefined;
  const { otps, seed } = world;
  otps.sentCount += 1;
  const otp: Otp = {
    customerId: customer.id,
    contact: customer.phone ?? sentTo,
    sentTo,
    code: 1000 + (hash(seed, otps.sentCount, 0x0c0de) % 9000),
    token: makeResetToken(seed, otps.sentCount),
    purpose,
    sentAt: world.now(),
  };
  // Re-inserts the row, so that the newest is always last.
  otps.rows.delete(otp.contact);
  otps.rows.set(otp.contact, otp);
  return otp;
}

/**
 * Checks a code and returns its reset token, or undefined for a wrong code. Verifies the e-mail
 * address if codes for new accounts go there and it is unverified, otherwise the phone number. The
 * code stays valid.
 */
export function verifyCode(world: World, customer: Customer, code: number): string | undefined {
  const contact = customer.phone ?? customer.email;
  const otp = contact === null ? undefined : world.otps.rows.get(contact);
  if (otp?.customerId !== customer.id || otp.code !== code) return undefined;
  if (otpChannel(world, 'verify') === 'email' && !customer.isEmailVerified) {
    customer.isEmailVerified = true;
  } else {
    customer.isPhoneVerified = true;
  }
  return otp.token;
}

/** Sets a new password and consumes the code. Returns false for an unknown token. */
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
