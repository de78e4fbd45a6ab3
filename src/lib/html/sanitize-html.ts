import { parseHtml } from '#parse-html';
import type { ElementContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { fixNesting } from './fix-nesting.ts';
import { HTML_SCHEMA } from './html-schema.ts';
import { type HtmlNode, textOf, visitHeadings } from './html-text.ts';
import { translateElements } from './translate-elements.ts';
import { slugOf, UniqueIds } from './unique-ids.ts';

/**
 * Parses HTML from the server and returns a tree that contains only what the schema allows (SAFE-01). The same in the browser and
 * on the server. Each heading has an id.
 *
 * The steps before `sanitize` only rewrite, the step after it only removes, unwraps and renames: nothing reaches the page that the
 * library has not checked.
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
  // After all written ids are known: those win.
  visitHeadings(children, (heading) => {
    heading.properties['id'] ??= ids.next(slugOf(textOf(heading.children)));
  });
  const safe = sanitize({ type: 'root', children }, HTML_SCHEMA);
  return fixNesting(safe.type === 'root' ? safe.children : []);
}
