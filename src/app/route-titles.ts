import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as paths from '../lib/router/paths.ts';
import type { RouteRow } from './routes.ts';

// Not in `routes.ts`, because every page loads that.
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  [paths.HOME_PATH]: msg`Home`,
  [paths.productPath.pattern]: msg`Product details`,
  [paths.PRODUCTS_PATH]: msg`Products`,
  [paths.DIGITAL_PRODUCTS_PATH]: msg`Digital products`,
  [paths.categoryPath.pattern]: msg`Category`,
  [paths.MOST_POPULAR_PATH]: msg`Most popular`,
  [paths.BEST_DEAL_PATH]: msg`Best deals`,
  [paths.flashSalePath.pattern]: msg`Flash sale`,
  [paths.CATEGORIES_PATH]: msg`Categories`,
  [paths.SHOPS_PATH]: msg`Shops`,
  [paths.shopPath.pattern]: msg`Shop`,
  [paths.CART_PATH]: msg`My Cart`,
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
  [paths.BLOGS_PATH]: msg`Blog`,
  [paths.blogPath.pattern]: msg`Blog post`,
  [paths.TERMS_PATH]: msg`Terms & Conditions`,
  [paths.PRIVACY_POLICY_PATH]: msg`Privacy Policy`,
  [paths.RETURN_POLICY_PATH]: msg`Return & Refund Policy`,
  [paths.ABOUT_US_PATH]: msg`About us`,
  [paths.legalPagePath.pattern]: msg`Page`,
  [paths.CONTACT_US_PATH]: msg`Contact us`,
  [paths.SUPPORT_PATH]: msg`Support`,
};

/** Returns the title of a route's page, for the time before its screen sets one. */
export function titleOf({ path }: RouteRow): MessageDescriptor {
  const title = TITLES[path];
  if (!title) throw new Error(`Add a title for ${path} to route-titles.ts.`);
  return title;
}
