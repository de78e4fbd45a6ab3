import { expect, test } from 'vitest';
import { prune } from './prune.ts';

const PAGE = {
  total: 2,
  products: [{ id: 1, name: 'Scale', shop: { id: 3, name: 'Hearthly', logo: 'x.webp' } }],
  filters: { brands: ['a'] },
};

test('keeps only the fields that are read, also in nested objects and lists', () => {
  const fields = { total: true, products: { id: true, shop: { name: true } } } as const;
  expect(prune(PAGE, fields)).toEqual({
    total: 2,
    products: [{ id: 1, shop: { name: 'Hearthly' } }],
  });
});

test('does not add missing fields', () => {
  expect(prune({} as typeof PAGE, { products: { id: true } } as const)).toEqual({});
});

test.each([null, 5, 'x', [null, 5]])('leaves %j unchanged where a list is expected', (products) => {
  const page = { ...PAGE, products } as unknown as typeof PAGE;
  expect(prune(page, { products: { id: true } } as const)).toEqual({ products });
});
