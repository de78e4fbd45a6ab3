import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parseBootData } from '../../lib/config/boot-data.ts';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { guessDirection } from '../../lib/i18n/locale.ts';
import { logFailure, watchLeaving } from '../../lib/log.ts';
import { ChunkLoadError } from '../../lib/react/lazy-module.tsx';
import { retryLinks } from '../../lib/retry-links.ts';
import { createScrollPositions } from '../../lib/router/scroll-positions.ts';
import { App } from '../app.tsx';
import { createApp } from '../create-app.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import {
  resolveBrowserLocale,
  reloadForPersistedLocale,
  toUsablePage,
} from '../i18n/browser-locale.ts';
import { rehydrateStores } from '../session/persisted-stores.ts';
import { matchRoute } from '../match-route.ts';
import { Guard } from '../navigation/lazy-guard.ts';
import { preloadWideHeader } from '../shell/wide-header/lazy-wide-header.tsx';

/** By default React logs caught errors with full stacks. */
const logging = {
  onCaughtError: (error: unknown) => logFailure('A component failed to render.', error),
};

watchLeaving();
retryLinks();
const { config, page: sentPage } = parseBootData(document);
const page = toUsablePage(sentPage);
if (!reloadForPersistedLocale(page)) await start();

async function start() {
  const address = { path: location.pathname, search: location.search.slice(1) };
  const locale = resolveBrowserLocale(page);
  const match = matchRoute(location.pathname);
  const [catalogue] = await Promise.all([
    loadMessages(locale),
    // Otherwise hydration would show a skeleton.
    match?.route.screen.load(),
    match && match.route.access !== 'public' ? Guard.whenLoaded() : undefined,
    page ? undefined : preloadWideHeader(),
  ]);
  const i18n = createI18n(locale, { ...catalogue, ...page?.messages });
  const { fallback, renderedAtMs, texts } = page ?? {};
  const app = createApp({ i18n, config, fallback, renderedAtMs, texts });
  const { scope } = app.api;
  applyTheme(scope);
  const positions = scope.get(createScrollPositions);
  // Before the router listens: it renders the next page at once, which may be shorter.
  addEventListener('popstate', () => (positions.leftAt = window.scrollY));
  const tree = (
    <StrictMode>
      <App
        app={app}
        hasServerMessages={page !== null}
        // Lazy parts may be hydrated after a navigation.
        address={page ? address : undefined}
      />
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('Failed to start: no #root.');
  if (page) {
    hydrateRoot(root, tree, {
      ...logging,
      onRecoverableError: (error) => {
        const cause = error instanceof Error ? error.cause : undefined;
        if (cause instanceof ChunkLoadError) logging.onCaughtError(cause);
        else logFailure('The page differs from the server-rendered HTML.', error);
      },
    });
    return;
  }
  document.documentElement.lang = locale;
  document.documentElement.dir = guessDirection(locale);
  rehydrateStores(scope);
  createRoot(root, logging).render(tree);
}
