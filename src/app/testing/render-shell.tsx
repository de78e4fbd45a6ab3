import { getSettings } from '../../api/generated/settings.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import type { DataOf } from '../../api/runtime/use-query.ts';
import { RouteContext } from '../../lib/router/route-context.ts';
import { renderApp, type RenderedApp } from '../../test/render-app.tsx';
import { AppDialogs } from '../shell/app-dialogs.tsx';
import { Layout } from '../shell/layout.tsx';
import type { Layout as LayoutName } from '../routes.ts';
import { preloadWideHeader } from '../shell/wide-header/lazy-wide-header.tsx';
// Preloads lazy modules.
import '../../features/cart/cart-drawer.tsx';
import '../../ui/overlays/menu.tsx';
import '../shell/menus/categories-menu.tsx';
import '../shell/menus/dashboard-menu.tsx';
import '../shell/checkout-bars.tsx';
import '../navigation/navigation-effects.tsx';
import '../shell/late-frame.tsx';
import '../shell/floating-cart.tsx';
import '../../ui/feedback/toast-list.tsx';
import '../shell/footer/footer.tsx';
import '../shell/menus/mobile-menu.tsx';
import '../../features/search/search-dialog.tsx';
import '../../features/search/components/search-suggestions.tsx';

// Ready in the first render, as in the browser.
await preloadWideHeader();

const EXISTING_PATHS = /^\/(?:products\/\d+\/details|checkout|order-history)?$/;

export const ROUTE_CHECKS = {
  allScreens: () => true,
  fewScreens: (path: string) => EXISTING_PATHS.test(path),
};

export function renderShell(
  app: OpenApp,
  options: { layout?: LayoutName; path?: string; has?: (path: string) => boolean } = {},
): RenderedApp {
  const { layout = 'default', path = '/', has = ROUTE_CHECKS.allScreens } = options;
  const routeTable = { has, prefetch: () => undefined };
  return renderApp(
    app,
    <RouteContext value={routeTable}>
      <Layout name={layout}>
        <h1>The page</h1>
      </Layout>
      <AppDialogs isServerRendered />
    </RouteContext>,
    path,
  );
}

/** Opens the shop with changed settings. */
export async function openShopWith(
  change: Partial<DataOf<typeof getSettings>>,
  before?: (path: string) => Promise<Response | undefined>,
): Promise<OpenApp> {
  const settings = await openApp().api.client.call(getSettings);
  return openApp({
    before: async (path) =>
      path.startsWith('/api/master')
        ? Response.json({ message: 'Master data', data: { ...settings, ...change } })
        : before?.(path),
  });
}
