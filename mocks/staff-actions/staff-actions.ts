import type { StaffAction } from './staff-action.ts';
import { chatActions } from './chat-actions.ts';
import { orderActions } from './order-actions.ts';
import { productActions } from './product-actions.ts';
import { supportActions } from './support-actions.ts';

/** By name, for the control API and the developers' panel. */
export const staffActions: Readonly<Record<string, StaffAction>> = {
  ...productActions,
  ...orderActions,
  ...chatActions,
  ...supportActions,
};
