import { memo, Suspense } from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { stack } from '../../ui/layout/layout.css.ts';

// The cleaner is code that pages can do without until they show such a text.
const SanitizedHtml = lazyComponent(async () => (await import('./rich-text.tsx')).SanitizedHtml);

/**
 * HTML of the server, cleaned (SAFE-01) and typeset: the same on the server and in the browser. Its highest headings
 * get `topLevel`, 3 where a heading of the page stands above it. Memoised: an update from above while the
 * code is on its way would throw the server's markup away.
 */
export const SafeHtml = memo(function SafeHtml(props: {
  html: string;
  topLevel?: 2 | 3 | undefined;
}) {
  return (
    <Suspense fallback={<Lines />}>
      <SanitizedHtml {...props} />
    </Suspense>
  );
});

function Lines() {
  return (
    <div className={stack[3]} aria-busy="true">
      {['94%', '100%', '88%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
