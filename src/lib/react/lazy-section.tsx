import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Renders children whose code is loaded later. Shows `fallback` until then, and if loading fails.
 */
export function LazySection({
  fallback = null,
  onCatch,
  children,
}: {
  fallback?: ReactNode;
  onCatch?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary renderFailure={() => fallback} onCatch={onCatch}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
