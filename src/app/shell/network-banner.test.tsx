import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGetSettings } from '../../api/generated/settings.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { NetworkBanner } from './network-banner.tsx';
import { user } from '../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

function setNetwork(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

function ShopName() {
  const { data, error } = useGetSettings();
  return <p>{data ? data.app_name : error ? 'failed' : '…'}</p>;
}

test('shows a banner while offline, and its button refetches failed requests', async () => {
  let isOffline = true;
  const app = openApp({
    before: () =>
      isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve(undefined),
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ShopName />
      <NetworkBanner />
    </I18nProvider>,
    { wrapper: app.wrapper },
  );
  const notice = screen.getByRole('status', { name: 'Connection status' });
  expect(notice).toBeEmptyDOMElement();
  expect(await screen.findByText('failed')).toBeVisible();

  setNetwork('offline');
  expect(notice).toHaveTextContent('You’re offline. Some information may be out of date.');

  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Souk')).toBeVisible();

  setNetwork('online');
  expect(notice).toBeEmptyDOMElement();
});
