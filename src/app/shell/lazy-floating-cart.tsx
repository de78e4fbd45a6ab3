import { useGetCart } from '../../api/generated/cart.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useHasActed } from '../../lib/react/when-needed.ts';
import { useWasEver } from '../../lib/react/use-was-ever.ts';

const FloatingCart = lazyComponent(() =>
  import('./floating-cart.tsx').then((module) => module.FloatingCart),
);
const CartNotices = lazyComponent(() =>
  import('./cart-notices.tsx').then((module) => module.CartNotices),
);

/**
 * The floating cart appears with the first action, and at once if it is filled. Cart notices of the
 * server show on every page (CART-10).
 */
export function LazyFloatingCart({ isShown }: { isShown: boolean }) {
  const hasActed = useHasActed();
  const { data: cart } = useGetCart();
  const hadNotice = useWasEver(Boolean(cart?.info));
  const isNeeded = hasActed || (cart?.total ?? 0) > 0;
  return (
    <LazySection>
      {isShown && isNeeded ? <FloatingCart /> : null}
      {hadNotice ? <CartNotices /> : null}
    </LazySection>
  );
}
