import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_LOCALES } from '../../src/lib/i18n/locale.ts';
import { validateTranslation } from './validate-translation.ts';

const root = resolve(import.meta.dirname, '../..');

/** Fixed by the specification, or names: docs/texts.md. */
const FIXED = [
  'Again Add to Cart',
  'Apply Store voucher',
  'Become a Seller',
  'Cart Amount',
  'Change Password',
  'Confirm Password does not match.',
  'Forgot Password',
  'Log Out',
  'Logout Confirmation',
  'Manage Address',
  'Minimum Spend',
  'My Cart',
  'My Digital Products',
  'My Profile',
  'No User Selected',
  'Order History',
  'Please login first!',
  'Please select a user to see their messages',
  'Please select at least one shop',
  'Proceed to Checkout',
  'Reset Password',
  'Return Orders',
  'Search Seller',
  'Sign Up',
  'Stock Out',
  'Support Ticket',
  'View In Cart',
  'Privacy Policy',
  'Return & Refund Policy',
  'Terms & Conditions',
  'Apple',
  'PayPal',
  'Facebook',
  'Google',
  'IBAN',
];

/** Words with a better alternative in docs/texts.md. */
const LISTED_WORDS =
  /\b(?:anew|bag|basket|begins?|deed|e-mail|favou?rites?|further|gave|gives?|hears?|held|holds?|hurry|just now|keeps|kept|last chance|look through|pictures?|please|shipping|sign(?:ed)? in|simply|stands?|states?|stores?|told|vendors?|whatever|whoever|whole|wish|wishes)\b/i;

interface Message {
  text: string;
  translation: string;
  files: string[];
}

async function readCatalogue(locale: string): Promise<Map<string, Message>> {
  const filename = join(root, `src/locales/${locale}.po`);
  const options = { locale, sourceLocale: 'en', filename };
  const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), options);
  return new Map(
    Object.entries(catalogue).map(([id, { message = '', translation, origin }]) => [
      id,
      { text: message, translation, files: (origin ?? []).map(([file]) => file) },
    ]),
  );
}

const english = await readCatalogue('en');

/** Excludes the server's messages and the hidden keywords of the help. */
const texts = [...english.values()].filter(
  ({ text, files }) =>
    !files.every((file) => file.endsWith('server-messages.ts')) &&
    !(files.every((file) => file.endsWith('help-questions.ts')) && /^[a-z]/.test(text)),
);

/** Ignores fixed wordings, values and tags. */
function findTexts(breaksRule: (text: string) => boolean): string[] {
  return texts
    .map(({ text }) => text)
    .filter((text) => {
      const own = FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, 'x'), text);
      return breaksRule(own.replaceAll(/<[^>]*>|\{\w+\}|\{\w+, plural,|=?\w+ (?=\{)/g, ' '));
    });
}

const sentencesOf = (text: string) => text.split(/[.?!:·“”(){}]+/).map((part) => part.trim());

describe('@WORD-02 English texts', () => {
  it('use the documented terms', () => {
    expect(findTexts((text) => LISTED_WORDS.test(text))).toEqual([]);
  });

  it('are in sentence case', () => {
    const hasCapitals = (sentence: string) => /\S\s+[A-Z][a-z]/.test(sentence);
    expect(findTexts((text) => sentencesOf(text).some(hasCapitals))).toEqual([]);
    expect(findTexts((text) => /\b[A-Z]{4,}\b/.test(text))).toEqual([]);
  });

  it('contain no exclamation marks', () => {
    const polite = ['Welcome!', 'Payment received. Thank you!'];
    expect(findTexts((text) => text.includes('!')).toSorted()).toEqual(polite.toSorted());
  });

  it('have typographic quotes, apostrophes and ellipses', () => {
    expect(findTexts((text) => /['"]|\.\.\.|\s…/.test(text))).toEqual([]);
  });

  it('have sentences of at most 20 words', () => {
    const isLong = (sentence: string) => sentence.split(/\s+/).length > 20;
    expect(findTexts((text) => text.split(/[.?!]\s/).some(isLong))).toEqual([]);
  });

  it('end with a full stop or a question mark when they have several sentences', () => {
    expect(findTexts((text) => /[.?!] [A-Z]/.test(text) && !/[.?!:]\s*$/.test(text))).toEqual([]);
  });
});

it.each(CATALOGUE_LOCALES)('@WORD-02 the catalogue "%s" is complete', async (locale) => {
  const catalogue = await readCatalogue(locale);
  expect([...catalogue.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const violations = [...catalogue.values()].flatMap(({ text, translation }) =>
    translation === ''
      ? [`"${text}" has no translation`]
      : validateTranslation(locale, text, translation).map((fault) => `"${text}" ${fault}`),
  );
  expect(violations).toEqual([]);
});
