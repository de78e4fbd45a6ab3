import type { Nodes } from 'hast';
import { createElement, type ReactNode } from 'react';
import { type HtmlElement, getHeadingLevel, textOf } from '../../lib/html/html-text.ts';
import { isExternalUrl } from '../../lib/html/safe-url.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { scrollContainer } from './safe-html.css.ts';

export interface RenderContext {
  /** Whether a path belongs to the shop. */
  has: (path: string) => boolean;
  /** Rendered heading level by source level. */
  levels: ReadonlyMap<number, number>;
  tableName: string;
  videoName: string;
  /** An ancestor sets the direction. */
  hasDirection?: boolean;
}

/** Tags that get `dir="auto"`, so that their own text sets the direction. */
const AUTO_DIRECTION_TAGS: ReadonlySet<string> = new Set(
  'div figcaption h1 h2 h3 h4 h5 h6 p pre summary'.split(' '),
);
/** `dir="auto"` ignores descendants with their own `dir`. */
const SINGLE_DIRECTION_TAGS: ReadonlySet<string> = new Set(
  'address blockquote dl ol table ul'.split(' '),
);

const REACT_NAMES: ReadonlyMap<string, string> = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['datetime', 'dateTime'],
]);

const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(['open', 'reversed']);

/** Media load lazily; players are sandboxed. */
const FIXED_PROPS: ReadonlyMap<string, object> = new Map([
  // Without `lazy`, React preloads them and delays the page's own pictures.
  ['img', { alt: '', loading: 'lazy', decoding: 'async' }],
  ['video', { controls: true, preload: 'none' }],
  ['audio', { controls: true, preload: 'none' }],
  [
    'iframe',
    {
      loading: 'lazy',
      allow: 'fullscreen; picture-in-picture',
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      referrerPolicy: 'strict-origin-when-cross-origin',
    },
  ],
]);

interface ElementProps {
  [name: string]: unknown;
  key: string;
  children?: ReactNode;
}

export function renderNodes(nodes: readonly Nodes[], context: RenderContext): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    return node.type === 'element' ? renderElement(node, String(index), context) : null;
  });
}

function renderElement(element: HtmlElement, key: string, context: RenderContext): ReactNode {
  const { tagName, children } = element;
  const isIsolated = SINGLE_DIRECTION_TAGS.has(tagName);
  const props: ElementProps = {
    ...(!context.hasDirection && (isIsolated || AUTO_DIRECTION_TAGS.has(tagName))
      ? { dir: 'auto' }
      : {}),
    ...(tagName === 'iframe' ? { title: context.videoName } : {}),
    ...FIXED_PROPS.get(tagName),
    ...Object.fromEntries(
      Object.entries(element.properties).map(([name, value]) => [
        REACT_NAMES.get(name) ?? name,
        BOOLEAN_ATTRIBUTES.has(name) || value,
      ]),
    ),
    key,
  };
  if (children.length > 0) {
    // An array, not arguments: engines limit their number.
    props.children = renderNodes(
      children,
      isIsolated ? { ...context, hasDirection: true } : context,
    );
  }
  const level = getHeadingLevel(tagName);
  if (level) {
    // Focusable for anchors and screen readers.
    return createElement(`h${context.levels.get(level) ?? 6}`, { ...props, tabIndex: -1 });
  }
  if (tagName === 'a') return renderLink(props, context);
  if (tagName === 'table') return renderTable(element, props, context);
  return createElement(tagName, props);
}

/** Scrolls on its own, also by keyboard, from the start of the text. */
function renderTable(
  { children }: HtmlElement,
  { dir, key, ...props }: ElementProps,
  { tableName }: RenderContext,
): ReactNode {
  const caption = children.find((child) => child.type === 'element' && child.tagName === 'caption');
  return (
    <section
      {...(typeof dir === 'string' ? { dir } : {})}
      key={key}
      aria-label={(caption && textOf([caption])) || tableName}
      tabIndex={0}
      className={scrollContainer}
    >
      {createElement('table', props)}
    </section>
  );
}

/** Only shop pages use the router. */
function renderLink(props: ElementProps, { has }: RenderContext): ReactNode {
  const href = typeof props['href'] === 'string' ? props['href'] : '';
  const isInternal =
    href.startsWith('/') && !isExternalUrl(href) && has(href.split(/[?#]/, 1)[0] ?? href);
  if (!isInternal) return createElement('a', props);
  const { key, children, ...rest } = props;
  return (
    <AppLink key={key} {...rest} href={href}>
      {children}
    </AppLink>
  );
}
