import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parse } from 'regexparam';
import type { ComponentType } from 'react';
import type { Reading } from '../api/reading.ts';
import { type LazyModule, lazyModule } from '../lib/lazy-module.tsx';
import type { ScreenProps } from '../lib/screen.ts';

/** What a screen's module gives to the table. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  /** The queries that the screen will ask: prefetched on hover, read by the server; null where the address names nothing. */
  readings?: (params: ScreenProps['params'], search: URLSearchParams) => readonly Reading[] | null;
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

export const routes: readonly RouteRow[] = [
  row({
    path: '/',
    layout: 'default',
    title: msg`Home`,
    access: 'public',
    load: () => import('../features/catalogue/home-screen.tsx'),
    file: 'src/features/catalogue/home-screen.tsx',
  }),
  row({
    path: '/products/:id/details',
    layout: 'default',
    title: msg`Product Details`,
    access: 'public',
    load: () => import('../features/catalogue/product-screen.tsx'),
    file: 'src/features/catalogue/product-screen.tsx',
  }),
  row({
    path: '/cart',
    layout: 'default',
    title: msg`My Cart`,
    access: 'public',
    load: () => import('../features/cart/cart-screen.tsx'),
    file: 'src/features/cart/cart-screen.tsx',
  }),
  row({
    path: '/checkout',
    layout: 'default',
    title: msg`Checkout`,
    access: 'login',
    load: () => import('../features/checkout/checkout-screen.tsx'),
    file: 'src/features/checkout/checkout-screen.tsx',
  }),
  row({
    path: '/buynow',
    layout: 'default',
    title: msg`Buy Now`,
    access: 'guard',
    load: () => import('../features/checkout/buy-now-screen.tsx'),
    file: 'src/features/checkout/buy-now-screen.tsx',
  }),
  row({
    path: '/manage-address',
    layout: 'dashboard',
    title: msg`Manage Address`,
    access: 'guard',
    load: () => import('../features/addresses/addresses-screen.tsx'),
    file: 'src/features/addresses/addresses-screen.tsx',
  }),
  row({
    path: '/manage-address/new',
    layout: 'dashboard',
    title: msg`New Address`,
    access: 'guard',
    load: () => import('../features/addresses/new-address-screen.tsx'),
    file: 'src/features/addresses/new-address-screen.tsx',
  }),
  row({
    path: '/manage-address/:id/edit',
    layout: 'dashboard',
    title: msg`Edit Address`,
    access: 'guard',
    load: () => import('../features/addresses/edit-address-screen.tsx'),
    file: 'src/features/addresses/edit-address-screen.tsx',
  }),
  row({
    path: '/order-history',
    layout: 'dashboard',
    title: msg`Order History`,
    access: 'guard',
    load: () => import('../features/orders/order-history-screen.tsx'),
    file: 'src/features/orders/order-history-screen.tsx',
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
