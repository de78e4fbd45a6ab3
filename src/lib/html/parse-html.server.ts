import type { ElementContent } from 'hast';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { buildTree, type ParsedNode } from './build-tree.ts';
import { prepareHtml } from './prepare-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Parses HTML outside the browser. Returns the same tree as the browser. */
export function parseHtml(html: string): ElementContent[] {
  const page = parse(prepareHtml(html), { scriptingEnabled: false });
  return buildTree(childrenOf(childrenOf(page.childNodes, 'html'), 'body'), readNode);
}

function readNode(node: Node): ParsedNode<Node> {
  if ('value' in node) return { kind: 'text', value: node.value };
  if (!('tagName' in node)) return undefined;
  return {
    kind: 'element',
    tag: node.tagName,
    namespace: node.namespaceURI,
    attributes: node.attrs,
    children: node.childNodes,
  };
}

function childrenOf(nodes: readonly Node[], name: string): readonly Node[] {
  const parent = nodes.find(({ nodeName }) => nodeName === name);
  return parent && 'childNodes' in parent ? parent.childNodes : [];
}
