import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part whose code comes after the first view; `fallback` is shown in its place until then, and where the code does not come. */
export function LazySection({
  fallback = null,
  onCatch,
  children,
}: {
  fallback?: ReactNode;
  /** Called when the part breaks or its code does not come. */
  onCatch?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary renderFailure={() => fallback} onCatch={onCatch}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
