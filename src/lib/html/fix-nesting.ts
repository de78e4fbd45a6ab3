import type { ElementContent, RootContent } from 'hast';
import { type HtmlElement, type HtmlNode, getHeadingLevel } from './html-text.ts';

const BLOCK =
  /^(?:address|blockquote|details|div|dl|dd|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|summary|table|ul)$/;

/** Parsers move other content in front of the table. */
const TABLE_CONTENT: ReadonlyMap<string, RegExp> = new Map([
  ['table', /^(?:caption|colgroup|thead|tbody|tfoot)$/],
  ['colgroup', /^col$/],
  ['thead', /^tr$/],
  ['tbody', /^tr$/],
  ['tfoot', /^tr$/],
  ['tr', /^t[dh]$/],
]);

/**
 * Items that close an open item of the same kind. The parser does not look beyond the barrier
 * element.
 */
const IMPLIED_END_TAGS: readonly (readonly [item: RegExp, barrier: RegExp])[] = [
  [
    /^li$/,
    /^(?:blockquote|caption|d[dlt]|details|figcaption|figure|h[1-6]|ol|pre|summary|t[dhr]|table|ul)$/,
  ],
  [
    /^d[dt]$/,
    /^(?:blockquote|caption|dl|details|figcaption|figure|h[1-6]|li|ol|pre|summary|t[dhr]|table|ul)$/,
  ],
];

const MEDIA = /^(?:audio|iframe|img|video)$/;

/**
 * Makes a sanitized tree valid: unwrapping can leave a paragraph inside a paragraph. A browser
 * would parse that as another tree, and hydration would fail.
 */
export function fixNesting(
  nodes: readonly RootContent[],
  ancestors: readonly string[] = [],
): HtmlNode[] {
  const fixed: HtmlNode[] = [];
  const parent = ancestors.at(-1) ?? '';
  const allowed = TABLE_CONTENT.get(parent);
  for (const node of nodes) {
    if (node.type === 'text' && allowed === undefined) {
      appendText(fixed, node.value, parent);
    } else if (node.type === 'element' && (allowed?.test(node.tagName) ?? true)) {
      const element = fixElement(node, ancestors);
      // One by one, because engines limit the arguments of a spread.
      if (element.tagName === 'a' && ancestors.includes('a')) {
        for (const child of element.children) if (isHtmlNode(child)) fixed.push(child);
      } else if (!MEDIA.test(element.tagName) || element.properties['src'] !== undefined) {
        fixed.push(element);
      }
    }
  }
  return fixed;
}

/** Adjacent texts become one text in the markup. */
function appendText(nodes: HtmlNode[], written: string, parent: string): void {
  // Parsers drop the first line break of a `pre`.
  const value = parent === 'pre' && nodes.length === 0 ? written.replace(/^\n+/, '') : written;
  const last = nodes.at(-1);
  if (last?.type === 'text') last.value += value;
  else if (value !== '') nodes.push({ type: 'text', value });
}

function fixElement(element: HtmlElement, ancestors: readonly string[]): HtmlElement {
  let { tagName } = element;
  const parent = ancestors.at(-1) ?? '';
  for (const [item, barrier] of IMPLIED_END_TAGS) {
    if (!item.test(tagName)) continue;
    const nearest = ancestors.findLast((tag) => item.test(tag) || barrier.test(tag));
    if (nearest !== undefined && item.test(nearest)) tagName = 'div';
  }
  if (getHeadingLevel(tagName) && getHeadingLevel(parent)) tagName = 'div';
  if (/^r[pt]$/.test(tagName) && parent !== 'ruby') tagName = 'span';
  const children = fixNesting(element.children, [...ancestors, tagName]);
  if (tagName === 'p' && containsBlock(children)) tagName = 'div';
  return { ...element, tagName, children };
}

function containsBlock(nodes: readonly ElementContent[]): boolean {
  return nodes.some(
    (node) => node.type === 'element' && (BLOCK.test(node.tagName) || containsBlock(node.children)),
  );
}

function isHtmlNode(node: ElementContent): node is HtmlNode {
  return node.type !== 'comment';
}
