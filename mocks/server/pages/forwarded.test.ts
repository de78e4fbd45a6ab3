import { expect, it } from 'vitest';
import { isProxiedPath } from '../../../src/server/backend-paths.ts';

it.each([
  '/order/9/payment?gateway=stripe',
  '/order/9/payment/success',
  '/order/9/payment/cancel?error=x',
  '/payment/9/callback-success',
  '/shop/download-invoice/9',
  '/shop/payment-slip/9/download',
  '/shop/register',
  '/media/downloads/book-146.pdf',
  '/api/download-product-license/AAAA-AAAA-AAAA-AAAA?order_id=9',
])('the proxies forward %s to the backend', (path) => {
  expect(isProxiedPath(path.split('?', 1)[0] ?? '')).toBe(true);
});

it.each(['/orders', '/order-history/9', '/digital-product-order-history', '/shops/3', '/payments'])(
  'the storefront handles %s itself',
  (path) => {
    expect(isProxiedPath(path.split('?', 1)[0] ?? '')).toBe(false);
  },
);
