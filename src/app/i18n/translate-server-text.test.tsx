import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiError } from '../../api/errors.ts';
import { register } from '../../api/generated/auth-mutations.ts';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { createAuthFlow } from '../../features/auth/model/auth-flow.ts';
import { fieldErrors } from '../../features/errors/use-error-text.ts';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { createServerTextTranslator } from './translate-server-text.ts';
import { user } from '../../test/user.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const languageFile = (texts: Record<string, string>) =>
  new Response(JSON.stringify(texts), { headers: { 'Content-Type': 'text/html' } });

/** `file` replaces the mock's language file. */
async function openIn(locale: string, file?: () => Response, prefersOwnTexts = false) {
  const i18n = createI18n(locale, await loadMessages(locale));
  const app = openApp({
    translateBy: (client) => createServerTextTranslator(i18n, client, { prefersOwnTexts }),
    before: (path) => Promise.resolve(path.startsWith('/api/lang/') ? file?.() : undefined),
  });
  return { app, i18n };
}

async function logIn(password: string, locale: string, file?: () => Response) {
  const { app, i18n } = await openIn(locale, file);
  app.get(createAuthFlow).resetAuthFlow();
  renderApp(app, <LoginForm />, '/', i18n);
  await user.keyboard(`demo@souk.example{Tab}${password}{Enter}`);
  return app;
}

test.each([
  ['ar', 'wrong', 'بيانات الدخول غير صحيحة!'],
  ['ar', 'secret', 'تم تسجيل الدخول بنجاح'],
  ['es', 'wrong', '¡Los datos de acceso no son válidos!'],
])('@WORD-01 in %s a login with the password %s shows “%s”', async (locale, password, text) => {
  const app = await logIn(password, locale);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Credential|successfully/)).toBe(null);
  expect(app.calls().filter((call) => call.includes('/lang/'))).toEqual([
    `GET /api/lang/${locale}`,
  ]);
});

test('@WORD-01 prefers the language file to the catalogue', async () => {
  await logIn('wrong', 'fr', () => languageFile({ 'Credential is invalid!': 'Perdu !' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Perdu !');
});

test.each([
  ['has an empty text', () => languageFile({ 'Credential is invalid!': '' })],
  ['fails', () => Response.json({ error: 'Language file not found' }, { status: 404 })],
])('@WORD-01 uses the catalogue when the language file %s', async (_, file) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await logIn('wrong', 'fr', file);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Identifiants incorrects\s!$/);
});

test('@WORD-01 prefers the catalogue to the language file if the server is set so', async () => {
  const file = () =>
    languageFile({ 'Credential is invalid!': 'Perdu !', 'Closed on Monday': 'Fermé lundi' });
  const { app } = await openIn('fr', file, true);
  expect(await app.api.client.translate('Credential is invalid!')).toMatch(
    /^Identifiants incorrects\s!$/,
  );
  expect(app.calls()).toEqual([]);
  expect(await app.api.client.translate('Closed on Monday')).toBe('Fermé lundi');
});

test('@WORD-01 shows a text without a translation as sent', async () => {
  await logIn('wrong', 'nl', () => languageFile({}));
  expect(await screen.findByRole('alert')).toHaveTextContent('Credential is invalid!');
});

test('@WORD-01 translates field errors and drops the summary', async () => {
  const { app } = await openIn('fr');
  const body = { name: 'Lina', country: 'Sweden', phone_code: '46', phone: '0700000001' };
  const call = app.api.client.call(register, {
    body: { ...body, email: 'demo@souk.example', password: 'short' },
  });
  const error = await call.catch((reason: unknown) => reason);
  expect(fieldErrors(error)).toEqual({
    email: 'Cette adresse e-mail est déjà utilisée.',
    password: 'Le mot de passe doit contenir au moins 6 caractères.',
  });
  expect((error as ApiError).texts.message).not.toMatch(/more error/);
});
