import { type ReactNode, use } from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { NotFoundContext } from '../../lib/router/not-found-context.ts';

const NotFoundView = lazyComponent(() =>
  import('./not-found-view.tsx').then((module) => module.NotFoundView),
);

/** Page for an unknown path or record (ROUTE-03, PROD-08). */
export function NotFound(props: {
  /** Default: "Page not found". */
  title?: ReactNode;
  /** For pages without a header. */
  search?: ReactNode;
}) {
  use(NotFoundContext)?.();
  return (
    <LazySection>
      <NotFoundView {...props} />
    </LazySection>
  );
}
