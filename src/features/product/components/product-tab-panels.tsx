import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { SafeHtml } from '../../rich-text/safe-html.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import * as css from './product.css.ts';
import { hrefOfTab, parseTab, TABS_ID } from '../model/product-tabs.ts';
import type { Product } from '../hooks/use-purchase.ts';

// Loads after the buy box.
const Reviews = lazyComponent(() =>
  import('../../reviews/reviews.tsx').then((module) => module.Reviews),
);

/** Tabs with URLs, to work without JavaScript (PROD-06). */
export function ProductTabPanels({ product }: { product: Product }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const shown = parseTab(search);
  const href = (tab: typeof shown) => hrefOfTab(path, search, tab);
  return (
    <section id={TABS_ID} aria-label={t`Product details`} className={stack[6]}>
      <TabLinks
        label={t`Product information`}
        tabs={[
          { href: href('about'), label: t`About this product`, isCurrent: shown === 'about' },
          {
            href: href('reviews'),
            label: t`Reviews`,
            count: product.total_reviews,
            isCurrent: shown === 'reviews',
          },
        ]}
      />
      {shown === 'reviews' ? (
        <SectionBoundary>
          <Suspense fallback={<Skeleton height="16rem" radius="18px" />}>
            <Reviews subject={{ product_id: product.id }} />
          </Suspense>
        </SectionBoundary>
      ) : (
        <section aria-labelledby="about">
          <h2 id="about" className={visuallyHidden}>
            <Trans>About this product</Trans>
          </h2>
          {product.description ? (
            <div className={css.about}>
              <SafeHtml html={product.description} />
            </div>
          ) : (
            <p>
              <Trans>The shop hasn’t added a description yet.</Trans>
            </p>
          )}
        </section>
      )}
    </section>
  );
}
