import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { ProfileOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { recordHeartbeat } from './customer-presence.ts';
import { changePhoto, changeProfile } from './profile.ts';
import { parseDate } from '../../lib/datetime/parse-date.ts';
import { isDemo } from '../world/settings-rules.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { serializeUser } from './serialize-user.ts';

const DEMO_MODE_ERROR = { message: 'You can not perform this action in demo mode' };

export const profileHandlers = {
  getProfile: (call, reply) =>
    reply(200, { message: 'profile details', data: { user: serializeUser(call.customer, call) } }),

  updateProfile: async (call, reply) => {
    const { body, customer, world } = call;
    if (isDemo(world)) return reply(403, DEMO_MODE_ERROR);
    changeProfile(customer, {
      name: body.name,
      phone: body.phone,
      email: body.email ?? undefined,
      gender: body.gender ?? undefined,
      phoneCode: body.phone_code ?? undefined,
      dateOfBirth: parseDate(body.date_of_birth ?? ''),
      country: body.country ?? undefined,
    });
    if (body.profile_photo) changePhoto(world, customer, await readUpload(body.profile_photo));
    return reply(200, {
      message: 'Profile updated successfully',
      data: { user: serializeUser(customer, call) },
    });
  },

  changePassword: ({ body, customer, world }, reply) => {
    if (body.password !== body.password_confirmation) {
      const text = 'The password field confirmation does not match.';
      return reply(422, validationBody([{ field: 'password', text }]));
    }
    if (isDemo(world)) return reply(403, DEMO_MODE_ERROR);
    if (customer.password !== body.current_password) {
      return reply(422, { message: 'Current password does not match' });
    }
    customer.password = body.password;
    return reply(200, { message: 'Password changed successfully' });
  },

  updateLastSeen: ({ customer, world }, reply) => {
    recordHeartbeat(world, customer);
    return reply(204);
  },
} satisfies HandlersOf<ProfileOperations>;
