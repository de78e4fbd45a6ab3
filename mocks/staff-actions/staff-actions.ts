import type { StaffAction } from './staff-action.ts';
import { chatActs } from './chat-actions.ts';
import { orderActs } from './order-actions.ts';
import { productActs } from './product-actions.ts';
import { supportActs } from './support-actions.ts';

/** Everything that staff can do in a world, by the name that the control API and the developers' panel know it by. */
export const staffActions: Readonly<Record<string, StaffAction>> = {
  ...productActs,
  ...orderActs,
  ...chatActs,
  ...supportActs,
};
