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
])('matches the text %s to the category %s', (text, name) => {
  expect(findCategory(CATEGORIES, text)?.name).toBe(name);
});

test.each(['', '-', 'garden', 'kitchens'])('matches the text “%s” to no category', (text) => {
  expect(findCategory(CATEGORIES, text)).toBeUndefined();
});
