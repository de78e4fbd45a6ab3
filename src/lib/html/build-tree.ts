import type { Element, ElementContent, Properties } from 'hast';
import { restoreTag } from './prepare-html.ts';

/** React and the sanitizer are recursive: 3,000 levels overflow the stack. */
export const MAX_DEPTH = 100;

/** Counts elements and text nodes. Engines limit how many arguments a spread can pass. */
export const MAX_NODES = 50_000;

/** Per element. Chromium needs quadratic time to read the attributes. */
export const MAX_ATTRIBUTES = 50;

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export type ParsedNode<Node> =
  | { kind: 'text'; value: string }
  | {
      kind: 'element';
      tag: string;
      namespace: string | null;
      attributes: Iterable<{ name: string; value: string }>;
      children: Iterable<Node>;
    }
  | undefined;

/** Converts a parser's nodes to hast. Omits other namespaces and everything beyond the limits. */
export function buildTree<Node>(
  nodes: Iterable<Node>,
  readNode: (node: Node) => ParsedNode<Node>,
): ElementContent[] {
  let count = 0;
  const build = (siblings: Iterable<Node>, depth: number): ElementContent[] => {
    const built: ElementContent[] = [];
    if (depth === MAX_DEPTH) return built;
    for (const node of siblings) {
      const parsed = readNode(node);
      if (parsed === undefined) continue;
      count += 1;
      if (count > MAX_NODES) break;
      if (parsed.kind === 'text') {
        built.push({ type: 'text', value: parsed.value });
      } else if (parsed.namespace === HTML_NAMESPACE) {
        const element: Element = {
          type: 'element',
          tagName: restoreTag(parsed.tag),
          properties: readProperties(parsed.attributes),
          children: build(parsed.children, depth + 1),
        };
        built.push(element);
      }
    }
    return built;
  };
  return build(nodes, 0);
}

function readProperties(attributes: Iterable<{ name: string; value: string }>): Properties {
  // No prototype, because an attribute may be named `__proto__`.
  const properties = Object.create(null) as Properties;
  let count = 0;
  for (const { name, value } of attributes) {
    count += 1;
    if (count > MAX_ATTRIBUTES) break;
    properties[name] = value;
  }
  return properties;
}
