import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { act, render, screen } from '@testing-library/react';
import { inject, vi } from 'vitest';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { DEFAULT_CONFIG } from '../../lib/config/boot-data.ts';
import { createDialogs, type DialogName } from '../../features/dialogs/dialogs-store.ts';
import { App } from '../app.tsx';
import { matchRoute } from '../match-route.ts';
import { handleUnauthorized } from '../session/handle-unauthorized.ts';
import { preloadWideHeader } from '../shell/wide-header/lazy-wide-header.tsx';
// Preloads lazy modules.
import '../../features/auth/auth-dialog.tsx';
import '../../features/auth/logout-dialog.tsx';
import '../../features/cart/cart-drawer.tsx';
import '../shell/menus/dashboard-menu.tsx';
import '../navigation/navigation-effects.tsx';
import '../shell/late-frame.tsx';
import '../shell/floating-cart.tsx';
import '../../ui/feedback/toast-list.tsx';
import '../shell/footer/footer.tsx';
import '../navigation/guard.tsx';
import '../theme/shop-theme.tsx';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** Opens the shop as a guest, with the app's 401 handling. */
export function openAppWith401Handling(options: Parameters<typeof openApp>[0] = {}): OpenApp {
  return openApp({
    ...options,
    onUnauthorized: (scope, ...args) => handleUnauthorized(scope, english, ...args),
  });
}

/** Renders the app at a URL; resolves after hydration. */
export async function openPage(app: OpenApp, address: string, i18n = english): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', address);
  const { hostname: host, port } = new URL(inject('mockUrl'));
  const config = { ...DEFAULT_CONFIG, realtime: { host, port: Number(port), tls: false } };
  await Promise.all([matchRoute(location.pathname)?.route.screen.load(), preloadWideHeader()]);
  // Lazy parts suspend.
  await act(async () => {
    const shop = { api: app.api, i18n, config, fallback: undefined, renderedAtMs: undefined };
    render(<App app={shop} hasServerMessages />);
    await Promise.resolve();
  });
  await screen.findByRole('region', { name: i18n._(msg`Notifications`) });
}

export const currentUrl = () => location.pathname + location.search;

/** Sets a token that the backend rejects. */
export function invalidateToken(app: OpenApp): void {
  app.session.setState({ token: '1|long-expired' });
}

export async function openAppDialog(app: OpenApp, name: DialogName): Promise<void> {
  await act(async () => {
    app.get(createDialogs).openDialog(name);
    await Promise.resolve();
  });
}
