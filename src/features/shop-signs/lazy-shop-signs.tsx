import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { WhenSeen } from '../../lib/react/when-seen.tsx';

const AllShopSigns = lazyComponent(() =>
  import('./all-shop-signs.tsx').then((module) => module.AllShopSigns),
);

/** The signs of all shops, requested when their place comes near the viewport. */
export function LazyShopSigns({ className }: { className?: string | undefined }) {
  return (
    <WhenSeen margin="600px" className={className}>
      <AllShopSigns />
    </WhenSeen>
  );
}
