import type { ComponentType } from 'react';
import type { RouteQuery } from '../api/runtime/define-operation.ts';
import { type LazyModule, lazyModule } from '../lib/react/lazy-module.tsx';
import * as paths from '../lib/router/paths.ts';
import type { ScreenProps } from '../lib/router/screen-props.ts';

export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  /** To prefetch; null if the resource cannot exist. */
  queries?: (
    params: ScreenProps['params'],
    search: URLSearchParams,
  ) => readonly RouteQuery[] | null;
  /** Loads the code of parts that a server-rendered page hydrates later. */
  preload?: () => void;
  /** Keys in the manifest of lazy parts that the server renders, for their styles. */
  shownParts?: (search: URLSearchParams) => readonly string[];
  /** Key in the manifest. Added by `scripts/build/screen-files.ts` on the server only. */
  file?: string;
}

export type Layout = 'default' | 'dashboard' | 'blog' | 'bare';

export interface RouteRow {
  /** Regexparam syntax. */
  path: string;
  layout: Layout;
  /** `guard` redirects guests to `/`; `login` opens the login dialog (ROUTE-05). */
  access: 'public' | 'guard' | 'login';
  screen: LazyModule<ScreenModule>;
  /** Its screen shows a skeleton of its own until the session is restored. */
  hasOwnSkeleton?: true;
  /** For params that are not in the path. */
  params?: ScreenProps['params'];
}

// Screens with several paths.
const orderDetails = lazyModule(() => import('../features/orders/screens/order-details-route.ts'));
const legalPage = lazyModule(() => import('../features/content/screens/legal-page-route.ts'));

export const routes: readonly RouteRow[] = [
  {
    path: paths.HOME_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/home/screens/home-route.ts')),
  },
  {
    path: paths.productPath.pattern,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product/screens/product-route.ts')),
  },
  {
    path: paths.PRODUCTS_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/products-route.ts')),
  },
  {
    path: paths.DIGITAL_PRODUCTS_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/digital-products-route.ts')),
  },
  {
    path: paths.categoryPath.pattern,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/category-route.ts')),
  },
  {
    path: paths.MOST_POPULAR_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/most-popular-route.ts')),
  },
  {
    path: paths.BEST_DEAL_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/best-deal-route.ts')),
  },
  {
    path: paths.flashSalePath.pattern,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/flash-sale-route.ts')),
  },
  {
    path: paths.CATEGORIES_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/product-list/screens/categories-route.ts')),
  },
  {
    path: paths.SHOPS_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/shops/screens/shops-route.ts')),
  },
  {
    path: paths.shopPath.pattern,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/shops/screens/shop-route.ts')),
  },
  {
    path: paths.CART_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/cart/screens/cart-route.ts')),
  },
  {
    path: paths.CHECKOUT_PATH,
    layout: 'default',
    access: 'login',
    hasOwnSkeleton: true,
    screen: lazyModule(() => import('../features/checkout/screens/checkout-route.ts')),
  },
  {
    path: paths.BUY_NOW_PATH,
    layout: 'default',
    access: 'guard',
    screen: lazyModule(() => import('../features/checkout/screens/buy-now-screen.tsx')),
  },
  {
    path: paths.ADDRESSES_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/addresses/screens/addresses-route.ts')),
  },
  {
    path: paths.NEW_ADDRESS_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/addresses/screens/new-address-screen.tsx')),
  },
  {
    path: paths.editAddressPath.pattern,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/addresses/screens/edit-address-screen.tsx')),
  },
  {
    path: paths.ORDERS_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/orders/screens/order-history-route.ts')),
  },
  {
    path: paths.orderPath.pattern,
    layout: 'dashboard',
    access: 'guard',
    screen: orderDetails,
  },
  {
    path: paths.DIGITAL_ORDERS_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/orders/screens/digital-orders-screen.tsx')),
  },
  {
    path: paths.digitalOrderPath.pattern,
    layout: 'dashboard',
    access: 'guard',
    screen: orderDetails,
  },
  {
    path: paths.DASHBOARD_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/dashboard/screens/dashboard-route.ts')),
  },
  {
    path: paths.returnProductPath.pattern,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/returns/screens/return-product-screen.tsx')),
  },
  {
    path: paths.RETURNS_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/returns/screens/returned-orders-screen.tsx')),
  },
  {
    path: paths.returnPath.pattern,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/returns/screens/returned-order-screen.tsx')),
  },
  {
    path: paths.WISHLIST_PATH,
    layout: 'dashboard',
    access: 'login',
    screen: lazyModule(() => import('../features/wishlist/screens/wishlist-screen.tsx')),
  },
  {
    path: paths.TICKETS_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/support/screens/tickets-route.ts')),
  },
  {
    path: paths.ticketPath.pattern,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/support/screens/ticket-route.ts')),
  },
  {
    path: paths.PROFILE_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/account/screens/profile-route.ts')),
  },
  {
    path: paths.CHANGE_PASSWORD_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/account/screens/change-password-screen.tsx')),
  },
  {
    path: paths.MESSAGES_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/chat/screens/messages-screen.tsx')),
  },
  {
    path: paths.MESSAGES_ALIAS_PATH,
    layout: 'dashboard',
    access: 'guard',
    screen: lazyModule(() => import('../features/chat/screens/messages-redirect-screen.tsx')),
  },
  {
    path: paths.BLOGS_PATH,
    layout: 'blog',
    access: 'public',
    screen: lazyModule(() => import('../features/content/screens/blogs-route.ts')),
  },
  {
    path: paths.blogPath.pattern,
    layout: 'blog',
    access: 'public',
    screen: lazyModule(() => import('../features/content/screens/blog-route.ts')),
  },
  {
    path: paths.TERMS_PATH,
    layout: 'default',
    access: 'public',
    screen: legalPage,
    params: { slug: 'terms-and-conditions' },
  },
  {
    path: paths.PRIVACY_POLICY_PATH,
    layout: 'default',
    access: 'public',
    screen: legalPage,
    params: { slug: 'privacy-policy' },
  },
  {
    path: paths.RETURN_POLICY_PATH,
    layout: 'default',
    access: 'public',
    screen: legalPage,
    params: { slug: 'return-and-refund-policy' },
  },
  {
    path: paths.ABOUT_US_PATH,
    layout: 'default',
    access: 'public',
    screen: legalPage,
    params: { slug: 'about-us' },
  },
  {
    path: paths.legalPagePath.pattern,
    layout: 'default',
    access: 'public',
    screen: legalPage,
  },
  {
    path: paths.CONTACT_US_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/content/screens/contact-route.ts')),
  },
  {
    path: paths.SUPPORT_PATH,
    layout: 'default',
    access: 'public',
    screen: lazyModule(() => import('../features/content/screens/help-screen.tsx')),
  },
];
