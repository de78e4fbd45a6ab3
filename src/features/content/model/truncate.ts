/** Longest description that search engines show in full. */
const MAX_DESCRIPTION_LENGTH = 160;

// The lookbehind keeps the search linear.
const PUNCTUATION_AT_END = /(?<![\s.,;:،])[\s.,;:،]+$/;

/** Truncates a text at a word boundary. Returns undefined for an empty text. */
export function truncate(text: string): string | undefined {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text || undefined;
  return cutLastWord(text.slice(0, MAX_DESCRIPTION_LENGTH));
}

/** The backend cuts excerpts here, also within words. */
const EXCERPT_LENGTH = 200;

/** Ends a cut excerpt at a word boundary with an ellipsis. */
export function endExcerpt(text: string): string {
  const isCut = text.length >= EXCERPT_LENGTH && !/[.!?؟…]$/.test(text);
  return isCut ? cutLastWord(text) : text;
}

/** Replaces the last word by an ellipsis, or one character in scripts without spaces. */
function cutLastWord(text: string): string {
  const end = text.lastIndexOf(' ');
  // The last code point may be half of an emoji.
  const kept = end > text.length / 2 ? text.slice(0, end) : text.replace(/.$/su, '');
  return `${kept.replace(PUNCTUATION_AT_END, '')}…`;
}
