import type { components } from '../../generated/schema.d.ts';
import type { Customer } from '../world/state/account.ts';
import { formatPlainDateTime } from '../../lib/datetime/backend-dates.ts';
import { openSession } from './sessions.ts';
import { serializeUser } from '../account/serialize-user.ts';
import type { View } from '../world/view.ts';
import { addDays } from '../../lib/datetime/day-arithmetic.ts';

const SESSION_DAYS = 30;

/** Returns the data that all sign-in calls respond with. */
export function startSession(customer: Customer, view: View): components['schemas']['LoginData'] {
  const { world } = view;
  return {
    user: serializeUser(customer, view),
    access: {
      auth_type: 'Bearer',
      token: openSession(world, customer),
      expires_at: formatPlainDateTime(addDays(world.now(), SESSION_DAYS)),
    },
  };
}
