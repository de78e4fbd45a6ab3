import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { createI18n } from './load-catalog.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';
import { pseudoMessages } from './pseudo-messages.ts';

function format(text: string, values: Record<string, unknown> = {}): string {
  const messages = pseudoMessages({ id: compileMessage(text) });
  return createI18n(PSEUDO_LOCALE, messages)._('id', values);
}

test('adds accents, length and brackets to texts', () => {
  expect(format('Add to Cart')).toBe('⟦Áđđ ţó Çáŕţ··⟧');
});

test('does not change values and tags', () => {
  expect(format('By <0>{name}</0>', { name: 'Rana' })).toBe('⟦Ɓý <0>Rana</0>·⟧');
});

test('selects plural forms and formats the count', () => {
  const files = '{count, plural, =0 {none} one {# file} other {# files}}';
  expect(format(files, { count: 0 })).toMatch(/^⟦ñóñé·*⟧$/);
  expect(format(files, { count: 1 })).toMatch(/^⟦1 ƒíļé·*⟧$/);
  expect(format(files, { count: 1200 })).toMatch(/^⟦1,200 ƒíļéš·*⟧$/);
});
