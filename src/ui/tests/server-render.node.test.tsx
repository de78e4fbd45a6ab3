import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppScopeContext, createAppScope } from '../../lib/react/app-scope.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { MenuButton } from '../overlays/menu-button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { Picture } from '../content/picture.tsx';
import { Rating } from '../content/rating.tsx';
import { ToastRegion } from '../feedback/toast-region.tsx';

function onServer(content: ReactNode): string {
  return renderToString(
    <AriaLocaleProvider locale="en">
      <AppScopeContext value={createAppScope()}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          {content}
        </I18nProvider>
      </AppScopeContext>
    </AriaLocaleProvider>,
  );
}

test('components render without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = onServer(
    <>
      <IconButton label="Add to favourites" icon={Heart} />
      <Picture src="/media/chair-800.webp" alt="Chair" />
      <Rating value={4.25} count={1} />
      <PasswordField label="Password" required autoComplete="current-password" />
      <ErrorState onRetry={() => undefined}>That took too long.</ErrorState>
      <ToastRegion />
    </>,
  );
  expect(html).toContain('aria-label="Add to favourites"');
  expect(html).toContain('/media/chair-400.webp 400w');
  expect(html).toContain('Rated 4.3 out of 5, 1 review');
  expect(html).toContain('role="alert"');
  expect(html).toContain('aria-label="Notifications"');
});

test('overlays render nothing until they open', () => {
  const close = () => undefined;
  const html = onServer(
    <>
      <MenuButton label="Account" items={[]} onNavigate={close}>
        Amira
      </MenuButton>
      <Dialog isOpen={false} onClose={close} title="Log in">
        Hidden words
      </Dialog>
      <Drawer isOpen={false} onClose={close} title="Cart">
        Hidden words
      </Drawer>
    </>,
  );
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Hidden words');
});
