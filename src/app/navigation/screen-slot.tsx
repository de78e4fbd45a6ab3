import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent, useLazyModule } from '../../lib/react/lazy-module.tsx';
import { NotFound } from '../../features/errors/not-found.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { RouteMatch } from '../match-route.ts';

const Guard = lazyComponent(() => import('./guard.tsx').then((module) => module.Guard));

/** Renders the route's screen inside guard and error boundary. */
export function ScreenSlot({ match }: { match: RouteMatch | undefined }) {
  const [path] = useLocation();
  if (!match) return <NotFound />;
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
