import { describe, expect, it } from 'vitest';
import { setCustomerActive } from '../account/accounts.ts';
import type { SettingsOverrides } from '../world/world.ts';
import { openShop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const NORA = 'new@souk.example';
const BY_PHONE = { register_otp_type: 'phone', forgot_otp_type: 'phone' } as const;

interface ShownCode {
  contact: string;
  sentTo: string;
  code: string;
  purpose: string;
  sentAt: string;
}

function send(visitor: Visitor, more: object = {}) {
  return visitor.post<'SendOtpResponse'>('/api/send-otp', { phone: NORA, ...more });
}

function verify(visitor: Visitor, otp: string | number, phone = NORA) {
  return visitor.post<'VerifyOtpResponse'>('/api/verify-otp', { phone, otp });
}

async function codesOf(worldId: string): Promise<ShownCode[]> {
  const response = await fetch(`${shop.origin}/__mock/worlds/${worldId}/codes`);
  return (await response.json()) as ShownCode[];
}

async function enterAndSend(settings: SettingsOverrides = {}, more: object = {}) {
  const entered = shop.enter(settings);
  const sent = await send(entered.visitor, more);
  const [shown] = await codesOf(entered.world.id);
  if (!shown) throw new Error('No code was sent.');
  return { ...entered, sent, code: shown.code, shown };
}

describe('POST /send-otp', () => {
  it.each([
    [{}, 'Your Verification code is sent to your email'],
    [{ forgot_password: 1 }, 'Your Forgot Password code is sent to your email'],
    [{ forgot_password: null }, 'Your Verification code is sent to your email'],
  ])('@API-04 sends a code for %j by e-mail unless the settings differ', async (more, message) => {
    const { sent } = await enterAndSend({}, more);
    expect([sent.status, sent.body]).toEqual([
      200,
      { message, data: { email_or_phone: NORA, phone_code: null, otp: null } },
    ]);
  });

  it('@API-04 returns dialling code and number joined, which POST /verify-otp rejects', async () => {
    const { visitor, sent, code } = await enterAndSend(BY_PHONE, { forgot_password: 1 });
    expect(sent.body).toEqual({
      message: 'Your Forgot Password code is sent to your phone',
      data: { email_or_phone: '4601700000001', phone_code: '46', otp: null },
    });
    const { status, body } = await visitor.post<'ErrorMessage'>('/api/verify-otp', {
      phone: sent.body.data.email_or_phone,
      otp: code,
    });
    expect([status, body]).toEqual([422, { message: 'Sorry! No user found' }]);
    expect((await verify(visitor, code)).status).toBe(200);
  });

  it('@API-04 returns the dialling code of the request', async () => {
    const { sent } = await enterAndSend(BY_PHONE, { phone_code: '880' });
    expect(sent.body.message).toBe('Your Verification code is sent to your phone');
    expect(sent.body.data).toMatchObject({ email_or_phone: '88001700000001', phone_code: '880' });
  });

  it('@API-04 returns the code itself in demo mode only', async () => {
    const { sent, code } = await enterAndSend({ app_environment: 'local' });
    expect(sent.body.data.otp).toBe(Number(code));
  });

  it('@API-04 returns no message when there is no address to send to', async () => {
    const { visitor, world } = shop.enter(BY_PHONE);
    const form = { name: 'Lina', phone: '0701234567', password: 'secret', country: 'Sweden' };
    await visitor.post<'RegistrationResponse'>('/api/registration', form);
    Object.assign(world.settings, { register_otp_type: 'email' });
    const { status, body } = await send(visitor, { phone: form.phone });
    expect([status, body]).toEqual([
      200,
      { data: { email_or_phone: null, phone_code: null, otp: null } },
    ]);
    expect(await codesOf(world.id)).toEqual([]);
  });

  it.each(['nobody@souk.example', '0999', 'seller@souk.example'])(
    '@API-04 rejects the unknown contact %s',
    async (phone) => {
      const { visitor } = shop.enter();
      const { status, body } = await visitor.post<'ValidationError'>('/api/send-otp', { phone });
      const message = 'Sorry! No user found with this email/phone.';
      expect([status, body]).toEqual([422, { message }]);
    },
  );

  it('@API-04 sends nothing to a deactivated account, which can still log in', async () => {
    const { visitor, world } = shop.enter();
    setCustomerActive(world, 2, false);
    const { status, body } = await visitor.post<'ValidationError'>('/api/send-otp', {
      phone: NORA,
    });
    expect([status, body]).toEqual([422, { message: 'Sorry, your account is not active' }]);
    const login = { phone: NORA, password: 'secret' };
    const { body: session } = await visitor.post<'LoginResponse'>('/api/login', login);
    expect(session.data.user.is_active).toBe(false);
  });

  it('@API-04 requires a contact', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.post<'ValidationError'>('/api/send-otp', { phone: '' });
    const text = 'The phone or email field is required.';
    expect([status, body]).toEqual([422, { message: text, errors: { phone: [text] } }]);
  });
});

