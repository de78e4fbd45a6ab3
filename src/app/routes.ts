import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parse } from 'regexparam';
import type { ComponentType } from 'react';
import type { RouteQuery } from '../api/runtime/route-query.ts';
import { type LazyModule, lazyModule } from '../lib/react/lazy-module.tsx';
import type { ScreenProps } from '../lib/router/screen-props.ts';

/** What a screen's module gives to the table. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  /** The queries that the screen will ask: prefetched on hover, read by the server; null where the address names nothing. */
  queries?: (
    params: ScreenProps['params'],
    search: URLSearchParams,
  ) => readonly RouteQuery[] | null;
}

export type Layout = 'default' | 'dashboard' | 'blog' | 'bare';

/** One address of the storefront; a row lands together with its finished screen. */
export interface RouteRow {
  path: string;
  layout: Layout;
  title: MessageDescriptor;
  /** `guard` sends guests to `/`; `login` opens the login dialog in place (ROUTE-05). */
  access: 'public' | 'guard' | 'login';
  screen: LazyModule<ScreenModule>;
  /** The screen's source file: its key in the build's manifest, for preload links. */
  file: string;
}

function row({
  load,
  ...fields
}: Omit<RouteRow, 'screen'> & { load: () => Promise<ScreenModule> }): RouteRow {
  return { ...fields, screen: lazyModule(load) };
}

const policies = () => import('../features/content/screens/policy-screens.tsx');

