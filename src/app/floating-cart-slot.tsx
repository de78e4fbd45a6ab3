import { lazy, Suspense } from 'react';
import { useIsAlive } from './use-is-alive.ts';

const FloatingCart = lazy(async () => ({
  default: (await import('./floating-cart.tsx')).FloatingCart,
}));

/** The floating cart button, once the page is alive: it moves nothing and does nothing before. */
export function FloatingCartSlot() {
  const isAlive = useIsAlive();
  return <Suspense>{isAlive ? <FloatingCart /> : null}</Suspense>;
}
