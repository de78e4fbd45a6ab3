import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CardMarkup } from '../../features/product/card-markup-context.ts';

export interface RenderedCards extends CardMarkup {
  /** Replaces the marks in a page's markup by the cards' contents, and stores new ones. */
  complete: (markup: string) => string;
}

export interface CardCache {
  /** @param shared everything besides the product that cards show */
  forPage: (shared: readonly unknown[]) => RenderedCards;
}

const MAX_BYTES = 32 * 1024 * 1024;
const ARTICLE_END = '</article>';

/**
 * Creates a cache of the inner markup of product cards, by their data (PERF-04). Rendering a card
 * takes ten times longer than reading its data, and most cards of a page are also on others.
 */
export function createCardCache(maxBytes = MAX_BYTES): CardCache {
  const contents = new LRUCache<string, string>({
    maxSize: maxBytes,
    // Strings take up to two bytes a character, and each entry some more.
    sizeCalculation: (content, key) => 2 * (content.length + key.length) + 200,
  });
  const fingerprints = new WeakMap<object, string>();

  function fingerprint(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    const known = fingerprints.get(value) ?? hash('sha1', JSON.stringify(value));
    fingerprints.set(value, known);
    return known;
  }

  return {
    forPage(shared) {
      const prefix = shared.map(fingerprint).join(' ');
      // Unknown to sellers, whose texts could otherwise contain a mark.
      const page = randomUUID();
      const cards: { key: string; content: string | undefined }[] = [];
      return {
        mark(product, level) {
          const key = hash('sha1', `${prefix} ${level} ${JSON.stringify(product)}`);
          const content = contents.get(key);
          cards.push({ key, content });
          return { mark: `${page} ${cards.length - 1}`, isKnown: content !== undefined };
        },
        complete(markup) {
          const [start = '', ...parts] = markup.split(` data-card="${page} `);
          return start + parts.map(completeCard).join('');
        },
      };

      /** @param part from a card's mark to the next one */
      function completeCard(part: string): string {
        const [tagEnd, articleEnd] = [part.indexOf('>') + 1, part.indexOf(ARTICLE_END)];
        const card = cards[Number.parseInt(part, 10)];
        const content = card?.content ?? part.slice(tagEnd, articleEnd);
        if (card && card.content === undefined) contents.set(card.key, content);
        return part.slice(part.indexOf('"') + 1, tagEnd) + content + part.slice(articleEnd);
      }
    },
  };
}
