import { normalizeForSearch } from '../../../lib/text/find-text.ts';

/**
 * Returns the items that contain every word of the query. Searches question, answer, `keywords` and
 * topic title. An empty query matches all.
 */
export function findQuestions<
  Item extends { question: string; answer: string; keywords?: string | undefined },
>(items: readonly Item[], query: string, title = ''): readonly Item[] {
  const terms = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  return items.filter(({ question, answer, keywords = '' }) => {
    const text = normalizeForSearch(`${title} ${question} ${answer} ${keywords}`);
    return terms.every((term) => text.includes(term));
  });
}
