import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGetSettings } from '../../api/generated/settings.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { ChunkLoadError } from '../../lib/react/lazy-module.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { user } from '../../test/user.ts';

afterEach(() => vi.unstubAllGlobals());

let isBroken = true;

function Fragile() {
  const { data } = useGetSettings();
  if (!data) return <p>on the way</p>;
  if (isBroken) throw new Error('broken');
  return <p>content</p>;
}

function Unloadable(): never {
  throw new ChunkLoadError(new TypeError('stale'), () => undefined);
}

function show(content: ReactNode) {
  const app = openApp();
  const caught = vi.fn();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <p>the rest of the page</p>
      <SectionBoundary>{content}</SectionBoundary>
    </I18nProvider>,
    { wrapper: app.wrapper, onCaughtError: caught },
  );
  return { app, caught };
}

test('shows an error in place of a broken section only, and refetches on retry', async () => {
  isBroken = true;
  const { app, caught } = show(<Fragile />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong');
  expect(screen.getByText('the rest of the page')).toBeVisible();
  expect(caught).toHaveBeenCalledOnce();
  expect(app.calls()).toEqual(['GET /api/master']);

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('content')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(app.calls()).toEqual(['GET /api/master', 'GET /api/master']);
});

test('offers to reload the page when the code of a section is no longer available', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  show(<Unloadable />);
  expect(screen.getByRole('alert')).toHaveTextContent('We’ve updated the site');
  await user.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledOnce();
});
