import { act, render } from '@testing-library/react';
import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { OpenApp } from '../api/testing/open-app.tsx';
import { rehydrateStores } from '../app/session/persisted-stores.ts';
import { SettingsProvider } from '../features/settings/settings-provider.tsx';
import { AppLink } from '../lib/router/app-link.tsx';
import { encodeSearch } from '../lib/router/encoded-search.ts';
import { LinkContext } from '../ui/navigation/link.ts';
import { ToastRegion } from '../ui/feedback/toast-region.tsx';
// Preloads the list, so that tests see toasts without waiting for its code.
import '../ui/feedback/toast-list.tsx';

// React Aria's overlays call `CSS.escape`, which jsdom lacks. Their names need no escaping.
globalThis.CSS ??= { escape: (name: string) => name } as unknown as typeof CSS;

export interface RenderedApp extends OpenApp {
  visited: string[];
}

export function renderApp(
  app: OpenApp,
  content: ReactNode,
  path = '/',
  i18n: I18n = setupI18n({ locale: 'en', messages: { en: {} } }),
): RenderedApp {
  act(() => rehydrateStores(app.api.scope));
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <I18nProvider i18n={i18n}>
      <SettingsProvider>
        <Router hook={hook} searchHook={() => encodeSearch(searchHook())}>
          <LinkContext value={AppLink}>
            <main>{content}</main>
            <ToastRegion />
          </LinkContext>
        </Router>
      </SettingsProvider>
    </I18nProvider>,
    { wrapper: app.wrapper },
  );
  return { ...app, visited: history };
}
