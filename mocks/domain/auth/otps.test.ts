import { describe, expect, it } from 'vitest';
import { resetPassword, sendCode, verifyCode } from './otps.ts';
import { smallWorld } from '../testing/small-world.ts';
import type { SettingsOverrides } from '../world/world.ts';

function begin(settings: SettingsOverrides = {}) {
  const { world, customer } = smallWorld({}, { settings });
  Object.assign(customer, { isEmailVerified: false, isPhoneVerified: false });
  const send = (purpose: 'verify' | 'forgot' = 'verify') => {
    const otp = sendCode(world, customer, purpose);
    if (!otp) throw new Error('No code was sent.');
    return otp;
  };
  return { world, customer, send };
}

describe('codes', () => {
  it('@API-04 have four digits', () => {
    const { send } = begin();
    const codes = Array.from({ length: 200 }, () => send().code);
    expect(codes.every((code) => code >= 1000 && code <= 9999)).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(150);
  });

  it('@API-07 are the same in a recreated world', () => {
    const [one, other] = [begin().send(), begin().send()];
    expect(one).toEqual(other);
    expect(one.token).toMatch(/^[\da-f]{64}$/);
  });

  it('@API-04 replace the previous code and its token', () => {
    const { world, customer, send } = begin();
    const [old, fresh] = [send(), send()];
    expect(world.otps.rows.size).toBe(1);
    expect(verifyCode(world, customer, old.code)).toBeUndefined();
    expect(resetPassword(world, old.token, 'better-secret')).toBe(false);
    expect(verifyCode(world, customer, fresh.code)).toBe(fresh.token);
  });

  it('@API-04 are stored by phone number even when sent by e-mail', () => {
    const { send } = begin();
    expect(send()).toMatchObject({ contact: '501234567', sentTo: 'demo@souk.example' });
  });

  it('@API-04 use the channel that the settings name for their purpose', () => {
    const { send } = begin({ register_otp_type: 'phone' });
    expect(send('verify').sentTo).toBe('501234567');
    expect(send('forgot').sentTo).toBe('demo@souk.example');
  });

  it('@API-04 are not sent when the customer has no address', () => {
    const { world, customer } = begin();
    customer.email = null;
    expect(sendCode(world, customer, 'verify')).toBeUndefined();
    expect(world.otps.rows.size).toBe(0);
  });

  it('@API-04 stay valid after verification, and verify the e-mail address first', () => {
    const { world, customer, send } = begin();
    const { code, token } = send();
    expect(verifyCode(world, customer, code)).toBe(token);
    expect([customer.isEmailVerified, customer.isPhoneVerified]).toEqual([true, false]);
    expect(verifyCode(world, customer, code)).toBe(token);
    expect([customer.isEmailVerified, customer.isPhoneVerified]).toEqual([true, true]);
  });

  it('@API-04 verify the phone number when new accounts are verified by phone', () => {
    const { world, customer, send } = begin({ register_otp_type: 'phone' });
    verifyCode(world, customer, send().code);
    expect([customer.isEmailVerified, customer.isPhoneVerified]).toEqual([false, true]);
  });

  it('@API-04 become invalid once a password is set', () => {
    const { world, customer, send } = begin();
    const { code, token } = send('forgot');
    expect(resetPassword(world, token, 'better-secret')).toBe(true);
    expect(customer.password).toBe('better-secret');
    expect(resetPassword(world, token, 'again-secret')).toBe(false);
    expect(verifyCode(world, customer, code)).toBeUndefined();
  });

  it('@API-04 are invalid for another customer', () => {
    const { world, send } = begin();
    const { code } = send();
    const other = world.accounts[1];
    if (other?.role !== 'customer') throw new Error('The world has no second customer.');
    expect(verifyCode(world, other, code)).toBeUndefined();
    expect(other.isEmailVerified).toBe(false);
  });
});
