import { I18nProvider } from '@lingui/react';
import { useMemo } from 'react';
import { Router, type SsrContext } from 'wouter';
import type { Api } from '../api/api.ts';
import { ApiProvider } from '../api/api-provider.tsx';
import { lazyComponent } from '../lib/react/lazy-module.tsx';
import { LazySection } from '../lib/react/lazy-section.tsx';
import { logFailure } from '../lib/log.ts';
import { savesData } from '../lib/react/when-needed.ts';
import { RenderTimeContext } from '../lib/react/render-time.ts';
import { AppLink } from '../lib/router/app-link.tsx';
import { searchOptions } from '../lib/router/encoded-search.ts';
import { type RouteTable, RouteContext } from '../lib/router/route-context.ts';
import { ConfigContext } from '../lib/config/config-context.ts';
import { LinkContext } from '../ui/navigation/link.ts';
import { SettingsProvider } from '../features/settings/settings-provider.tsx';
import { Frame } from './shell/frame.tsx';
import { createNavigator } from './navigation/navigator.ts';
import { AppErrorBoundary } from './navigation/page-error-boundary.tsx';
import type { ShopApp } from './create-app.ts';
import { matchRoute } from './match-route.ts';

// Only for pages from a static file server.
const ServerMessages = lazyComponent(() =>
  import('./i18n/server-messages.tsx').then((module) => module.ServerMessages),
);

/** The storefront, in the browser and on the server. */
export function App(props: {
  app: ShopApp;
  /** Whether the page includes the server's translations. */
  hasServerMessages: boolean;
  /** Of the server's page. On the server, a redirect is written to `redirect.redirectTo`. */
  address?: { path: string; search: string; redirect?: SsrContext } | undefined;
}) {
  const { app, hasServerMessages, address } = props;
  const { api, i18n, config, fallback, renderedAtMs } = app;
  const { navigateTo } = api.scope.get(createNavigator);
  const routeTable = useMemo(() => createRouteTable(api), [api]);
  return (
    <I18nProvider i18n={i18n}>
      <ConfigContext value={config}>
        <RenderTimeContext value={renderedAtMs}>
          <ApiProvider api={api} {...(fallback ? { fallback } : {})}>
            <SettingsProvider>
              <RouteContext value={routeTable}>
                <LinkContext value={AppLink}>
                  <Router
                    aroundNav={navigateTo}
                    {...searchOptions}
                    {...(address
                      ? {
                          ssrPath: address.path,
                          ssrSearch: address.search,
                          ...(address.redirect ? { ssrContext: address.redirect } : {}),
                        }
                      : {})}
                  >
                    <AppErrorBoundary>
                      <Frame isServerRendered={hasServerMessages} />
                    </AppErrorBoundary>
                    {hasServerMessages ? null : (
                      <LazySection>
                        <ServerMessages />
                      </LazySection>
                    )}
                  </Router>
                </LinkContext>
              </RouteContext>
            </SettingsProvider>
          </ApiProvider>
        </RenderTimeContext>
      </ConfigContext>
    </I18nProvider>
  );
}

function createRouteTable(api: Api): RouteTable {
  return {
    has: (path) => matchRoute(path) !== undefined,
    prefetch(href) {
      if (savesData()) return;
      const url = new URL(href, location.origin);
      const match = matchRoute(url.pathname);
      if (!match) return;
      Promise.all([match.route.screen.load(), import('../api/runtime/prefetch.ts')])
        .then(([{ queries, preload }, { prefetchQueries }]) => {
          preload?.();
          prefetchQueries(api, queries?.(match.params, url.searchParams) ?? []);
        })
        .catch((error: unknown) => logFailure(`Failed to prefetch ${url.pathname}.`, error));
    },
  };
}
