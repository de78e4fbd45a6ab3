import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as paths from '../lib/router/paths.ts';

/** Titles of the pages for customers by path, shown until the session is restored. */
export const CUSTOMER_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  [paths.CHECKOUT_PATH]: msg`Checkout`,
  [paths.BUY_NOW_PATH]: msg`Buy now`,
  [paths.ADDRESSES_PATH]: msg`Manage Address`,
  [paths.NEW_ADDRESS_PATH]: msg`New address`,
  [paths.editAddressPath.pattern]: msg`Edit address`,
  [paths.ORDERS_PATH]: msg`Order History`,
  [paths.orderPath.pattern]: msg`Order details`,
  [paths.DIGITAL_ORDERS_PATH]: msg`My Digital Products`,
  [paths.digitalOrderPath.pattern]: msg`Order details`,
  [paths.DASHBOARD_PATH]: msg`Dashboard`,
  [paths.returnProductPath.pattern]: msg`Return items`,
  [paths.RETURNS_PATH]: msg`Return Orders`,
  [paths.returnPath.pattern]: msg`Return details`,
  [paths.WISHLIST_PATH]: msg`Wishlist`,
  [paths.TICKETS_PATH]: msg`Support Ticket`,
  [paths.ticketPath.pattern]: msg`Support Ticket`,
  [paths.PROFILE_PATH]: msg`My Profile`,
  [paths.CHANGE_PASSWORD_PATH]: msg`Change Password`,
  [paths.MESSAGES_PATH]: msg`Messages`,
  [paths.MESSAGES_ALIAS_PATH]: msg`Messages`,
};
