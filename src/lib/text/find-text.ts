import { toLatinDigits } from './to-latin-digits.ts';

/** Letters that Unicode does not decompose, with their search spelling. */
const LETTER_SPELLINGS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const SPELLED_LETTERS = new RegExp(`[${Object.keys(LETTER_SPELLINGS).join('')}]`, 'g');
/**
 * Normalizes a text for search: no case, no accents, œ as oe, one form of each Arabic letter, Latin
 * digits. Independent of the page's language.
 */
export function normalizeForSearch(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll(SPELLED_LETTERS, (letter) => LETTER_SPELLINGS[letter] ?? letter);
}

export interface TextMatch {
  before: string;
  match: string;
  after: string;
}

/**
 * Finds words in a text, ignoring case and accents. Returns undefined for no match and for an empty
 * query.
 */
export function findText(text: string, query: string): TextMatch | undefined {
  const needle = normalizeForSearch(query.trim());
  if (needle === '') return undefined;
  let normalizedText = '';
  const starts: number[] = [];
  let index = 0;
  for (const letter of text) {
    const normalized = normalizeForSearch(letter);
    for (let unit = 0; unit < normalized.length; unit += 1) starts.push(index);
    normalizedText += normalized;
    index += letter.length;
  }
  const matchIndex = normalizedText.indexOf(needle);
  if (matchIndex === -1) return undefined;
  const start = starts[matchIndex] ?? 0;
  const end = starts[matchIndex + needle.length] ?? text.length;
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) };
}
