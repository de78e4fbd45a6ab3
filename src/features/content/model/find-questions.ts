import { normalizeForSearch } from '../../../lib/text/find-text.ts';

/** Those whose words hold every word of the query, in their order; all of them for none. */
export function findQuestions<Item extends { question: string; answer: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const terms = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  return items.filter(({ question, answer }) => {
    const text = normalizeForSearch(`${question} ${answer}`);
    return terms.every((term) => text.includes(term));
  });
}
