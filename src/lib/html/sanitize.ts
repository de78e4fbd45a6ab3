import { isExternalUrl } from './safe-url.ts';
import { type HtmlElement, type HtmlNode, parseHtml } from './parser.ts';
import { BLOCK_TAGS, DROPPED_TAGS, ALLOWED_TAGS, safeAttributes } from './allow-list.ts';

/** Before every id of a text, so that none can take the place of one of the page's own. */
const ID = 'part-';

/** A heading of a text that can be led to. */
export interface Heading {
  id: string;
  text: string;
  /** 1 to 6, as written. */
  level: number;
}

/**
 * The one way in which HTML of the server may be shown (SAFE-01): a tree that holds only allowed elements, attributes and
 * addresses; `SafeHtml` makes elements of it, text is never read as HTML again. Each heading has an id. The same in the browser
 * and on the server.
 */
export function sanitizeHtml(html: string): HtmlNode[] {
  return clean(parseHtml(html), { ids: new Set(), inLink: false });
}

/** The headings of a cleaned text, in order, for its table of contents. */
export function headingsOf(nodes: readonly HtmlNode[]): Heading[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const level = levelOf(node.tag);
    if (level === undefined) return headingsOf(node.children);
    const text = textOf(node.children);
    return text === '' ? [] : [{ id: node.attributes['id'] ?? '', text, level }];
  });
}

/** Level of a heading's element, undefined for any other. */
export function levelOf(tag: string): number | undefined {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined;
}

/** The words of a tree; those of different blocks stand apart. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return collect(nodes).replaceAll(/\s+/g, ' ').trim();
}

function collect(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (DROPPED_TAGS.has(node.tag)) return ' ';
      const text = collect(node.children);
      return BLOCK_TAGS.has(node.tag) || /^(?:br|t[dhr])$/.test(node.tag) ? ` ${text} ` : text;
    })
    .join('');
}

interface SanitizeContext {
  ids: Set<string>;
  inLink: boolean;
}

function clean(nodes: readonly HtmlNode[], context: SanitizeContext): HtmlNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : cleanElement(node, context)));
}

function cleanElement(element: HtmlElement, context: SanitizeContext): HtmlNode[] {
  const { tag } = element;
  if (DROPPED_TAGS.has(tag)) return [];
  const isLink = tag === 'a';
  const attributes = safeAttributes(
    tag,
    tag === 'video' ? withSource(element) : element.attributes,
  );
  // A player or picture without its address is an empty box.
  if (/^(?:iframe|video|img)$/.test(tag) && attributes['src'] === undefined) return [];
  const ownId = idOf(element, context);
  const children = clean(element.children, { ...context, inLink: context.inLink || isLink });
  if (!ALLOWED_TAGS.has(tag) || (isLink && context.inLink)) return children;
  const id =
    ownId ?? (levelOf(tag) ? reserveId(slugOf(textOf(children)) || '1', context) : undefined);
  return [
    {
      tag: tag === 'p' && containsBlock(children) ? 'div' : tag,
      attributes: { ...(isLink ? linkAttributes(attributes) : attributes), ...(id ? { id } : {}) },
      children: /^(?:iframe|video)$/.test(tag)
        ? []
        : /^(?:table|colgroup|thead|tbody|tfoot|tr)$/.test(tag)
          ? children.filter((child) => typeof child !== 'string')
          : children,
    },
  ];
}

/** A film's address may stand within it. */
function withSource({ attributes, children }: HtmlElement): HtmlElement['attributes'] {
  const source = children.find((child) => typeof child !== 'string' && child.tag === 'source');
  return { ...(typeof source === 'object' ? source.attributes : {}), ...attributes };
}

function linkAttributes(attributes: Record<string, string>): Record<string, string> {
  const { href, target, ...rest } = attributes;
  if (href === undefined) return rest;
  if (href.startsWith('#')) return { ...rest, href: `#${ID}${href.slice(1)}` };
  if (!isExternalUrl(href)) return { ...rest, href };
  return { ...rest, href, ...(target ? { target } : {}), rel: 'noopener noreferrer' };
}

/** What links within the text may lead to. */
function idOf({ tag, attributes }: HtmlElement, context: SanitizeContext): string | undefined {
  const authorId = attributes['id'] ?? (tag === 'a' ? attributes['name'] : undefined);
  if (authorId === undefined || !/^[\p{L}\p{N}_.:-]{1,80}$/u.test(authorId)) return undefined;
  return context.ids.has(ID + authorId) ? undefined : reserveId(authorId, context);
}

/** An id that no other part of the text has. */
function reserveId(base: string, { ids }: SanitizeContext): string {
  let id = ID + base;
  for (let next = 2; ids.has(id); next += 1) id = `${ID}${base}-${next}`;
  ids.add(id);
  return id;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

function containsBlock(nodes: readonly HtmlNode[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' && (BLOCK_TAGS.has(node.tag) || containsBlock(node.children)),
  );
}
