import { type ReactNode, Suspense } from 'react';
import { Boundary } from './error-boundary.tsx';

/** A part whose code comes after the first view; `room` stands in its place meanwhile, and where the code does not come. */
export function Late({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  return (
    <Boundary renderFailure={() => room}>
      <Suspense fallback={room}>{children}</Suspense>
    </Boundary>
  );
}