describe('POST /verify-otp', () => {
  it('@API-04 verifies the account, and accepts the code a second time', async () => {
    const { visitor, code } = await enterAndSend();
    const { status, body } = await verify(visitor, code);
    expect([status, body.message]).toEqual([200, 'Otp verified successfully']);
    expect(body.data.token).toMatch(/^[\da-f]{64}$/);
    const nora = await visitor.signIn(NORA);
    const profile = await nora.get<'ProfileResponse'>('/api/profile');
    expect(profile.body.data.user).toMatchObject({
      email_verified: true,
      phone_verified: false,
      account_verified: true,
    });
    expect((await verify(visitor, Number(code), '01700000001')).body.data).toEqual(body.data);
  });

  it('@API-04 rejects a wrong code, and the old code once a new one is sent', async () => {
    const { visitor, world, code } = await enterAndSend();
    const wrong = code === '1000' ? '1001' : '1000';
    const refused = await visitor.post<'ErrorMessage'>('/api/verify-otp', {
      phone: NORA,
      otp: wrong,
    });
    expect([refused.status, refused.body]).toEqual([400, { message: 'Invalid otp' }]);
    await send(visitor);
    expect((await verify(visitor, code)).status).toBe(400);
    const [fresh, ...others] = await codesOf(world.id);
    expect(others).toEqual([]);
    expect((await verify(visitor, fresh?.code ?? '')).status).toBe(200);
  });

  it('@API-04 rejects any code before one was sent', async () => {
    const { visitor } = shop.enter();
    expect((await verify(visitor, '1234')).status).toBe(400);
  });

  it.each([
    [{ phone: NORA }, { otp: ['The otp field is required.'] }],
    [{ phone: NORA, otp: '12a4' }, { otp: ['The otp must be a number.'] }],
    [{ phone: NORA, otp: true }, { otp: ['The otp must be a number.'] }],
    [{ otp: '1234' }, { phone: ['The phone field is required.'] }],
  ])('@API-04 rejects the form %j', async (form, errors) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.post<'ValidationError'>('/api/verify-otp', form);
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe('POST /reset-password', () => {
  const password = 'better-secret';

  it('@API-04 sets a password once for each token', async () => {
    const { visitor, code } = await enterAndSend({}, { forgot_password: 1 });
    const { token } = (await verify(visitor, code)).body.data;
    const form = { token, password, password_confirmation: password };
    const { status, body } = await visitor.post<'MessageResponse'>('/api/reset-password', form);
    expect([status, body]).toEqual([200, { message: 'Password reset successfully' }]);
    const login = (secret: string) =>
      visitor.post<'LoginResponse'>('/api/login', { phone: NORA, password: secret });
    expect((await login(password)).status).toBe(200);
    expect((await login('secret')).status).toBe(400);
    const again = await visitor.post<'ValidationError'>('/api/reset-password', form);
    expect([again.status, again.body.errors]).toEqual([
      422,
      { token: ['The selected token is invalid.'] },
    ]);
    expect((await verify(visitor, code)).status).toBe(400);
  });

  it.each([
    [{ token: '' }, { token: ['The token field is required.'] }],
    [{}, { token: ['The selected token is invalid.'] }],
    [
      { password_confirmation: 'other-secret' },
      { password: ['The password and confirmation password do not match.'] },
    ],
    [
      { password: 'short', password_confirmation: 'short' },
      { password: ['The password must be at least 6 characters.'] },
    ],
    [{ password: '' }, { password: ['The password field is required.'] }],
  ])('@API-04 rejects the reset %j', async (more, errors) => {
    const { visitor } = shop.enter();
    const form = { token: 'x', password, password_confirmation: password, ...more };
    const { status, body } = await visitor.post<'ValidationError'>('/api/reset-password', form);
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe('GET /__mock/worlds/{id}/codes', () => {
  it('lists the codes that were sent, newest first', async () => {
    const { visitor, world, shown } = await enterAndSend();
    await send(visitor, { phone: 'demo@souk.example', forgot_password: 1 });
    const [first, second] = await codesOf(world.id);
    expect(second).toEqual(shown);
    expect(first).toEqual({
      contact: '501234567',
      sentTo: 'demo@souk.example',
      code: expect.stringMatching(/^\d{4}$/) as string,
      purpose: 'forgot',
      sentAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('allows GET and HEAD only', async () => {
    const { world } = shop.enter();
    const address = `${shop.origin}/__mock/worlds/${world.id}/codes`;
    const response = await fetch(address, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
