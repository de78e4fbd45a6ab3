import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSession, useSessionReady } from '../api/session.ts';
import { useLazyModule } from '../lib/lazy-module.tsx';
import { openDialog } from '../lib/stores/dialogs.ts';
import { NotFound } from '../parts/not-found.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { RouteMatch } from './routes.ts';

/** The screen of the address, once the guard has let it through; what breaks in it stays in it. */
export function ScreenSlot({ match }: { match: RouteMatch | undefined }) {
  const [path] = useLocation();
  if (!match) return <NotFound />;
  const { route, params } = match;
  const screen = (
    <Suspense fallback={<PageSkeleton />}>
      <Screen route={route} params={params} />
    </Suspense>
  );
  return (
    <PageBoundary key={path}>
      {route.access === 'public' ? screen : <Guard access={route.access}>{screen}</Guard>}
    </PageBoundary>
  );
}

function Screen({ route, params }: RouteMatch) {
  const module = useLazyModule(route.screen);
  return <module.Screen params={params} />;
}

/** Guests don't get past: they go to `/`, or log in where they are (ROUTE-05). */
function Guard(props: { access: 'guard' | 'login'; children: ReactNode }) {
  const { access, children } = props;
  const ready = useSessionReady();
  const isGuest = useSession(({ token }) => token === null);
  const [path] = useLocation();

  useEffect(() => {
    if (ready && isGuest && access === 'login') openDialog('login');
  }, [ready, isGuest, access]);

  if (!ready) return <PageSkeleton />;
  if (isGuest && access === 'guard') return <Redirect to="/" replace state={{ wanted: path }} />;
  return children;
}
