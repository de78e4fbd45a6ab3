import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { headingsOf, type HtmlNode } from '../../lib/html/html-text.ts';
import { sanitizeHtml } from '../../lib/html/sanitize-html.ts';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { renderNodes } from './render-nodes.tsx';
import { rich } from './safe-html.css.ts';

/** Sanitizes and shows a text. Render it through `SafeHtml`, which loads it lazily. */
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
  return (
    <div className={rich}>
      {renderNodes(nodes, { has, levels, tableName: t`Table`, videoName: t`Video` })}
    </div>
  );
}

/** Maps levels as written to levels as shown: no gap, below the page's own headings. */
function levelsOf(nodes: readonly HtmlNode[], top: number): ReadonlyMap<number, number> {
  const used = new Set(headingsOf(nodes).map(({ level }) => level));
  return new Map(
    [...used]
      .toSorted((one, other) => one - other)
      .map((level, index) => [level, Math.min(6, top + index)]),
  );
}
