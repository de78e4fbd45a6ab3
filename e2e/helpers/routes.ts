import type { Page } from '@playwright/test';
import * as paths from '../../src/lib/router/paths.ts';

type Paths = typeof paths;
/** Exports of paths.ts that are routes. */
type RouteName = {
  [Name in keyof Paths]: Paths[Name] extends string | { pattern: string } ? Name : never;
}[keyof Paths];

type OwnRoute = Exclude<RouteName, 'SELLER_REGISTRATION_PATH'>;

const GUEST_URLS = {
  HOME_PATH: [paths.HOME_PATH],
  PRODUCTS_PATH: [paths.PRODUCTS_PATH, `${paths.PRODUCTS_PATH}?search=${'x'.repeat(120)}`],
  // With colours; with sizes.
  productPath: [3, 4].map(paths.productPath),
  DIGITAL_PRODUCTS_PATH: [paths.DIGITAL_PRODUCTS_PATH],
  CATEGORIES_PATH: [paths.CATEGORIES_PATH],
  categoryPath: [1].map(paths.categoryPath),
  MOST_POPULAR_PATH: [paths.MOST_POPULAR_PATH],
  BEST_DEAL_PATH: [paths.BEST_DEAL_PATH],
  flashSalePath: [paths.flashSalePath(1)],
  SHOPS_PATH: [paths.SHOPS_PATH],
  shopPath: [1, 2].map(paths.shopPath),
  BLOGS_PATH: [paths.BLOGS_PATH],
  blogPath: [paths.blogPath('coffee-at-home-without-the-fuss')],
  TERMS_PATH: [paths.TERMS_PATH],
  PRIVACY_POLICY_PATH: [paths.PRIVACY_POLICY_PATH],
  RETURN_POLICY_PATH: [paths.RETURN_POLICY_PATH],
  ABOUT_US_PATH: [paths.ABOUT_US_PATH],
  CONTACT_US_PATH: [paths.CONTACT_US_PATH],
  SUPPORT_PATH: [paths.SUPPORT_PATH],
  legalPagePath: [paths.legalPagePath('our-story')],
} satisfies Partial<Record<OwnRoute, readonly string[]>>;

/** Also the cart, which guests cannot fill. */
const CUSTOMER_URLS: Record<Exclude<OwnRoute, keyof typeof GUEST_URLS>, readonly string[]> = {
  CART_PATH: [paths.CART_PATH],
  CHECKOUT_PATH: [paths.CHECKOUT_PATH],
  BUY_NOW_PATH: [paths.BUY_NOW_PATH],
  DASHBOARD_PATH: [paths.DASHBOARD_PATH],
  PROFILE_PATH: [paths.PROFILE_PATH],
  CHANGE_PASSWORD_PATH: [paths.CHANGE_PASSWORD_PATH],
  WISHLIST_PATH: [paths.WISHLIST_PATH],
  ADDRESSES_PATH: [paths.ADDRESSES_PATH],
  NEW_ADDRESS_PATH: [paths.NEW_ADDRESS_PATH],
  editAddressPath: [paths.editAddressPath(1)],
  ORDERS_PATH: [paths.ORDERS_PATH],
  orderPath: [6, 11].map(paths.orderPath),
  DIGITAL_ORDERS_PATH: [paths.DIGITAL_ORDERS_PATH],
  digitalOrderPath: [3].map(paths.digitalOrderPath),
  returnProductPath: [paths.returnProductPath(6)],
  RETURNS_PATH: [paths.RETURNS_PATH],
  returnPath: [2, 5].map(paths.returnPath),
  TICKETS_PATH: [paths.TICKETS_PATH],
  ticketPath: [paths.ticketPath(1012691)],
  MESSAGES_PATH: [paths.MESSAGES_PATH, paths.chatPath(7)],
  MESSAGES_ALIAS_PATH: [paths.MESSAGES_ALIAS_PATH],
};

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/**
 * Examples of each route of guests, of customers, or of both. Neighbours are never the same page.
 */
export function exampleUrls(role: 'guest' | 'customer' | 'both'): string[] {
  const lists = [
    ...(role === 'customer' ? [] : Object.values<readonly string[]>(GUEST_URLS)),
    ...(role === 'guest' ? [] : Object.values(CUSTOMER_URLS)),
  ];
  const rounds = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

/** Takes every second item, so that each half of a test fits into its timeout. */
export function halfOf<Item>(items: readonly Item[], half: 0 | 1): Item[] {
  return items.filter((_, index) => index % 2 === half);
}

/** Drawing hundreds of images would be slow. */
export async function drawBlankImages(page: Page) {
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: BLANK }),
  );
}

/** Navigates inside the running app. */
export async function navigateTo(page: Page, url: string) {
  await page.evaluate((target) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', target);
  }, url);
  await page.waitForFunction(() => {
    const isThere = document.querySelector('main h1:not([data-left])');
    return isThere && !document.querySelector('main [aria-busy=true]');
  });
}
