/** Longest description that search engines show whole. */
const MOST = 160;

/** The beginning of a text, cut between words; undefined for no text. */
export function shorten(text: string): string | undefined {
  if (text.length <= MOST) return text || undefined;
  const cut = text.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > MOST / 2 ? end : MOST - 1).replace(/[\s.,;:]+$/, '')}…`;
}
