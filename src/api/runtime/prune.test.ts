import { expect, test } from 'vitest';
import { prune } from './prune.ts';

const PAGE = {
  total: 2,
  products: [{ id: 1, name: 'Scale', shop: { id: 3, name: 'Hearthly', logo: 'x.webp' } }],
  filters: { brands: ['a'] },
};

test('leaves the fields that are read, in lists and objects too', () => {
  const fields = { total: true, products: { id: true, shop: { name: true } } } as const;
  expect(prune(PAGE, fields)).toEqual({
    total: 2,
    products: [{ id: 1, shop: { name: 'Hearthly' } }],
  });
});

test('does not invent what was not sent', () => {
  expect(prune({} as typeof PAGE, { products: { id: true } } as const)).toEqual({});
});

test.each([null, 5, 'x', [null, 5]])('leaves %j where a list belongs as it is', (products) => {
  const page = { ...PAGE, products } as unknown as typeof PAGE;
  expect(prune(page, { products: { id: true } } as const)).toEqual({ products });
});
