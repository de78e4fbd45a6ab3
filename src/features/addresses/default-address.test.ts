import { expect, test } from 'vitest';
import { defaultAddress } from './default-address.ts';

const first = { id: 1, is_default: false };
const standard = { id: 2, is_default: true };

test('@CART-14 returns the default address, or the first one', () => {
  expect(defaultAddress([first, standard])).toBe(standard);
  expect(defaultAddress([first])).toBe(first);
  expect(defaultAddress([])).toBeUndefined();
});
