import { normalizeForSearch } from '../../../lib/text/find-text.ts';

/**
 * Those whose words hold every word of the query, in their order; all of them for none. The words of a question are its own,
 * those of its answer, other words for the same (`keywords`) and the title of its topic.
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
