import { useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useMemo } from 'react';
import { sanitizeHtml, headingsOf, levelOf, textOf } from '../../lib/html/sanitize.ts';
import type { HtmlElement, HtmlNode } from '../../lib/html/parser.ts';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { rich, scrolling } from './safe-html.css.ts';

/** Cleans and shows a text; through `SafeHtml`, which loads it. */
export function SanitizedHtml(props: { html: string; topLevel?: 2 | 3 | undefined }) {
  const { html, topLevel = 3 } = props;
  const nodes = useMemo(() => sanitizeHtml(html), [html]);
  return <RichText nodes={nodes} topLevel={topLevel} />;
}

/** A sanitized text, typeset for reading. */
export function RichText(props: {
  /** From `sanitizeHtml`. */
  nodes: readonly HtmlNode[];
  /** Level of the text's highest headings; the others follow without a gap. */
  topLevel: 2 | 3;
}) {
  const { nodes, topLevel } = props;
  const { t } = useLingui();
  const { has } = useRouteTable();
  const levels = useMemo(() => levelsOf(nodes, topLevel), [nodes, topLevel]);
  const context: RenderContext = { has, levels, tableName: t`Table`, videoName: t`Video` };
  return <div className={rich}>{renderAll(nodes, context)}</div>;
}

interface RenderContext {
  has: (path: string) => boolean;
  levels: ReadonlyMap<number, number>;
  tableName: string;
  videoName: string;
  /** Something around it gives the direction. */
  isInside?: boolean;
}

/** Their words decide whether they run from the left or from the right, whatever the page does. */
const OWN_DIRECTION = new Set('div figcaption h1 h2 h3 h4 h5 h6 p pre summary'.split(' '));
/** These run one way with all that they hold: a part with a direction of its own would not count for the whole. */
const ONE_DIRECTION = new Set('address blockquote dl ol table ul'.split(' '));

const REACT_NAMES: ReadonlyMap<string, string> = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['datetime', 'dateTime'],
]);

/** Pictures, films and players come when they are near; a player may play, and do nothing to the page around it. */
const EXTRAS: ReadonlyMap<string, object> = new Map([
  ['img', { alt: '', loading: 'lazy', decoding: 'async' }],
  ['video', { controls: true, preload: 'none' }],
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

const FLAGS = new Set(['open', 'reversed']);

function renderAll(nodes: readonly HtmlNode[], context: RenderContext): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : renderElement(node, String(index), context),
  );
}

function renderElement(element: HtmlElement, key: string, context: RenderContext): ReactNode {
  const { tag, children } = element;
  const isIsolated = ONE_DIRECTION.has(tag);
  const inside = renderAll(children, isIsolated ? { ...context, isInside: true } : context);
  const props: Record<string, unknown> = {
    ...(!context.isInside && (isIsolated || OWN_DIRECTION.has(tag)) ? { dir: 'auto' } : {}),
    ...(tag === 'iframe' ? { title: context.videoName } : {}),
    ...EXTRAS.get(tag),
    ...Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        REACT_NAMES.get(name) ?? name,
        FLAGS.has(name) || value,
      ]),
    ),
    key,
  };
  switch (tag) {
    case 'a':
      return renderLink(props, inside, context);
    case 'table': {
      const caption = children.find(
        (child) => typeof child !== 'string' && child.tag === 'caption',
      );
      const { dir, ...rest } = props;
      // A wide one scrolls by itself, with the keyboard too; from the side where its words begin.
      return (
        <section
          {...(typeof dir === 'string' ? { dir } : {})}
          key={key}
          aria-label={(caption && textOf([caption])) || context.tableName}
          tabIndex={0}
          className={scrolling}
        >
          {createElement('table', rest, ...inside)}
        </section>
      );
    }
    default: {
      const level = levelOf(tag);
      // Jumps and readers can put the focus on a heading.
      if (level) props['tabIndex'] = -1;
      return createElement(level ? `h${context.levels.get(level) ?? 6}` : tag, props, ...inside);
    }
  }
}

/** Pages of the shop open in the app; files, pages of the backend and other sites as links do. */
function renderLink(
  props: Record<string, unknown>,
  inside: ReactNode[],
  { has }: RenderContext,
): ReactNode {
  const href = typeof props['href'] === 'string' ? props['href'] : '';
  const isInternal = /^\/(?!\/)/.test(href) && has(href.split(/[?#]/, 1)[0] ?? href);
  if (!isInternal) return createElement('a', props, ...inside);
  return (
    <AppLink {...props} key={String(props['key'])} href={href}>
      {inside}
    </AppLink>
  );
}

/** Levels as written to levels as shown: no gap, below the page's own headings. */
function levelsOf(nodes: readonly HtmlNode[], top: number): ReadonlyMap<number, number> {
  const used = new Set(headingsOf(nodes).map(({ level }) => level));
  return new Map(
    [...used]
      .toSorted((one, other) => one - other)
      .map((level, index) => [level, Math.min(6, top + index)]),
  );
}
