import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

const FloatingCart = lazyComponent(() =>
  import('./late-frame.ts').then((module) => module.FloatingCart),
);

export function LazyFloatingCart({ isShown }: { isShown: boolean }) {
  const isHydrated = useHydrated();
  return <LazySection>{isHydrated ? <FloatingCart isShown={isShown} /> : null}</LazySection>;
}