export const routes: readonly RouteRow[] = [
  row({
    path: '/',
    layout: 'default',
    title: msg`Home`,
    access: 'public',
    load: () => import('../features/home/screens/home-screen.tsx'),
    file: 'src/features/home/screens/home-screen.tsx',
  }),
  row({
    path: '/products/:id/details',
    layout: 'default',
    title: msg`Product Details`,
    access: 'public',
    load: () => import('../features/product/screens/product-screen.tsx'),
    file: 'src/features/product/screens/product-screen.tsx',
  }),
  row({
    path: '/products',
    layout: 'default',
    title: msg`Products`,
    access: 'public',
    load: () => import('../features/product-list/screens/products-screen.tsx'),
    file: 'src/features/product-list/screens/products-screen.tsx',
  }),
  row({
    path: '/digital-products',
    layout: 'default',
    title: msg`Digital Products`,
    access: 'public',
    load: () => import('../features/product-list/screens/digital-products-screen.tsx'),
    file: 'src/features/product-list/screens/digital-products-screen.tsx',
  }),
  row({
    path: '/categories/:slug',
    layout: 'default',
    title: msg`Category`,
    access: 'public',
    load: () => import('../features/product-list/screens/category-screen.tsx'),
    file: 'src/features/product-list/screens/category-screen.tsx',
  }),
  row({
    path: '/most-popular',
    layout: 'default',
    title: msg`Most Popular`,
    access: 'public',
    load: () => import('../features/product-list/screens/most-popular-screen.tsx'),
    file: 'src/features/product-list/screens/most-popular-screen.tsx',
  }),
  row({
    path: '/best-deal',
    layout: 'default',
    title: msg`Best Deal`,
    access: 'public',
    load: () => import('../features/product-list/screens/best-deal-screen.tsx'),
    file: 'src/features/product-list/screens/best-deal-screen.tsx',
  }),
  row({
    path: '/flash-sale/:id',
    layout: 'default',
    title: msg`Flash Sale Products`,
    access: 'public',
    load: () => import('../features/product-list/screens/flash-sale-screen.tsx'),
    file: 'src/features/product-list/screens/flash-sale-screen.tsx',
  }),
  row({
    path: '/categories',
    layout: 'default',
    title: msg`Categories`,
    access: 'public',
    load: () => import('../features/product-list/screens/categories-screen.tsx'),
    file: 'src/features/product-list/screens/categories-screen.tsx',
  }),
  row({
    path: '/shops',
    layout: 'default',
    title: msg`Shops`,
    access: 'public',
    load: () => import('../features/shops/screens/shops-screen.tsx'),
    file: 'src/features/shops/screens/shops-screen.tsx',
  }),
  row({
    path: '/shops/:id',
    layout: 'default',
    title: msg`Shop Details`,
    access: 'public',
    load: () => import('../features/shops/screens/shop-screen.tsx'),
    file: 'src/features/shops/screens/shop-screen.tsx',
  }),
  row({
    path: '/cart',
    layout: 'default',
    title: msg`My Cart`,
    access: 'public',
    load: () => import('../features/cart/screens/cart-screen.tsx'),
    file: 'src/features/cart/screens/cart-screen.tsx',
  }),
  row({
    path: '/checkout',
    layout: 'default',
    title: msg`Checkout`,
    access: 'login',
    load: () => import('../features/checkout/screens/checkout-screen.tsx'),
    file: 'src/features/checkout/screens/checkout-screen.tsx',
  }),
  row({
    path: '/buynow',
    layout: 'default',
    title: msg`Buy Now`,
    access: 'guard',
    load: () => import('../features/checkout/screens/buy-now-screen.tsx'),
    file: 'src/features/checkout/screens/buy-now-screen.tsx',
  }),
  row({
    path: '/manage-address',
    layout: 'dashboard',
    title: msg`Manage Address`,
    access: 'guard',
    load: () => import('../features/addresses/screens/addresses-screen.tsx'),
    file: 'src/features/addresses/screens/addresses-screen.tsx',
  }),
  row({
    path: '/manage-address/new',
    layout: 'dashboard',
    title: msg`New Address`,
    access: 'guard',
    load: () => import('../features/addresses/screens/new-address-screen.tsx'),
    file: 'src/features/addresses/screens/new-address-screen.tsx',
  }),
  row({
    path: '/manage-address/:id/edit',
    layout: 'dashboard',
    title: msg`Edit Address`,
    access: 'guard',
    load: () => import('../features/addresses/screens/edit-address-screen.tsx'),
    file: 'src/features/addresses/screens/edit-address-screen.tsx',
  }),
  row({
    path: '/order-history',
    layout: 'dashboard',
    title: msg`Order History`,
    access: 'guard',
    load: () => import('../features/orders/screens/order-history-screen.tsx'),
    file: 'src/features/orders/screens/order-history-screen.tsx',
  }),
  row({
    path: '/order-history/:id',
    layout: 'dashboard',
    title: msg`Order Details`,
    access: 'guard',
    load: () => import('../features/orders/screens/order-details-screen.tsx'),
    file: 'src/features/orders/screens/order-details-screen.tsx',
  }),
  row({
    path: '/digital-product-order-history',
    layout: 'dashboard',
    title: msg`My Digital Products`,
    access: 'guard',
    load: () => import('../features/orders/screens/digital-orders-screen.tsx'),
    file: 'src/features/orders/screens/digital-orders-screen.tsx',
  }),
  row({
    path: '/digital-product-order-history/:id',
    layout: 'dashboard',
    title: msg`Order Details`,
    access: 'guard',
    load: () => import('../features/orders/screens/order-details-screen.tsx'),
    file: 'src/features/orders/screens/order-details-screen.tsx',
  }),
  row({
    path: '/dashboard',
    layout: 'dashboard',
    title: msg`Dashboard`,
    access: 'guard',
    load: () => import('../features/dashboard/screens/dashboard-screen.tsx'),
    file: 'src/features/dashboard/screens/dashboard-screen.tsx',
  }),
  row({
    path: '/return-product/:id',
    layout: 'dashboard',
    title: msg`Return Product`,
    access: 'guard',
    load: () => import('../features/returns/screens/return-product-screen.tsx'),
    file: 'src/features/returns/screens/return-product-screen.tsx',
  }),
  row({
    path: '/returned-order-history',
    layout: 'dashboard',
    title: msg`Return Orders`,
    access: 'guard',
    load: () => import('../features/returns/screens/returned-orders-screen.tsx'),
    file: 'src/features/returns/screens/returned-orders-screen.tsx',
  }),
  row({
    path: '/returned-order-history/:id',
    layout: 'dashboard',
    title: msg`Return Details`,
    access: 'guard',
    load: () => import('../features/returns/screens/returned-order-screen.tsx'),
    file: 'src/features/returns/screens/returned-order-screen.tsx',
  }),
  row({
    path: '/wishlist',
    layout: 'dashboard',
    title: msg`Wishlist`,
    access: 'login',
    load: () => import('../features/wishlist/screens/wishlist-screen.tsx'),
    file: 'src/features/wishlist/screens/wishlist-screen.tsx',
  }),
  row({
    path: '/support-tickets',
    layout: 'dashboard',
    title: msg`Support Ticket`,
    access: 'guard',
    load: () => import('../features/support/screens/tickets-screen.tsx'),
    file: 'src/features/support/screens/tickets-screen.tsx',
  }),
  row({
    path: '/support-ticket/:ticketNumber',
    layout: 'dashboard',
    title: msg`Support Ticket`,
    access: 'guard',
    load: () => import('../features/support/screens/ticket-screen.tsx'),
    file: 'src/features/support/screens/ticket-screen.tsx',
  }),
  row({
    path: '/profile',
    layout: 'dashboard',
    title: msg`My Profile`,
    access: 'guard',
    load: () => import('../features/account/screens/profile-screen.tsx'),
    file: 'src/features/account/screens/profile-screen.tsx',
  }),
  row({
    path: '/change-password',
    layout: 'dashboard',
    title: msg`Change Password`,
    access: 'guard',
    load: () => import('../features/account/screens/change-password-screen.tsx'),
    file: 'src/features/account/screens/change-password-screen.tsx',
  }),
  row({
    path: '/massages',
    layout: 'dashboard',
    title: msg`Messages`,
    access: 'guard',
    load: () => import('../features/chat/screens/messages-screen.tsx'),
    file: 'src/features/chat/screens/messages-screen.tsx',
  }),
  row({
    path: '/messages',
    layout: 'dashboard',
    title: msg`Messages`,
    access: 'guard',
    load: () => import('../features/chat/screens/messages-redirect-screen.tsx'),
    file: 'src/features/chat/screens/messages-redirect-screen.tsx',
  }),
  row({
    path: '/blogs',
    layout: 'blog',
    title: msg`Blogs`,
    access: 'public',
    load: () => import('../features/content/screens/blogs-screen.tsx'),
    file: 'src/features/content/screens/blogs-screen.tsx',
  }),
  row({
    path: '/blog/:slug',
    layout: 'blog',
    title: msg`Blog Details`,
    access: 'public',
    load: () => import('../features/content/screens/blog-screen.tsx'),
    file: 'src/features/content/screens/blog-screen.tsx',
  }),
  row({
    path: '/terms-and-conditions',
    layout: 'default',
    title: msg`Terms & Conditions`,
    access: 'public',
    load: async () => (await policies()).terms,
    file: 'src/features/content/screens/policy-screens.tsx',
  }),
  row({
    path: '/privacy-policy',
    layout: 'default',
    title: msg`Privacy Policy`,
    access: 'public',
    load: async () => (await policies()).privacy,
    file: 'src/features/content/screens/policy-screens.tsx',
  }),
  row({
    path: '/return-policy',
    layout: 'default',
    title: msg`Return & Refund Policy`,
    access: 'public',
    load: async () => (await policies()).returns,
    file: 'src/features/content/screens/policy-screens.tsx',
  }),
  row({
    path: '/about-us',
    layout: 'default',
    title: msg`About Us`,
    access: 'public',
    load: async () => (await policies()).about,
    file: 'src/features/content/screens/policy-screens.tsx',
  }),
  row({
    path: '/page/:slug',
    layout: 'default',
    title: msg`Page`,
    access: 'public',
    load: async () => (await policies()).page,
    file: 'src/features/content/screens/policy-screens.tsx',
  }),
  row({
    path: '/contact-us',
    layout: 'default',
    title: msg`Contact Us`,
    access: 'public',
    load: () => import('../features/content/screens/contact-screen.tsx'),
    file: 'src/features/content/screens/contact-screen.tsx',
  }),
  row({
    path: '/support',
    layout: 'default',
    title: msg`Support`,
    access: 'public',
    load: () => import('../features/content/screens/help-screen.tsx'),
    file: 'src/features/content/screens/help-screen.tsx',
  }),
];

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

/** A row that matches an address, with the named parts of the path. */
export interface RouteMatch {
  route: RouteRow;
  params: ScreenProps['params'];
}

/** The row for a path such as `/products/12/details`, or undefined: page not found (ROUTE-03). */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, keys, pattern } of patterns) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = Object.fromEntries(
      keys.map((key, index) => [key, decodePart(match[index + 1] ?? '')]),
    );
    return { route, params };
  }
  return undefined;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign is no reason to fail: the screen will say not found.
    return part;
  }
}
