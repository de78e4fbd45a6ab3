import { expect, it } from 'vitest';
import { parsePageAddress, toPageFile } from './page-address.ts';

const toFile = (address: string) =>
  toPageFile(parsePageAddress(new URL(address, 'https://shop.example')));

it.each([
  ['/', '/index.html'],
  ['/?lang=fr', '/_pages/lang/fr/index.html'],
  ['/products/3/details', '/products/3/details.html'],
  ['/categories/3?subcategory=7&lang=fr', '/_pages/lang/fr/subcategory/7/categories/3.html'],
  ['/blog/caf%C3%A9', '/blog/café.html'],
])('writes %s to %s', (address, file) => expect(toFile(address)).toBe(file));

it.each(['/blog/..%2f..%2fetc', '/blog/%2e%2e%5cetc', '/blog/a%00', '/products?lang=../fr'])(
  'refuses %s, which is not below the folder',
  (address) => expect(() => toFile(address)).toThrow(/Failed to write/),
);
