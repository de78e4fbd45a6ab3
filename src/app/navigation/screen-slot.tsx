import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent, useLazyModule } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { RecentlyViewedContext, SuggestionsContext } from '../../lib/router/suggestions-context.ts';
import { Guard } from './lazy-guard.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { RouteMatch } from '../match-route.ts';

const UnknownPage = lazyComponent(() =>
  import('./unknown-page.tsx').then((module) => module.UnknownPage),
);
const loadSuggestions = () => import('./suggestions.tsx');
const Suggestions = lazyComponent(() => loadSuggestions().then((module) => module.Suggestions));
const RecentlyViewed = lazyComponent(() =>
  loadSuggestions().then((module) => module.RecentlyViewed),
);
const SUGGESTIONS = (
  // The footer stays below the screen's edge until they have loaded.
  <LazySection fallback={<div style={{ blockSize: '30rem' }} />}>
    <Suggestions />
  </LazySection>
);
const RECENTLY_VIEWED = <RecentlyViewed />;
// Constant: an update before hydration would discard the server's HTML.
const UNKNOWN_PAGE = (
  <LazySection>
    <UnknownPage />
  </LazySection>
);

/** Renders the route's screen inside guard and error boundary. */
export function ScreenSlot({ match }: { match: RouteMatch | undefined }) {
  return (
    <SuggestionsContext value={SUGGESTIONS}>
      <RecentlyViewedContext value={RECENTLY_VIEWED}>
        {match ? <MatchedScreen match={match} /> : UNKNOWN_PAGE}
      </RecentlyViewedContext>
    </SuggestionsContext>
  );
}

function MatchedScreen({ match }: { match: RouteMatch }) {
  const [path] = useLocation();
  const { route, params } = match;
  const screen: ReactNode = (
    <Suspense fallback={<PageSkeleton />}>
      <Screen route={route} params={params} />
    </Suspense>
  );
  return (
    <PageErrorBoundary key={path}>
      {route.access === 'public' ? (
        screen
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <Guard route={route}>{screen}</Guard>
        </Suspense>
      )}
    </PageErrorBoundary>
  );
}

function Screen({ route, params }: RouteMatch) {
  const module = useLazyModule(route.screen);
  return <module.Screen params={params} />;
}
