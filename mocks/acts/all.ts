import type { Act } from './act.ts';
import { chatActs } from './chat.ts';
import { orderActs } from './orders.ts';
import { productActs } from './products.ts';
import { supportActs } from './support.ts';

/** Everything that staff can do in a world, by the name that the control API and the developers' panel know it by. */
export const acts: Readonly<Record<string, Act>> = {
  ...productActs,
  ...orderActs,
  ...chatActs,
  ...supportActs,
};
