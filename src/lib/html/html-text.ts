import type { Element, Nodes, Text } from 'hast';

export type HtmlElement = Element;

export type HtmlNode = Element | Text;

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** Returns the non-empty headings of a sanitized tree in order. */
export function getHeadings(nodes: readonly HtmlNode[]): Heading[] {
  const headings: Heading[] = [];
  visitHeadings(nodes, ({ properties, children }, level) => {
    const text = textOf(children);
    if (text !== '') headings.push({ id: properties['id'] ?? '', text, level });
  });
  return headings;
}

/** Calls `visit` for each heading that is not inside another. */
export function visitHeadings(
  nodes: readonly Nodes[],
  visit: (heading: HtmlElement, level: number) => void,
): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const level = getHeadingLevel(node.tagName);
    if (level === undefined) visitHeadings(node.children, visit);
    else visit(node, level);
  }
}

export function getHeadingLevel(tag: string): number | undefined {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined;
}

const SEPARATED_TAGS =
  /^(?:address|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|summary|t[dhr]|table|ul)$/;

/** Returns the text, with spaces between blocks. */
export function textOf(nodes: readonly Nodes[]): string {
  let text = '';
  const collect = (node: Nodes): void => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element') return;
    const gap = SEPARATED_TAGS.test(node.tagName) ? ' ' : '';
    text += gap;
    node.children.forEach(collect);
    text += gap;
  };
  nodes.forEach(collect);
  return text.replaceAll(/\s+/g, ' ').trim();
}
