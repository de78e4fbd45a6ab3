import type { ElementContent } from 'hast';
import { buildTree, type ParsedNode } from './build-tree.ts';
import { prepareHtml } from './prepare-html.ts';

/** Parses HTML with the browser's parser. Loads and runs nothing. */
export function parseHtml(html: string): ElementContent[] {
  const page = new DOMParser().parseFromString(prepareHtml(html), 'text/html');
  return buildTree(childNodesOf(page.body), readNode);
}

function readNode(node: ChildNode): ParsedNode<ChildNode> {
  if (node instanceof Text) return { kind: 'text', value: node.data };
  if (!(node instanceof Element)) return undefined;
  return {
    kind: 'element',
    tag: readGetter(Element.prototype, 'localName', node) as string,
    namespace: readGetter(Element.prototype, 'namespaceURI', node) as string | null,
    attributes: readGetter(Element.prototype, 'attributes', node) as NamedNodeMap,
    children: childNodesOf(node),
  };
}

function childNodesOf(node: Node): Iterable<ChildNode> {
  return readGetter(Node.prototype, 'childNodes', node) as NodeListOf<ChildNode>;
}

/** A form's inputs shadow its properties: in `<form><input name="childNodes">`, `form.childNodes` is the input. */
function readGetter(prototype: Node, name: string, node: Node): unknown {
  return Reflect.get(prototype, name, node);
}
