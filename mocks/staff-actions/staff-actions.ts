import type { StaffAction } from './staff-action.ts';
import { chatActions } from './chat-actions.ts';
import { orderActions } from './order-actions.ts';
import { productActions } from './product-actions.ts';
import { supportActions } from './support-actions.ts';

/** Everything that staff can do in a world, by the name that the control API and the developers' panel know it by. */
export const staffActions: Readonly<Record<string, StaffAction>> = {
  ...productActions,
  ...orderActions,
  ...chatActions,
  ...supportActions,
};
