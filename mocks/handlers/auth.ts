import type { AuthHandlers } from '../generated/handlers.d.ts';
import { plainMoment } from '../worlds/formats.ts';
import { closeSession, findCustomer, openSession } from '../worlds/sessions.ts';
import { SHELL } from './wire/shell.ts';
import { user } from './wire/user.ts';

const SESSION_MS = 30 * 86_400_000;

/** Signing in and out. */
export const authHandlers = {
  login: (call, reply) => {
    const { body, world } = call;
    const customer = findCustomer(world, body.phone, body.password);
    if (!customer) return reply(400, { message: 'Credential is invalid!' });
    return reply(200, {
      message: 'Login successfully',
      data: {
        user: user(customer, call),
        access: {
          auth_type: 'Bearer',
          token: openSession(world, customer),
          expires_at: plainMoment(world.now() + SESSION_MS),
        },
      },
    });
  },

  logout: (_call, reply) => reply(200, SHELL),

  revokeToken: ({ world, token }, reply) => {
    closeSession(world, token);
    return reply(200, { message: 'Logged out successfully!' });
  },
} satisfies AuthHandlers;
