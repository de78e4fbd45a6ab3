import type { HtmlElement, HtmlNode } from '../html-text.ts';

export function findElements(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const inner = findElements(
      node.children.filter((child) => child.type !== 'comment'),
      tag,
    );
    return node.tagName === tag ? [node, ...inner] : inner;
  });
}
