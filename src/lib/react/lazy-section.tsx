import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part whose code comes after the first view; `room` stands in its place meanwhile, and where the code does not come. */
export function LazySection({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary renderFailure={() => room}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
}
