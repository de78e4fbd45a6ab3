import { memo, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '../lib/boundary.tsx';
import { lazyPart } from '../lib/lazy-module.tsx';
import { AppDialogs } from './app-dialogs.tsx';
import * as css from './frame.css.ts';
import { rehydrateStores } from './kept-stores.ts';
import { Layout } from './layout.tsx';
import { matchRoute } from './routes.ts';
import { ScreenSlot } from './screen-slot.tsx';
import { SessionEffects } from './session-effects.tsx';
import { useDocumentDirection } from './use-document-direction.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { useServerLocale } from './use-server-locale.ts';

const ServerTheme = lazyPart(async () => (await import('./server-theme.tsx')).ServerTheme);

/** The shop's colours. The server has written them into the page already: their 2 kB of code can wait. */
const Colours = memo(function Colours() {
  return (
    <Boundary renderFailure={() => null}>
      <Suspense>
        <ServerTheme />
      </Suspense>
    </Boundary>
  );
});

/** The layout around every screen (ROUTE-04), and what belongs to no part of it. `isRendered`: the server has made the page. */
export function Frame({ isRendered }: { isRendered: boolean }) {
  const [path] = useLocation();
  const match = matchRoute(path);
  const layout = match?.route.layout ?? 'bare';
  useDocumentDirection();
  useNavigationFocus(path);
  // After the first render, which equals the server's.
  useEffect(rehydrateStores, []);
  // Only then what the shop said last is known.
  useServerLocale(isRendered);

  return (
    <div className={css.page}>
      <Colours />
      <SessionEffects />
      <Layout name={layout}>
        <ScreenSlot match={match} />
      </Layout>
      <AppDialogs />
    </div>
  );
}
