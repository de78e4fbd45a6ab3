import { expect, test } from 'vitest';
import { getCatalogue, getDirection, isLocaleCode } from './locale.ts';

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
  "@LANG-07 with the server's list the direction of %s is %s, by default ltr",
  (name, direction) => {
    expect(getDirection(name, languages)).toBe(direction);
  },
);

test.each([
  ['en', 'ltr'],
  ['fr', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['art', 'ltr'],
])('@LANG-07 without a list the direction of %s is %s', (name, direction) => {
  expect(getDirection(name, [])).toBe(direction);
});

test.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['es-MX', 'es'],
  ['ar-EG', 'ar'],
  ['nl', 'en'],
  ['', 'en'],
])('"%s" uses the catalogue of %s', (locale, catalogue) => {
  expect(getCatalogue(locale)).toBe(catalogue);
});

test.each(['"><script>', 'en_US', 'a b', '', null, 7])('rejects %s as a language code', (code) => {
  expect(isLocaleCode(code)).toBe(false);
});
