import { describe, expect, it } from 'vitest';
import { createServerTextFinder } from './find-server-text.ts';
import { createI18n, loadMessages } from './load-catalog.ts';

const arabic = createI18n('ar', await loadMessages('ar'));

describe('@WORD-01 a text of the server', () => {
  it.each([
    ['the language file first', 'Home', { Home: 'البيت' }, 'البيت'],
    ['the language file in any case', 'Most popular', { 'Most Popular': 'الأشهر' }, 'الأشهر'],
    ['the exact key before another case', 'Blog', { BLOG: 'ا', Blog: 'ب' }, 'ب'],
    ['the catalogue where the file has no key', 'Best deals', {}, 'أفضل العروض'],
    ['the catalogue where the file has an empty text', 'Home', { Home: '' }, 'الرئيسية'],
    ['the catalogue in sentence case', 'Digital Products', {}, 'المنتجات الرقمية'],
    ['the catalogue by a label of the original shop', 'Best Deal', {}, 'أفضل العروض'],
  ])('is looked up in %s', (_, text, file, expected) => {
    expect(createServerTextFinder(file, arabic)(text)).toBe(expected);
  });

  it.each(['Forty shops under one roof', 'constructor', '__proto__', '', '+971 4 555 0142'])(
    'is unchanged without a translation: “%s”',
    (text) => {
      expect(createServerTextFinder({ Home: 'البيت' }, arabic)(text)).toBe(text);
    },
  );
});
