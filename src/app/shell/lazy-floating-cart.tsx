import { Suspense } from 'react';
import { Boundary } from '../../lib/react/error-boundary.tsx';
import { lazyPart } from '../../lib/react/lazy-module.tsx';
import { useIsAlive } from '../../lib/react/use-hydrated.ts';

const FloatingCart = lazyPart(async () => (await import('./floating-cart.tsx')).FloatingCart);

/** The floating cart button, once the page is alive: it moves nothing and does nothing before. */
export function FloatingCartSlot() {
  const isAlive = useIsAlive();
  return (
    <Boundary renderFailure={() => null}>
      <Suspense>{isAlive ? <FloatingCart /> : null}</Suspense>
    </Boundary>
  );
}
