import { expect, test } from 'vitest';
import { matchRoute } from './routes.ts';

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
])('@ROUTE-02 %s is a page for members', async (path) => {
  const match = matchRoute(path);
  expect(match?.route.layout).toBe('dashboard');
  expect(match?.route.access).not.toBe('public');
  expect((await match?.route.screen.load())?.Screen).toBeTypeOf('function');
});

test.each([
  ['/cart', 'default'],
  ['/messages', 'dashboard'],
  ['/digital-product-order-history/12', 'dashboard'],
])('@ROUTE-10 %s works in the %s layout', (path, layout) => {
  expect(matchRoute(path)?.route.layout).toBe(layout);
});

test.each(['/order/7/payment/success', '/order/7/payment/cancel', '/ui'])(
  '@ROUTE-10 %s is none of the router’s: server and development answer it',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);
