/** A piece of parsed HTML: words, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** In small letters. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}

/** Builds the tree of a whole page's HTML and returns what its body holds. */
export type ParsePage = (page: string) => HtmlNode[];

/** Deeper than people write: what is below is left out, so that no text can exhaust the stack. */
export const MAX_DEPTH = 100;

let parsePage: ParsePage = (page) =>
  parseChildren(new DOMParser().parseFromString(page, 'text/html').body, 0);

/** Gives the server, which has no parser of its own, one that builds the browser's tree. */
export function provideHtmlParser(parse: ParsePage): void {
  parsePage = parse;
}

/** Reads HTML as browsers do, without anything in it being loaded or run. */
export function parseHtml(html: string): HtmlNode[] {
  // With a document type: pages without one close paragraphs otherwise.
  return parsePage(`<!doctype html><body>${html}`);
}

function parseChildren(parent: Element, depth: number): HtmlNode[] {
  if (depth === MAX_DEPTH) return [];
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries(
      Array.from(node.attributes, ({ localName, value }) => [localName, value]),
    );
    return [{ tag: node.localName, attributes, children: parseChildren(node, depth + 1) }];
  });
}
