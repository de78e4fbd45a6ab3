import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { WhenSeen } from '../../lib/react/when-seen.tsx';

const AllShopSigns = lazyComponent(() =>
  import('./all-shop-signs.tsx').then((module) => module.AllShopSigns),
);

/**
 * The signs of all shops, requested when their place comes near the viewport. Shown at once if they
 * were shown before, because Back restores a position below them.
 */
export function LazyShopSigns(props: { isPlain?: boolean; className?: string | undefined }) {
  return (
    <WhenSeen margin="600px" wasSeen={AllShopSigns.isLoaded()} className={props.className}>
      <AllShopSigns isPlain={props.isPlain ?? false} />
    </WhenSeen>
  );
}
