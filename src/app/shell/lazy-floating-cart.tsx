import { useGetCart } from '../../api/generated/cart.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useHasActed } from '../../lib/react/when-needed.ts';

const FloatingCart = lazyComponent(() =>
  import('./floating-cart.tsx').then((module) => module.FloatingCart),
);

/** Appears with the first action; with a notice or a filled cart at once. */
export function LazyFloatingCart({ isShown }: { isShown: boolean }) {
  const hasActed = useHasActed();
  const { data: cart } = useGetCart();
  const isNeeded = hasActed || (cart?.total ?? 0) > 0 || Boolean(cart?.info);
  return <LazySection>{isNeeded ? <FloatingCart isShown={isShown} /> : null}</LazySection>;
}
