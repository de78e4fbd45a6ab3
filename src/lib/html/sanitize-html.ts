import { parseHtml } from '#parse-html';
import type { ElementContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { fixNesting } from './fix-nesting.ts';
import { HTML_SCHEMA } from './html-schema.ts';
import { type HtmlNode, textOf, visitHeadings } from './html-text.ts';
import { translateElements } from './translate-elements.ts';
import { slugOf, UniqueIds } from './unique-ids.ts';

/**
 * Sanitizes HTML from the server with the schema (SAFE-01). Returns the same tree in the browser
 * and on the server. Adds an id to each heading.
 *
 * Steps before `sanitize` only rewrite. Steps after it only remove, unwrap and rename, so the
 * library checks everything that reaches the page.
 *
 * @param parse The parser; tests compare both.
 */
export function sanitizeHtml(
  html: string,
  parse: (html: string) => ElementContent[] = parseHtml,
): HtmlNode[] {
  const children = parse(html);
  const ids = new UniqueIds();
  translateElements(children, ids);
  // After all ids in the markup are known, because those have priority.
  visitHeadings(children, (heading) => {
    heading.properties['id'] ??= ids.next(slugOf(textOf(heading.children)));
  });
  const safe = sanitize({ type: 'root', children }, HTML_SCHEMA);
  return fixNesting(safe.type === 'root' ? safe.children : []);
}
