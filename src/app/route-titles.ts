import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as paths from '../lib/router/paths.ts';
import { CUSTOMER_TITLES } from './customer-titles.ts';
import type { RouteRow } from './routes.ts';

const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  ...CUSTOMER_TITLES,
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

/** Returns the title of a page whose screen set none. Only for the server: browsers don't load it. */
export function titleOf({ path }: RouteRow): MessageDescriptor {
  const title = TITLES[path];
  if (!title) throw new Error(`Add a title for ${path} to route-titles.ts.`);
  return title;
}
