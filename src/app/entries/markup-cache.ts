import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReusableMarkup } from '../../lib/react/reusable-element.tsx';

export interface PageMarkup extends ReusableMarkup {
  /**
   * Replaces the marks in a page's markup by the elements' contents, and stores new ones. Returns
   * UTF-8.
   */
  complete: (markup: string) => Buffer;
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
  const contents = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    // Strings take up to two bytes a character, and each entry some more.
    sizeCalculation: (content, key) => content.length + 2 * key.length + 200,
  });
  const fingerprints = new WeakMap<object, string>();

  function fingerprint(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    // Often new, with the same elements.
    if (Array.isArray(value)) return `[${value.map(fingerprint).join(' ')}]`;
    const known = fingerprints.get(value) ?? hash('sha1', JSON.stringify(value));
    fingerprints.set(value, known);
    return known;
  }

  function keepContent(key: string | undefined, markup: string): Buffer {
    const content = Buffer.from(markup);
    // The browser renders what failed.
    if (key !== undefined && !markup.includes(FALLBACK_MARKER)) contents.set(key, content);
    return content;
  }

  return {
    forPage(shared) {
      const prefix = fingerprint(shared);
      // Unknown to sellers, whose texts could otherwise contain a mark.
      const page = randomUUID();
      const elements: { key: string; content: Buffer | undefined }[] = [];
      return {
        mark(name, data) {
          const key = `${prefix} ${name} ${fingerprint(data)}`;
          const content = contents.get(key);
          elements.push({ key, content });
          return { mark: `${page} ${elements.length - 1}`, isKnown: content !== undefined };
        },
        complete(markup) {
          const parts: Buffer[] = [];
          let end = 0;
          const attribute = ` data-mark="${page} `;
          for (let at = markup.indexOf(attribute); at >= 0; at = markup.indexOf(attribute, end)) {
            const tag = markup.slice(markup.lastIndexOf('<', at) + 1, at);
            const element = elements[Number.parseInt(markup.slice(at + attribute.length), 10)];
            const attributeEnd = markup.indexOf('"', at + attribute.length) + 1;
            const contentStart = markup.indexOf('>', at) + 1;
            const contentEnd = findEnd(markup, tag, contentStart);
            parts.push(
              Buffer.from(markup.slice(end, at) + markup.slice(attributeEnd, contentStart)),
              element?.content ?? keepContent(element?.key, markup.slice(contentStart, contentEnd)),
            );
            end = contentEnd;
          }
          return Buffer.concat([...parts, Buffer.from(markup.slice(end))]);
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
