import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReusableMarkup } from '../../lib/react/reusable-element.tsx';

export interface PageMarkup extends ReusableMarkup {
  /** Replaces the marks in a page's markup by the elements' contents, and stores new ones. */
  complete: (markup: string) => string;
}

export interface MarkupCache {
  /** @param shared everything besides an element's data that elements show */
  forPage: (shared: readonly unknown[]) => PageMarkup;
}

/** React's marker for a boundary that shows its fallback. */
export const FALLBACK_MARKER = '<!--$!-->';

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Creates a cache of the content of reusable elements, by their data (PERF-04). Rendering a product
 * card takes ten times longer than reading its data, and most cards of a page are also on others.
 */
export function createMarkupCache(maxBytes = MAX_BYTES): MarkupCache {
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
      const elements: { key: string; content: string | undefined }[] = [];
      return {
        mark(name, data) {
          const key = hash('sha1', `${prefix} ${name} ${JSON.stringify(data)}`);
          const content = contents.get(key);
          elements.push({ key, content });
          return { mark: `${page} ${elements.length - 1}`, isKnown: content !== undefined };
        },
        complete(markup) {
          let completed = '';
          let end = 0;
          const attribute = ` data-mark="${page} `;
          for (let at = markup.indexOf(attribute); at >= 0; at = markup.indexOf(attribute, end)) {
            const tag = markup.slice(markup.lastIndexOf('<', at) + 1, at);
            const index = Number.parseInt(markup.slice(at + attribute.length), 10);
            const contentStart = markup.indexOf('>', at) + 1;
            const contentEnd = findEnd(markup, tag, contentStart);
            const element = elements[index];
            const content = element?.content ?? markup.slice(contentStart, contentEnd);
            const isNew = element !== undefined && element.content === undefined;
            // The browser renders what failed.
            if (isNew && !content.includes(FALLBACK_MARKER)) contents.set(element.key, content);
            const attributeEnd = markup.indexOf('"', at + attribute.length) + 1;
            completed += markup.slice(end, at) + markup.slice(attributeEnd, contentStart) + content;
            end = contentEnd;
          }
          return completed + markup.slice(end);
        },
      };
    },
  };
}

/** Returns the start of an element's end tag. Text and attributes contain no `<`. */
function findEnd(markup: string, tag: string, contentStart: number): number {
  const tags = new RegExp(`</?${tag}[ >]`, 'g');
  tags.lastIndex = contentStart;
  let depth = 1;
  for (let found = tags.exec(markup); found; found = tags.exec(markup)) {
    depth += found[0].startsWith('</') ? -1 : 1;
    if (depth === 0) return found.index;
  }
  throw new Error(`Failed to read the markup: <${tag}> does not end.`);
}
