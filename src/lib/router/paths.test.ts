import { expect, test } from 'vitest';
import {
  blogPath,
  chatPath,
  editAddressPath,
  isBackendPath,
  isShopsPath,
  MESSAGES_PATH,
  PAYMENT_RESULT_PATTERN,
  productPath,
  subcategoryPath,
  ticketPath,
} from './paths.ts';

test('@ROUTE-01 @ROUTE-02 builds a path from an id, slug or number', () => {
  expect(productPath(12)).toBe('/products/12/details');
  expect(editAddressPath(3)).toBe('/manage-address/3/edit');
  expect(blogPath('how-to-choose-a-tent')).toBe('/blog/how-to-choose-a-tent');
  expect(subcategoryPath(4, 9)).toBe('/categories/4?subcategory=9');
  expect(chatPath(3)).toBe('/massages?shop=3');
});

test('encodes a parameter from the backend as one path segment', () => {
  expect(ticketPath('A/7?b#c')).toBe('/support-ticket/A%2F7%3Fb%23c');
  expect(blogPath('$& قهوة')).toBe('/blog/%24%26%20%D9%82%D9%87%D9%88%D8%A9');
});

test('exposes the route pattern with the parameter name', () => {
  expect(ticketPath.pattern).toBe('/support-ticket/:ticketNumber');
});

test('@ROUTE-08 the messages page keeps the specification’s spelling', () => {
  expect(MESSAGES_PATH).toBe('/massages');
});

test.each([
  ['/shop/register', true],
  ['/shop/download-invoice/7', true],
  ['/order/7/payment/success?token=1', true],
  ['/payment', true],
  ['/order-history', false],
  ['/payments', false],
  ['/shops/3', false],
  ['/shop/registered', false],
])('@ROUTE-03 %s belongs to the backend: %s', (url, expected) => {
  expect(isBackendPath(url)).toBe(expected);
});

test.each([
  ['/shops', true],
  ['/shops/3?tab=reviews', true],
  ['/shop/register', true],
  ['/shopping-tips', false],
  ['/products', false],
])('%s requires multi-vendor mode: %s', (url, expected) => {
  expect(isShopsPath(url)).toBe(expected);
});

test.each([
  ['/order/7/payment/success', 'success'],
  ['/order/7/payment/cancel', 'cancel'],
  ['/order/7/payment/success/more', undefined],
  ['/order/x/payment/success', undefined],
])('@CHK-05 the result of a payment in %s is %s', (path, result) => {
  expect(PAYMENT_RESULT_PATTERN.exec(path)?.[1]).toBe(result);
});
