import { expect, test } from 'vitest';
import { findCategory } from './find-category.ts';

const CATEGORIES = [
  { name: 'Garden & Tools' },
  { name: 'Kitchen', slug: 'cooking' },
  { name: 'Cooking' },
  { name: 'الأحذية' },
];

test.each([
  ['Garden & Tools', 'Garden & Tools'],
  ['garden-tools', 'Garden & Tools'],
  ['KITCHEN', 'Kitchen'],
  ['cooking', 'Kitchen'],
  ['الأحذية', 'الأحذية'],
])('the text %s means the category %s', (text, name) => {
  expect(findCategory(CATEGORIES, text)?.name).toBe(name);
});

test.each(['', '-', 'garden', 'kitchens'])('the text “%s” means none', (text) => {
  expect(findCategory(CATEGORIES, text)).toBeUndefined();
});
