import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { getHeadings, type HtmlNode } from '../../lib/html/html-text.ts';
import { sanitizeHtml } from '../../lib/html/sanitize-html.ts';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { renderNodes } from './render-nodes.tsx';
import { rich } from './safe-html.css.ts';

/** Sanitizes and renders HTML. Use `SafeHtml`, which loads it lazily. */
export function SanitizedHtml(props: { html: string; topLevel?: 2 | 3 | undefined }) {
  const { html, topLevel = 3 } = props;
  const nodes = useMemo(() => sanitizeHtml(html), [html]);
  return <RichText nodes={nodes} topLevel={topLevel} />;
}

export function RichText(props: {
  /** Result of `sanitizeHtml`. */
  nodes: readonly HtmlNode[];
  /** Highest heading level; the others follow without a gap. */
  topLevel: 2 | 3;
}) {
  const { nodes, topLevel } = props;
  const { t } = useLingui();
  const { has } = useRouteTable();
  const levels = useMemo(() => levelsOf(nodes, topLevel), [nodes, topLevel]);
  return (
    <div className={rich}>
      {renderNodes(nodes, { has, levels, tableName: t`Table`, videoName: t`Video` })}
    </div>
  );
}

/** Maps heading levels, without gaps. */
function levelsOf(nodes: readonly HtmlNode[], top: number): ReadonlyMap<number, number> {
  const used = new Set(getHeadings(nodes).map(({ level }) => level));
  return new Map(
    [...used]
      .toSorted((one, other) => one - other)
      .map((level, index) => [level, Math.min(6, top + index)]),
  );
}
