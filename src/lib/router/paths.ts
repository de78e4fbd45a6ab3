/**
 * Every URL path of the shop. Links, redirects, prefetches and the routes table must use these.
 * They are in `lib` because features link to each other and may not import `src/app`.
 */

interface PathBuilder {
  (part: string | number): string;
  readonly pattern: string;
}

function pathBuilder(pattern: string): PathBuilder {
  const build = (part: string | number) => pattern.replace(/:\w+/, encodeURIComponent(part));
  return Object.assign(build, { pattern });
}

// Catalogue
export const HOME_PATH = '/';
export const PRODUCTS_PATH = '/products';
export const productPath = pathBuilder('/products/:id/details');
export const DIGITAL_PRODUCTS_PATH = '/digital-products';
export const CATEGORIES_PATH = '/categories';
export const categoryPath = pathBuilder('/categories/:slug');
export const MOST_POPULAR_PATH = '/most-popular';
export const BEST_DEAL_PATH = '/best-deal';
export const flashSalePath = pathBuilder('/flash-sale/:id');
export const SHOPS_PATH = '/shops';
export const shopPath = pathBuilder('/shops/:id');

export function subcategoryPath(category: string | number, subcategoryId: number): string {
  return `${categoryPath(category)}?subcategory=${subcategoryId}`;
}

// Cart and checkout
export const CART_PATH = '/cart';
export const CHECKOUT_PATH = '/checkout';
export const BUY_NOW_PATH = '/buynow';
/** Nothing leads away from a purchase. */
export const isPurchasePath = (path: string) => path === CHECKOUT_PATH || path === BUY_NOW_PATH;

// Account
export const DASHBOARD_PATH = '/dashboard';
export const PROFILE_PATH = '/profile';
export const CHANGE_PASSWORD_PATH = '/change-password';
export const WISHLIST_PATH = '/wishlist';
export const ADDRESSES_PATH = '/manage-address';
export const NEW_ADDRESS_PATH = '/manage-address/new';
export const editAddressPath = pathBuilder('/manage-address/:id/edit');

// Orders and returns
export const ORDERS_PATH = '/order-history';
export const orderPath = pathBuilder('/order-history/:id');
export const DIGITAL_ORDERS_PATH = '/digital-product-order-history';
export const digitalOrderPath = pathBuilder('/digital-product-order-history/:id');
export const returnProductPath = pathBuilder('/return-product/:id');
export const RETURNS_PATH = '/returned-order-history';
export const returnPath = pathBuilder('/returned-order-history/:id');

// Support tickets and messages
export const TICKETS_PATH = '/support-tickets';
export const ticketPath = pathBuilder('/support-ticket/:ticketNumber');
/** The specification's spelling (ROUTE-02). */
export const MESSAGES_PATH = '/massages';
/** Redirects to {@link MESSAGES_PATH} (ROUTE-08). */
export const MESSAGES_ALIAS_PATH = '/messages';

export function chatPath(shopId: number): string {
  return `${MESSAGES_PATH}?shop=${shopId}`;
}

// Content
export const BLOGS_PATH = '/blogs';
export const blogPath = pathBuilder('/blog/:slug');
export const TERMS_PATH = '/terms-and-conditions';
export const PRIVACY_POLICY_PATH = '/privacy-policy';
export const RETURN_POLICY_PATH = '/return-policy';
export const ABOUT_US_PATH = '/about-us';
export const CONTACT_US_PATH = '/contact-us';
export const SUPPORT_PATH = '/support';
export const legalPagePath = pathBuilder('/page/:slug');

// Pages of the backend under the shop's own origin (ROUTE-03)
export const SELLER_REGISTRATION_PATH = '/shop/register';
/** Return URL of a payment gateway; captures `success` or `cancel`. */
export const PAYMENT_RESULT_PATTERN = /^\/order\/\d+\/payment\/(success|cancel)$/;
/** A path that ends in `/` is a prefix. The production server proxies these to the backend. */
export const BACKEND_PAGES = [
  '/order/',
  '/payment/',
  SELLER_REGISTRATION_PATH,
  '/shop/download-invoice/',
  '/shop/payment-slip/',
] as const;

/**
 * Whether a URL of the shop's origin is a page of the backend. Use a plain link for it, not the
 * router.
 */
export function isBackendPath(url: string): boolean {
  return BACKEND_PAGES.some((page) => {
    const path = page.replace(/\/$/, '');
    return url.startsWith(path) && ['', '/', '?', '#'].includes(url.charAt(path.length));
  });
}

/**
 * Whether a URL is a page about shops or their registration. Single-vendor mode has none of them.
 */
export function isShopsPath(url: string): boolean {
  return /^\/shops?(?:[/?#]|$)/.test(url);
}
