/** Equal in search, but without a common decomposition. */
const sameLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ı: 'i',
  '’': "'",
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  // The tatweel (stretching stroke) is not a letter.
  ـ: '',
};

/**
 * Normalises a text for search. Removes case, accents, Arabic vowel marks and special spaces, and
 * unifies forms of alef, ya and ta marbuta.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøı’ٱىیکةـ]/gu, (letter) => sameLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ');
}
