import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['capitals', 'ÉCHIQUIER', 'échiquier'],
    ['French accents', 'Théière à fleurs', 'theiere a fleurs'],
    ['accents written as two characters', 'cafe\u0301', 'café'],
    ['ligatures', 'Bœuf', 'boeuf'],
    ['Spanish tildes and the ñ', 'Tamaño pequeño, lámpara', 'tamano pequeno, lampara'],
    ['typographic apostrophes', 'fleur d’oranger', "fleur d'oranger"],
    ['no-break spaces', '20\u00a0000', '20 000'],
    ['Arabic vowel marks', 'مُحَمَّصَة', 'محمصة'],
    ['forms of alef', 'أإآٱ', 'اااا'],
    ['alef maqsura and ya', 'مقهى', 'مقهي'],
    ['ta marbuta', 'ساعة', 'ساعه'],
    ['the stretching stroke', 'كـتـاب', 'كتاب'],
  ])('ignores differences in %s', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it.each([
    ['mesa', 'masa'],
    ['كتاب', 'كتب'],
    ['2 L', '2L'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });
});
