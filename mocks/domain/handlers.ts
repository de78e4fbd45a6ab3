import type { Operations } from '../generated/operations.d.ts';
import type { HandlersOf } from './world/handler.ts';
import { addressesHandlers } from './addresses/addresses-handlers.ts';
import { authHandlers } from './auth/auth-handlers.ts';
import { issueGuestToken } from './cart/guests.ts';
import { cartHandlers } from './cart/cart-handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { licencesHandlers } from './documents/licences-handlers.ts';
import { orderActionsHandlers } from './orders/order-actions-handlers.ts';
import { chatHandlers } from './chat/chat-handlers.ts';
import { ordersHandlers } from './orders/orders-handlers.ts';
import { profileHandlers } from './account/profile-handlers.ts';
import { registrationHandlers } from './auth/registration-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { socialHandlers } from './auth/social-handlers.ts';
import { reviewsHandlers } from './reviews/reviews-handlers.ts';
import { returnsHandlers } from './returns/returns-handlers.ts';
import { supportHandlers } from './support/support-handlers.ts';
import { shopsHandlers } from './shops/shops-handlers.ts';
import { vouchersHandlers } from './vouchers/vouchers-handlers.ts';
import { wishlistHandlers } from './wishlist/wishlist-handlers.ts';

export type Handlers = HandlersOf<Operations>;

/** The state handlers of every operation (API-04). */
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
  ...reviewsHandlers,
  ...supportHandlers,
  ...shopsHandlers,
  ...vouchersHandlers,
  ...wishlistHandlers,
};

/** What guests without a token get from R2 on, instead of a 401. */
export const guestHandlers = { addToCart: issueGuestToken };
