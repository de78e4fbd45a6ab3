import { expect, test } from 'vitest';
import { catalogueFor, directionOf, isLocaleCode } from './locale.ts';

const languages = [
  { name: 'en', direction: 'ltr' },
  { name: 'ar', direction: 'rtl' },
  { name: 'he', direction: null },
  { name: 'fa' },
  { name: 'ur', direction: 'upwards' },
];

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'ltr'],
  ['fa', 'ltr'],
  ['ur', 'ltr'],
])(
  '@LANG-07 by the list %s reads %s; without a direction from left to right',
  (name, direction) => {
    expect(directionOf(name, languages)).toBe(direction);
  },
);

test.each([
  ['en', 'ltr'],
  ['fr', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['art', 'ltr'],
])('@LANG-07 without a list %s reads %s', (name, direction) => {
  expect(directionOf(name, [])).toBe(direction);
});

test.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['es-MX', 'es'],
  ['ar-EG', 'ar'],
  ['nl', 'en'],
  ['', 'en'],
])('"%s" is served by the texts of %s', (locale, catalogue) => {
  expect(catalogueFor(locale)).toBe(catalogue);
});

test.each(['"><script>', 'en_US', 'a b', '', null, 7])('%s is no code of a language', (code) => {
  expect(isLocaleCode(code)).toBe(false);
});
