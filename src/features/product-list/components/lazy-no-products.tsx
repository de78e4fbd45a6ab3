import type { ComponentProps } from 'react';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';

// Most lists have products.
const NoProducts = lazyComponent(() =>
  import('./no-products.tsx').then((module) => module.NoProducts),
);

export function LazyNoProducts(props: ComponentProps<typeof NoProducts>) {
  return (
    <LazySection>
      <NoProducts {...props} />
    </LazySection>
  );
}
