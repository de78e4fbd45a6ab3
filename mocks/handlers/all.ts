import type { Handlers } from '../generated/handlers.d.ts';
import { addressesHandlers } from './addresses.ts';
import { authHandlers } from './auth.ts';
import { cartHandlers } from './cart.ts';
import { catalogueHandlers } from './catalogue.ts';
import { contentHandlers } from './content.ts';
import { licencesHandlers } from './licences.ts';
import { orderActionsHandlers } from './order-actions.ts';
import { chatHandlers } from './chat.ts';
import { ordersHandlers } from './orders.ts';
import { profileHandlers } from './profile.ts';
import { registrationHandlers } from './registration.ts';
import { settingsHandlers } from './settings.ts';
import { socialHandlers } from './social.ts';
import { returnsHandlers } from './returns.ts';
import { supportHandlers } from './support.ts';
import { shopsHandlers } from './shops.ts';
import { vouchersHandlers } from './vouchers.ts';
import { wishlistHandlers } from './wishlist.ts';

/** An answer from state for every operation of the contract (API-04). */
export const handlers: Handlers = {
  ...addressesHandlers,
  ...authHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...contentHandlers,
  ...licencesHandlers,
  ...orderActionsHandlers,
  ...chatHandlers,
  ...ordersHandlers,
  ...profileHandlers,
  ...registrationHandlers,
  ...settingsHandlers,
  ...socialHandlers,
  ...returnsHandlers,
  ...supportHandlers,
  ...shopsHandlers,
  ...vouchersHandlers,
  ...wishlistHandlers,
};
