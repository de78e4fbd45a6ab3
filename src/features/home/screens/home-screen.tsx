import { Trans, useLingui } from '@lingui/react/macro';
import { memo, Suspense } from 'react';
import { useGetHome } from '../../../api/generated/catalogue.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { organizationJsonLd, websiteJsonLd } from '../../seo/json-ld.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import { HomeSections } from '../components/lazy-home-sections.ts';
import { HomeHero } from '../home-hero.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { FIRST_PAGE } from '../model/first-page.ts';

// The server renders the content, so that only later visits need a skeleton.
const HomeSkeleton = lazyComponent(() =>
  import('../components/home-skeleton.tsx').then((module) => module.HomeSkeleton),
);

/** Home page (HOME-01, HOME-02). */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const home = useGetHome(FIRST_PAGE);

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={t`Home`}
        description={t`Browse shops, products and offers on ${settings.app_name}. We deliver to your door.`}
        jsonLd={
          import.meta.env.SSR
            ? (page) => [websiteJsonLd(page), organizationJsonLd(page)]
            : undefined
        }
      />
      <QueryView
        query={home}
        level={1}
        skeleton={
          <LazySection>
            <HomeSkeleton />
          </LazySection>
        }
      >
        {({ banners, ads }) => (
          <>
            <h1 className={visuallyHidden}>
              <Trans>Welcome to {settings.app_name}</Trans>
            </h1>
            <HomeHero banners={banners} ads={ads} />
            <LazyHomeSections />
          </>
        )}
      </QueryView>
    </div>
  );
}

// Memoised: a parent update while the chunk loads would discard the server's HTML.
const LazyHomeSections = memo(function LazyHomeSections() {
  return (
    <SectionBoundary>
      <Suspense
        fallback={
          <LazySection>
            <HomeSkeleton withHero={false} />
          </LazySection>
        }
      >
        <HomeSections />
      </Suspense>
    </SectionBoundary>
  );
});
