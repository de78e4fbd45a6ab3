import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { MAX_DEPTH, type HtmlNode } from './parser.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The browser's tree, built where there is no browser. */
export function parsePageOnServer(page: string): HtmlNode[] {
  const document = parse(page, { scriptingEnabled: false });
  const root = document.childNodes.find((node) => node.nodeName === 'html');
  const children = root && 'childNodes' in root ? root.childNodes : [];
  const body = children.find((node) => node.nodeName === 'body');
  return body && 'childNodes' in body ? parseNodes(body.childNodes, 0) : [];
}

function parseNodes(nodes: readonly Node[], depth: number): HtmlNode[] {
  if (depth === MAX_DEPTH) return [];
  return nodes.flatMap((node): HtmlNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const { tagName, attrs, childNodes } = node;
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    return [{ tag: tagName, attributes, children: parseNodes(childNodes, depth + 1) }];
  });
}
