/** Longest description that search engines show in full. */
const MAX_DESCRIPTION_LENGTH = 160;

// The lookbehind keeps the search linear.
const PUNCTUATION_AT_END = /(?<![\s.,;:،])[\s.,;:،]+$/;

/** Truncates a text at a word boundary. Returns undefined for an empty text. */
export function truncate(text: string): string | undefined {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text || undefined;
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH);
  const end = cut.lastIndexOf(' ');
  return addEllipsis(cut.slice(0, end > MAX_DESCRIPTION_LENGTH / 2 ? end : -1));
}

/** The backend cuts excerpts here, also within words. */
const EXCERPT_LENGTH = 200;

/** Ends a cut excerpt at a word boundary with an ellipsis. */
export function endExcerpt(text: string): string {
  const isCut = text.length >= EXCERPT_LENGTH && !/[.!?؟…]$/.test(text);
  return isCut ? addEllipsis(text.slice(0, text.lastIndexOf(' '))) : text;
}

function addEllipsis(text: string): string {
  return `${text.replace(PUNCTUATION_AT_END, '')}…`;
}
