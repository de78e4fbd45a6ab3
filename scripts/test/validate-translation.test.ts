import { expect, test } from 'vitest';
import { validateTranslation } from './validate-translation.ts';

const FILES = '{count, plural, one {# file} other {# files}}';

test.each([
  ['fr', 'By <0>{name}</0>', 'De <0>{name}</0>'],
  ['fr', FILES, '{count, plural, one {# fichier} other {# fichiers}}'],
  ['fr', FILES, '{count, plural, one {# fichier} many {# de fichiers} other {# fichiers}}'],
  [
    'ar',
    FILES,
    '{count, plural, zero {لا ملفات} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
  ],
  ['es', '{sex, select, male {He} other {They}}', '{sex, select, male {Él} other {Elle}}'],
])('accepts a complete translation into %s', (locale, source, text) => {
  expect(validateTranslation(locale, source, text)).toEqual([]);
});

test.each([
  ['fr', 'By <0>{name}</0>', 'De <0>{nom}</0>', 'lacks the value {name}'],
  ['fr', 'By <0>{name}</0>', 'De <0>{nom}</0>', 'has an extra value {nom}'],
  ['fr', 'By <0>{name}</0>', 'De {name}', 'lacks the tag <0>'],
  ['fr', 'By <0>{name}</0>', 'De <0>{name}<0>', 'leaves <0> open'],
  ['fr', 'By <0>{name}</0>', 'De </0>{name}<0>', 'closes <0> where it is not open'],
  ['fr', FILES, '{count, plural, other {# fichiers}}', 'lacks the form "one" of {count, plural}'],
  [
    'ar',
    FILES,
    '{count, plural, one {ملف} other {# ملف}}',
    'lacks the form "few" of {count, plural}',
  ],
  [
    'es',
    '{sex, select, male {He} other {They}}',
    '{sex, select, other {Elle}}',
    'lacks the value {sex, select, male}',
  ],
])('rejects a translation into %s of "%s" as "%s": %s', (locale, source, text, fault) => {
  expect(validateTranslation(locale, source, text)).toContain(fault);
});

test('rejects a translation that is not an ICU message', () => {
  expect(validateTranslation('fr', 'By {name}', 'De {name')).toEqual([
    expect.stringContaining("can't be read"),
  ]);
});
