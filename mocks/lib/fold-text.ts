/** Letters that are one for whoever searches, but have no common decomposition: ligatures, and Arabic letters of one sound. */
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
  // The stretching stroke is no letter at all.
  ـ: '',
};

/**
 * A text as search compares it: lower case, without accents and Arabic vowel marks, with one form of alef, ya and ta marbuta, and plain
 * spaces. `Théière` and `theiere` are the same, so are `أَرْضِيَّة` and `ارضيه`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøı’ٱىیکةـ]/gu, (letter) => sameLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ');
}
