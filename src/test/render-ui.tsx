import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';
import { type AppScope, AppScopeContext, createAppScope } from '../lib/react/app-scope.ts';
import type { Direction } from '../lib/i18n/locale.ts';

// React Aria's overlays call `CSS.escape`, which jsdom lacks. Their names need no escaping.
globalThis.CSS ??= { escape: (name: string) => name } as unknown as typeof CSS;

export function renderUi(
  content: ReactNode,
  { direction = 'ltr', scope = createAppScope() }: { direction?: Direction; scope?: AppScope } = {},
): RenderResult {
  const locale = direction === 'rtl' ? 'ar' : 'en';
  document.documentElement.dir = direction;
  document.documentElement.lang = locale;
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return render(content, {
    wrapper: ({ children }) => (
      <AriaLocaleProvider locale={locale}>
        <AppScopeContext value={scope}>
          <I18nProvider i18n={i18n}>{children}</I18nProvider>
        </AppScopeContext>
      </AriaLocaleProvider>
    ),
  });
}
