import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as paths from '../lib/router/paths.ts';
import { matchRoute } from './match-route.ts';
import { CUSTOMER_TITLES } from './customer-titles.ts';
import { titleOf } from './route-titles.ts';
import { routes } from './routes.ts';

test.each(routes.map((route) => [route.path, route] as const))('%s has a title', (path, route) => {
  expect(titleOf(route).message).not.toBe('');
  expect(path in CUSTOMER_TITLES).toBe(route.access !== 'public');
});

test.each([
  '/',
  '/shops',
  '/shops/3',
  '/products',
  '/products/12/details',
  '/digital-products',
  '/categories',
  '/categories/lighting-decor',
  '/categories/4',
  '/most-popular',
  '/best-deal',
  '/flash-sale/1',
  '/checkout',
  '/buynow',
  '/support',
  '/terms-and-conditions',
  '/privacy-policy',
  '/return-policy',
  '/about-us',
  '/contact-us',
  '/page/shipping-and-delivery-policy',
  '/blogs',
  '/blog/how-to-choose-a-tent',
  '/cart',
])('@ROUTE-01 %s is a page of the shop', async (path) => {
  const match = matchRoute(path);
  expect(match?.route.layout).toMatch(/^(default|blog)$/);
  expect((await match?.route.screen.load())?.Screen).toBeTypeOf('function');
});

test.each([
  '/dashboard',
  '/order-history',
  '/order-history/12',
  '/digital-product-order-history',
  '/digital-product-order-history/12',
  '/return-product/12',
  '/returned-order-history',
  '/returned-order-history/3',
  '/wishlist',
  '/profile',
  '/manage-address',
  '/manage-address/new',
  '/manage-address/3/edit',
  '/change-password',
  '/support-tickets',
  '/support-ticket/9199821',
  '/massages',
])('@ROUTE-02 %s is a page for customers', async (path) => {
  const match = matchRoute(path);
  expect(match?.route.layout).toBe('dashboard');
  expect(match?.route.access).not.toBe('public');
  expect((await match?.route.screen.load())?.Screen).toBeTypeOf('function');
});

test.each([
  ['/cart', 'default'],
  ['/messages', 'dashboard'],
  ['/digital-product-order-history/12', 'dashboard'],
])('@ROUTE-10 %s has the %s layout', (path, layout) => {
  expect(matchRoute(path)?.route.layout).toBe(layout);
});

test.each(['/order/7/payment/success', '/order/7/payment/cancel', '/ui'])(
  '@ROUTE-10 %s has no route: the server or the dev server handles it',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

test('@ROUTE-03 every path of paths.ts has one route, except the backend’s', () => {
  const known = Object.values(paths).flatMap((path) => {
    if (typeof path === 'string') return [path];
    return 'pattern' in path ? [path.pattern] : [];
  });
  expect(routes.map(({ path }) => path).toSorted()).toEqual(
    known.filter((path) => !paths.isBackendPath(path)).toSorted(),
  );
});

test('@CONT-01 each legal page with its own path shows the backend’s page of that topic', () => {
  expect(matchRoute('/terms-and-conditions')?.params).toEqual({ slug: 'terms-and-conditions' });
  expect(matchRoute('/privacy-policy')?.params).toEqual({ slug: 'privacy-policy' });
  expect(matchRoute('/return-policy')?.params).toEqual({ slug: 'return-and-refund-policy' });
  expect(matchRoute('/about-us')?.params).toEqual({ slug: 'about-us' });
  expect(matchRoute('/page/our-story')?.params).toEqual({ slug: 'our-story' });
});

test('decodes path params and keeps a stray percent sign', () => {
  expect(matchRoute(paths.blogPath('a/b قهوة'))?.params).toEqual({ slug: 'a/b قهوة' });
  expect(matchRoute('/blog/100%')?.params).toEqual({ slug: '100%' });
});

test('on the server, every screen has its source file for preloading', async () => {
  for (const { path, screen } of routes) {
    const { file } = await screen.load();
    expect(file, path).toMatch(/^src\/features\/[^/]+\/screens\/[^/]+-(screen\.tsx|route\.ts)$/);
    expect(existsSync(String(file)), path).toBe(true);
  }
});
