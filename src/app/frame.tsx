import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '../lib/boundary.tsx';
import { lazyPart } from '../lib/lazy-module.tsx';
import { AppDialogs } from './app-dialogs.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { Footer } from './footer.tsx';
import * as css from './frame.css.ts';
import { Navbar } from './navbar.tsx';
import { matchRoute } from './routes.ts';
import { ScreenSlot } from './screen-slot.tsx';
import { rehydrateStores, SessionEffects } from './session-effects.tsx';
import { TopBar } from './top-bar.tsx';
import { useDocumentDirection } from './use-document-direction.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { container } from '../ui/layout.css.ts';
import { SkipLink } from '../ui/skip-link.tsx';

// The server's style stands in the page before this code comes.
const ServerTheme = lazyPart(async () => (await import('./server-theme.tsx')).ServerTheme);

/** The layout around every screen (ROUTE-04): default, dashboard with its menu, or bare. */
export function Frame() {
  const [path] = useLocation();
  const match = matchRoute(path);
  const layout = match?.route.layout ?? 'bare';
  useDocumentDirection();
  useNavigationFocus(path);
  // After the first render, which equals the server's.
  useEffect(rehydrateStores, []);

  const main = (
    <main id="main" tabIndex={-1} className={layout === 'bare' ? css.bare : css.main}>
      <ScreenSlot match={match} />
    </main>
  );
  return (
    <div className={css.page}>
      <Boundary renderFailure={() => null}>
        <Suspense>
          <ServerTheme />
        </Suspense>
      </Boundary>
      <SessionEffects />
      {layout === 'bare' ? (
        main
      ) : (
        <>
          <SkipLink />
          <header className={css.header}>
            <TopBar />
            <Navbar />
          </header>
          {layout === 'dashboard' ? (
            <div className={`${container} ${css.dashboard}`}>
              <DashboardMenu />
              {main}
            </div>
          ) : (
            main
          )}
          <Footer layout={layout} />
        </>
      )}
      <AppDialogs />
    </div>
  );
}
