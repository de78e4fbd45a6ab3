/** Longest description that search engines show in full. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Truncates a text at a word boundary. Returns undefined for an empty text. */
export function truncate(text: string): string | undefined {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text || undefined;
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > MAX_DESCRIPTION_LENGTH / 2 ? end : MAX_DESCRIPTION_LENGTH - 1).replace(/[\s.,;:]+$/, '')}…`;
}
