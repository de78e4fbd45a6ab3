import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { DEFAULT_CONFIG } from '../../lib/config/boot-data.ts';
import { ConfigContext } from '../../lib/config/config-context.ts';
import { ServerMessages } from './server-messages.tsx';

async function renderPage(app: OpenApp, locale: string, prefersOwnTexts = false): Promise<void> {
  const catalogue = await loadMessages(locale);
  render(
    <I18nProvider i18n={createI18n(locale, catalogue)}>
      <button type="button">
        <Trans>Add to cart</Trans>
      </button>
      <p>
        <Trans>No items selected</Trans>
      </p>
      <ConfigContext value={{ ...DEFAULT_CONFIG, prefersOwnTexts }}>
        <ServerMessages />
      </ConfigContext>
    </I18nProvider>,
    { wrapper: app.wrapper },
  );
}

const LANGUAGE_FILE_TEXTS = {
  'Add to Cart': 'Ça me plaît',
  'No items selected': '',
  Unknown: 'Rien',
};

it.each([
  ['fr', 'Ajouter au panier'],
  ['nl', 'Add to cart'],
])('@LANG-04 applies the language file of %s over the built-in texts', async (locale, expected) => {
  const app = openApp({
    before: (path) =>
      Promise.resolve(
        path === `/api/lang/${locale}`
          ? new Response(JSON.stringify(LANGUAGE_FILE_TEXTS), {
              headers: { 'Content-Type': 'text/html' },
            })
          : undefined,
      ),
  });
  await renderPage(app, locale);
  expect(screen.getByRole('button', { name: expected })).toBeInTheDocument();
  const before = screen.getByRole('paragraph').textContent;
  expect(await screen.findByRole('button', { name: 'Ça me plaît' })).toBeVisible();
  expect(screen.getByRole('paragraph')).toHaveTextContent(before);
  expect(app.calls()).toEqual([`GET /api/lang/${locale}`]);
});

it('@LANG-04 loads no language file for its own languages if own texts are preferred', async () => {
  const app = openApp();
  await renderPage(app, 'fr', true);
  await renderPage(app, 'nl', true);
  await waitFor(() => expect(app.calls()).toEqual(['GET /api/lang/nl']));
});

it('@LANG-04 logs a failed language file and keeps the built-in texts', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const app = openApp();
  await renderPage(app, 'nl');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls[0]?.[0]).toContain('The language file could not be loaded');
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  log.mockRestore();
});
