import { memo, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAppScope } from '../../lib/react/app-scope.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { whenNeeded } from '../../lib/react/when-needed.ts';
import { AppDialogs } from './app-dialogs.tsx';
import * as css from './frame.css.ts';
import { rehydrateStores } from '../session/persisted-stores.ts';
import { announceHydration } from '../entries/early-events.ts';
import { Layout } from './layout.tsx';
import { matchRoute } from '../match-route.ts';
import { ServerTags } from '../../features/seo/server-tags.tsx';
import { ScreenSlot } from '../navigation/screen-slot.tsx';
import { SessionEffects } from '../session/session-effects.tsx';
import { useDocumentDirection } from '../i18n/use-document-direction.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';

// The server-rendered page contains the colours.
const ShopTheme = lazyComponent(async () => {
  await whenNeeded('style[data-href~="souk-theme"]');
  return import('../theme/shop-theme.tsx').then((module) => module.ShopTheme);
});

const Colours = memo(function Colours() {
  return (
    <LazySection>
      <ShopTheme />
    </LazySection>
  );
});

/** Renders the layout around every screen (ROUTE-04). */
export function Frame({ isServerRendered }: { isServerRendered: boolean }) {
  const [path] = useLocation();
  const scope = useAppScope();
  const match = matchRoute(path);
  const layout = match?.route.layout ?? 'bare';
  useDocumentDirection();
  useFocusOnNavigation(path);
  // The first render must equal the server's.
  useEffect(() => {
    rehydrateStores(scope);
    announceHydration();
  }, [scope]);

  return (
    <div className={css.page}>
      <Colours />
      <SessionEffects />
      <ServerTags />
      <Layout name={layout}>
        <ScreenSlot match={match} />
      </Layout>
      <AppDialogs isServerRendered={isServerRendered} />
    </div>
  );
}
