import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface ParsedHead {
  title: string;
  /** Contents by `name` or `property`. */
  meta: Readonly<Record<string, string[]>>;
  canonical: string[];
  /** URLs by language. */
  alternates: Readonly<Record<string, string>>;
  jsonLd: Record<string, unknown>[];
}

type Element = DefaultTreeAdapterTypes.Element;

/** Parses the head of a page as a browser does. */
export function readHead(html: string): ParsedHead {
  const elements = findElements(parse(html)).map((element) => ({
    tag: element.tagName,
    text: textOf(element),
    ...Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  })) as ({ tag: string; text: string } & Partial<Record<string, string>>)[];
  const meta: Record<string, string[]> = {};
  for (const { tag, ...attributes } of elements) {
    const name = attributes['name'] ?? attributes['property'];
    if (tag !== 'meta' || name === undefined) continue;
    (meta[name] ??= []).push(attributes['content'] ?? '');
  }
  const links = elements.filter(({ tag }) => tag === 'link');
  return {
    title: elements.find(({ tag }) => tag === 'title')?.text ?? '',
    meta,
    canonical: links.flatMap((link) => (link['rel'] === 'canonical' ? (link['href'] ?? []) : [])),
    alternates: Object.fromEntries(
      links.flatMap((link) =>
        link['rel'] === 'alternate' ? [[link['hreflang'] ?? '', link['href'] ?? '']] : [],
      ),
    ),
    jsonLd: elements
      .filter((one) => one['type'] === 'application/ld+json')
      .flatMap(({ text }) => JSON.parse(text) as Record<string, unknown>[]),
  };
}

function findElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(findElements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
