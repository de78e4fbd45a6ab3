import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Customer } from '../world/state/account.ts';
import { plainMoment } from '../../lib/backend-formats.ts';
import { openSession } from './sessions.ts';
import { serializeUser } from '../account/serialize-user.ts';
import type { View } from '../world/view.ts';

const SESSION_MS = 30 * 86_400_000;

/** Signs a customer in and answers what every way of signing in answers. */
export function startSession(customer: Customer, view: View): components['schemas']['LoginData'] {
  const { world } = view;
  return {
    user: serializeUser(customer, view),
    access: {
      auth_type: 'Bearer',
      token: openSession(world, customer),
      expires_at: plainMoment(world.now() + SESSION_MS),
    },
  };
}
