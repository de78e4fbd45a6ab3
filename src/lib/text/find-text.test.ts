import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findText } from './find-text.ts';

test.each([
  ['Åland', 'aland', ['', 'Åland', '']],
  ['Café crème', 'CREM', ['Café ', 'crèm', 'e']],
  ['Cafe\u0301 noir', 'cafe', ['', 'Cafe\u0301', ' noir']],
  ['الأزياء', 'ازيا', ['ال', 'أزيا', 'ء']],
  ['حقيبة جلد', 'حقيبه', ['', 'حقيبة', ' جلد']],
  ['Un cœur brodé', 'COEUR', ['Un ', 'cœur', ' brodé']],
  ['Señal de tráfico', 'senal', ['', 'Señal', ' de tráfico']],
  ['Straße 12', 'strasse', ['', 'Straße', ' 12']],
  ['طقم ١٢ قطعة', '12', ['طقم ', '١٢', ' قطعة']],
  ['Set of 12', '۱۲', ['Set of ', '12', '']],
  ['یک کتاب', 'كتاب', ['یک ', 'کتاب', '']],
  ['Trail Tent for Two', ' tent ', ['Trail ', 'Tent', ' for Two']],
])('finds in "%s" the query "%s", ignoring case and accents', (text, query, parts) => {
  const { before, match, after } = findText(text, query) ?? {};
  expect([before, match, after]).toEqual(parts);
});

test('finds neither missing words nor an empty query', () => {
  expect(findText('Lamp', 'tent')).toBeUndefined();
  expect(findText('Lamp', '  ')).toBeUndefined();
});

test('the parts join to the original text, and every part of a text is found in it', () => {
  const query = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(query, query, query, (before, middle, after) => {
      fc.pre(middle.trim() !== '' && findText(middle, middle) !== undefined);
      const text = `${before} ${middle} ${after}`;
      const found = findText(text, middle);
      expect(found).toBeDefined();
      expect(`${found?.before}${found?.match}${found?.after}`).toBe(text);
    }),
  );
});
