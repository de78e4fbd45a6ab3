import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Calls of release R1, in the order of the backend's documentation. */
const CALLS = `
  GET /api/master
  GET /api/lang/{}
  GET /api/countries
  GET /api/legal-pages/{}
  GET /api/contact-us
  POST /api/support
  GET /api/banners
  GET /api/home
  GET /api/categories
  GET /api/sub-categories
  GET /api/products
  GET /api/category-products
  GET /api/product-details
  GET /api/reviews
  GET /api/shops
  GET /api/shops/top
  GET /api/shops/{}
  GET /api/shop-categories
  GET /api/shops/popular-products
  GET /api/flash-sales
  GET /api/flash-sale/{}/details
  POST /api/login
  POST /api/registration
  POST /api/auth/{}/token
  POST /api/social-auth
  POST /api/send-otp
  POST /api/verify-otp
  POST /api/reset-password
  POST /api/logout
  GET /api/profile
  POST /api/update-profile
  POST /api/change-password
  GET /api/recently-views
  POST /api/update-last-seen
  POST /api/favorite-add-or-remove
  GET /api/favorite-products
  POST /api/product-review
  GET /api/addresses
  POST /api/address/store
  POST /api/address/{}/update
  DELETE /api/address/{}/delete
  GET /api/carts
  POST /api/cart/store
  POST /api/cart/increment
  POST /api/cart/decrement
  POST /api/cart/delete
  POST /api/cart/checkout
  GET /api/get-vouchers
  POST /api/vouchers-collect
  GET /api/get-collected-vouchers
  POST /api/apply-voucher
  POST /api/coupons/apply
  POST /api/place-order
  POST /api/v1/place-order
  GET /api/orders
  GET /api/order-details
  POST /api/orders/cancel
  POST /api/place-order/again
  GET /api/order-payment/{}/{}
  GET /api/download-product-license/{}/{}
  GET /api/download-product-license/{}
  GET /api/return-orders
  GET /api/return-order-details/{}
  POST /api/return-order
  GET /api/support-tickets
  GET /api/ticket-issue-types
  POST /api/support-ticket
  GET /api/support-ticket/show
  GET /api/support-ticket-messages
  POST /api/support-ticket-message
  POST /api/store-message
  GET /api/get-shops
  GET /api/get-message
  POST /api/send-message
  GET /api/unread-messages
  GET /api/blogs
  GET /api/blog/{}/details
`;
/**
 * The original client's logout, the payment address without its optional last part, and the areas
 * of R3.
 */
const EXTRA_CALLS = ['GET /api/logout', 'GET /api/order-payment/{}', 'GET /api/areas'];

interface Operation {
  description?: string;
  security?: Record<string, string[]>[];
  responses?: Record<string, { $ref?: string; content?: Record<string, { examples?: object }> }>;
}

const file = new URL('../../contract/generated/contract.json', import.meta.url);
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, NonNullable<Operation['responses']>[string]> };
};
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'delete'].includes(method))
    .map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      operation,
    })),
);

test('@API-01 the contract has the 77 calls of the release and three more', () => {
  const calls = CALLS.trim().split(/\n\s*/);
  expect(new Set(calls).size).toBe(77);
  const described = operations.map(({ call }) => call);
  expect(described.toSorted()).toEqual([...calls, ...EXTRA_CALLS].toSorted());
});

test('@API-01 each call has a description, and an example for every response with a body', () => {
  for (const { call, operation } of operations) {
    expect([call, (operation.description ?? '').length > 20]).toEqual([call, true]);
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const name = response.$ref?.split('/').pop() ?? '';
      const { content = {} } = response.$ref ? (components.responses[name] ?? {}) : response;
      for (const [type, { examples }] of Object.entries(content)) {
        if (type === 'application/pdf') continue;
        const count = Object.keys(examples ?? {}).length;
        expect([call, status, count > 0]).toEqual([call, status, true]);
      }
    }
  }
});

test('@API-01 each call documents its error responses: no token, not a customer, rate limit, server error', () => {
  for (const { call, operation } of operations) {
    const { security = [], responses = {} } = operation;
    const needsToken = security.length > 0 && security.every((scheme) => 'bearer' in scheme);
    const expected = [...(needsToken ? ['401', '403'] : []), '429', '500'];
    expect([call, expected.filter((status) => !(status in responses))]).toEqual([call, []]);
  }
});
