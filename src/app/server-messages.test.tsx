// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, type OpenApp } from '../api/testing/open-app.tsx';
import { createI18n, loadCatalogue } from '../lib/i18n/catalogue.ts';
import { ServerMessages } from './server-messages.tsx';

/** A page of a plain file server, where the language file is still to come. */
async function renderPage(app: OpenApp, locale: string): Promise<void> {
  const catalogue = await loadCatalogue(locale);
  render(
    <I18nProvider i18n={createI18n(locale, catalogue)}>
      <button type="button">
        <Trans>Add to Cart</Trans>
      </button>
      <p>
        <Trans>Nothing is selected to buy</Trans>
      </p>
      <ServerMessages />
    </I18nProvider>,
    { wrapper: app.wrapper },
  );
}

it('@LANG-04 lays the language file over the English texts where a language has none of its own', async () => {
  const app = openApp();
  await renderPage(app, 'es');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  // Compiling the texts is a chunk of its own, which a busy machine takes its time to load.
  const wait = { timeout: 4000 };
  expect(await screen.findByRole('button', { name: 'Añadir al carrito' }, wait)).toBeVisible();
  expect(screen.getByText('Nothing is selected to buy')).toBeInTheDocument();
  expect(app.calls()).toEqual(['GET /api/lang/es']);
});

it('@LANG-04 logs a failing language file, and the built-in texts stay', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const app = openApp();
  await renderPage(app, 'nl');
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 4000 });
  expect(log.mock.calls[0]?.[0]).toContain('The language file could not be loaded');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  log.mockRestore();
});
