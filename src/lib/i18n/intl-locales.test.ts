import { expect, test } from 'vitest';
import { createI18n } from './load-catalog.ts';
import { intlLocales, intlTextLocales } from './intl-locales.ts';

test.each([
  ['en', '1,234.5'],
  ['ar', '1,234.5'],
  ['ar-EG', '١٬٢٣٤٫٥'],
  ['fr', '1\u202f234,5'],
  ['es', '1234,5'],
  ['ir', '۱٬۲۳۴٫۵'],
  ['xx', '1,234.5'],
  ['en_US', '1,234.5'],
])('formats numbers in %s as %s', (locale, text) => {
  expect(new Intl.NumberFormat(intlLocales(locale)).format(1234.5)).toBe(text);
});

test('uses the same digits for Arabic in browsers with other defaults', () => {
  expect(new Intl.Locale(intlLocales('ar')[0] ?? '').numberingSystem).toBe('latn');
});

test('a language without a catalogue uses the formats of English', () => {
  expect(intlTextLocales('ir')).toEqual(['en']);
  expect(createI18n('ir', {}).number(1.5)).toBe('1.5');
  expect(createI18n('fr', {}).number(1.5)).toBe('1,5');
  expect(createI18n('ar-EG', {}).number(1.5)).toBe('١٫٥');
  expect(createI18n('en-GB', {}).date(new Date(Date.UTC(2026, 10, 5)), { timeZone: 'UTC' })).toBe(
    '05/11/2026',
  );
});
