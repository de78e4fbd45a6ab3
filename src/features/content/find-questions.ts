/** A text as searches compare it: without case, accents and the vowel signs and letter forms that Arabic writers leave out. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064A')
    .toLowerCase();
}

/** Those whose words hold every word of the query, in their order; all of them for none. */
export function findQuestions<Item extends { question: string; answer: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return items.filter(({ question, answer }) => {
    const text = searchable(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
