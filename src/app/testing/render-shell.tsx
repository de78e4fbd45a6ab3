import { getSettings } from '../../api/generated/settings.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import type { DataOf } from '../../api/use-query.ts';
import { RouteContext } from '../../lib/route-context.ts';
import { openShop, renderApp, type RenderedApp } from '../../test/render-app.tsx';
import { AppDialogs } from '../app-dialogs.tsx';
import { Layout } from '../layout.tsx';
import { type Layout as LayoutName, matchRoute } from '../routes.ts';
// What the page loads on use stands ready, so that no test waits for the machine.
import '../../features/cart/basket-drawer.tsx';
import '../../ui/menu.tsx';
import '../categories-menu.tsx';
import '../dashboard-menu.tsx';
import '../floating-cart.tsx';
import '../footer.tsx';
import '../mobile-menu.tsx';
import '../search-dialog.tsx';
import '../search-suggestions.tsx';

/** The shop as if all its screens existed, or with those that do. */
export const HAS = {
  all: () => true,
  now: (path: string) => matchRoute(path) !== undefined,
};

/** Renders the shell around a page, with the app's dialogs. */
export function renderShell(
  app: OpenApp,
  options: { layout?: LayoutName; path?: string; has?: (path: string) => boolean } = {},
): RenderedApp {
  const { layout = 'default', path = '/', has = HAS.all } = options;
  const facts = { has, prefetch: () => undefined };
  return renderApp(
    app,
    <RouteContext value={facts}>
      <Layout name={layout}>
        <h1>The page</h1>
      </Layout>
      <AppDialogs />
    </RouteContext>,
    path,
  );
}

/** Opens the shop as a guest, with some of its settings otherwise. */
export async function openShopWith(
  change: Partial<DataOf<typeof getSettings>>,
  before?: (path: string) => Promise<Response | undefined>,
): Promise<OpenApp> {
  const settings = await openApp().api.client.call(getSettings);
  return openShop({
    before: async (path) =>
      path.startsWith('/api/master')
        ? Response.json({ message: 'Master data', data: { ...settings, ...change } })
        : before?.(path),
  });
}
