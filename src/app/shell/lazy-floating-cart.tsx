import { Suspense } from 'react';
import { ErrorBoundary } from '../../lib/react/error-boundary.tsx';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

const FloatingCart = lazyComponent(async () => (await import('./floating-cart.tsx')).FloatingCart);

/** The floating cart button, once the page is alive: it moves nothing and does nothing before. */
export function LazyFloatingCart({ isShown }: { isShown: boolean }) {
  const isHydrated = useHydrated();
  return (
    <ErrorBoundary renderFailure={() => null}>
      <Suspense>{isHydrated ? <FloatingCart isShown={isShown} /> : null}</Suspense>
    </ErrorBoundary>
  );
}
