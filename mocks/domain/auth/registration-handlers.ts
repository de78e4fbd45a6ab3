import type { components } from '../../generated/schema.d.ts';
import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { AuthOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { register, findCustomerByContact } from '../account/accounts.ts';
import { otpChannel, resetPassword, sendCode, verifyCode } from './otps.ts';
import type { OtpPurpose } from '../world/state/otp.ts';
import { parseDate } from '../../lib/datetime/parse-date.ts';
import { isDemo } from '../world/settings-rules.ts';
import { storeUpload } from '../uploads/uploads.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';
import { logCode } from './log-code.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { startSession } from './start-session.ts';

type Schemas = components['schemas'];

export const registrationHandlers = {
  register: async (call, reply) => {
    const { body, world } = call;
    const { profile_photo: photo } = body;
    // Optional in R4.
    const { country }: Partial<typeof body> = body;
    const customer = register(world, {
      name: body.name,
      phone: body.phone ?? null,
      phoneCode: body.phone_code ?? null,
      email: body.email ?? null,
      password: body.password,
      country: country ?? null,
      gender: body.gender ?? null,
      dateOfBirth: parseDate(body.date_of_birth ?? '') ?? null,
      photo: photo ? storeUpload(world, await readUpload(photo)) : null,
    });
    return reply(200, {
      message: 'Registration successfully complete',
      data: startSession(customer, call),
    });
  },

  sendOtp: ({ body, world }, reply) => {
    const customer = findCustomerByContact(world, body.phone);
    if (!customer) return reply(422, { message: 'Sorry! No user found with this email/phone.' });
    if (!customer.isActive) return reply(422, { message: 'Sorry, your account is not active' });
    const purpose: OtpPurpose = body.forgot_password ? 'forgot' : 'verify';
    const otp = sendCode(world, customer, purpose);
    if (!otp) return reply(200, { data: { email_or_phone: null, phone_code: null, otp: null } });
    logCode(otp);
    const kind = purpose === 'forgot' ? 'Forgot Password' : 'Verification';
    const channel = otpChannel(world, purpose);
    return reply(200, {
      message: `Your ${kind} code is sent to your ${channel}`,
      data: {
        ...serializeRecipient(world, channel, otp.sentTo, body.phone_code ?? customer.phoneCode),
        otp: isDemo(world) ? otp.code : null,
      },
    });
  },

  verifyOtp: ({ body, world }, reply) => {
    const customer = findCustomerByContact(world, body.phone);
    if (!customer) return reply(422, { message: 'Sorry! No user found' });
    const token = verifyCode(world, customer, Number(body.otp));
    if (token === undefined) return reply(400, { message: 'Invalid otp' });
    return reply(200, { message: 'Otp verified successfully', data: { token } });
  },

  resetPassword: ({ body, world }, reply) => {
    if (body.password !== body.password_confirmation) {
      const text = 'The password and confirmation password do not match.';
      return reply(422, validationBody([{ field: 'password', text }]));
    }
    if (!resetPassword(world, body.token, body.password)) {
      const text = 'The selected token is invalid.';
      return reply(422, validationBody([{ field: 'token', text }]));
    }
    return reply(200, { message: 'Password reset successfully' });
  },
} satisfies Pick<
  HandlersOf<AuthOperations>,
  'register' | 'sendOtp' | 'verifyOtp' | 'resetPassword'
>;

/** R1 joins dialling code and number to a string that it can't parse itself. */
function serializeRecipient(
  world: World,
  channel: 'email' | 'phone',
  contact: string,
  code: string | null,
): Omit<Schemas['SentOtp'], 'otp'> {
  if (channel === 'email') return { email_or_phone: contact, phone_code: null };
  const prefix = isSince(world, 'R2') ? '' : (code ?? '');
  return { email_or_phone: `${prefix}${contact}`, phone_code: code };
}
