import { expect, test } from 'vitest';
import { chooseAddress } from './choose-address.ts';

const first = { id: 1, is_default: false };
const standard = { id: 2, is_default: true };

test('@CART-14 the default address becomes the cart’s address, else the first one', () => {
  expect(chooseAddress([first, standard], null)).toBe(standard);
  expect(chooseAddress([first], null)).toBe(first);
  expect(chooseAddress([], null)).toBeUndefined();
});

test('what was picked stands while it exists', () => {
  expect(chooseAddress([first, standard], 1)).toBe(first);
  expect(chooseAddress([first, standard], 99)).toBe(standard);
});
