import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { SafeHtml } from '../../rich-text/safe-html.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Link } from '../../../ui/navigation/link.ts';
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
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const shown = parseTab(search);
  const href = (tab: typeof shown) => hrefOfTab(path, search, tab);
  const current = (tab: typeof shown) => (tab === shown ? 'page' : undefined);
  return (
    <section id={TABS_ID} aria-label={t`Product details`} className={stack[8]}>
      <nav aria-label={t`Product information`}>
        <ul className={row[4]}>
          <li className={shown === 'about' ? undefined : screenOnly}>
            <Link href={href('about')} className={css.tab} aria-current={current('about')}>
              <Trans>About this product</Trans>
            </Link>
          </li>
          <li className={shown === 'reviews' ? undefined : screenOnly}>
            <Link href={href('reviews')} className={css.tab} aria-current={current('reviews')}>
              <Trans>Reviews</Trans> ({i18n.number(product.total_reviews)})
            </Link>
          </li>
        </ul>
      </nav>
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
