import { memo, Suspense } from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { stack } from '../../ui/layout/layout.css.ts';

// The sanitizer loads only for pages with rich text.
const SanitizedHtml = lazyComponent(() =>
  import('./rich-text.tsx').then((module) => module.SanitizedHtml),
);

/**
 * Renders sanitized server HTML (SAFE-01). `topLevel` is its highest heading level, 3 below a page
 * heading. Memoised: a parent update during loading would discard the server's HTML.
 */
export const SafeHtml = memo(function SafeHtml(props: {
  html: string;
  topLevel?: 2 | 3 | undefined;
}) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <SanitizedHtml {...props} />
    </Suspense>
  );
});

function TextSkeleton() {
  return (
    <div className={stack[3]} aria-busy="true">
      {['94%', '100%', '88%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
