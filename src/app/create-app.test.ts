import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import type { Client } from '../api/client.ts';
import { login } from '../api/generated/auth-mutations.ts';
import { getSettings } from '../api/generated/settings.ts';
import { DEFAULT_CONFIG } from '../lib/config/boot-data.ts';
import { createI18n, loadMessages } from '../lib/i18n/load-catalog.ts';
import { createApp } from './create-app.ts';
import * as translator from './i18n/translate-server-text.ts';

/** Paths of the requests, in order. */
let paths: string[] = [];

beforeEach(() => {
  paths = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    paths.push(new URL(request.url).pathname);
    request.headers.set('X-Mock-World', `create-app-${process.pid}`);
    return real(request);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openClient(locale: string, texts?: Record<string, string>): Promise<Client> {
  const i18n = createI18n(locale, await loadMessages(locale));
  const config = { ...DEFAULT_CONFIG, apiBase: inject('mockUrl') };
  return createApp({ i18n, config, texts }).api.client;
}

/** Starts the shop in a language; returns a function that reads the server's message for a wrong password. */
async function start(locale: string) {
  const client = await openClient(locale);
  return async () => {
    const failure: unknown = await client
      .call(login, { body: { phone: 'demo@souk.example', password: 'wrong' } })
      .catch((error: unknown) => error);
    if (!(failure instanceof ApiError)) throw new Error('Expected the login to be rejected.');
    return failure.texts.message;
  };
}

test('@WORD-01 translates server messages to the page’s language and loads its file once', async () => {
  const logIn = await start('fr');
  expect(await logIn()).toMatch(/^Identifiants incorrects\s!$/);
  expect(await logIn()).toMatch(/^Identifiants incorrects\s!$/);
  expect(paths).toEqual(['/api/login', '/api/lang/fr', '/api/login']);
});

test('@WORD-01 loads no translations in English', async () => {
  const logIn = await start('en');
  expect(await logIn()).toBe('Credential is invalid!');
  expect(paths).toEqual(['/api/login']);
});

test('@WORD-01 translates menus and footers, which the server sends in English', async () => {
  const { menus, footers } = await (await openClient('ar')).call(getSettings);
  expect(menus.map(({ name }) => name)).toEqual([
    'الرئيسية',
    'المنتجات',
    'المنتجات الرقمية',
    'المتاجر',
    'الأكثر رواجًا',
    'أفضل العروض',
    'اتصل بنا',
    'المدونة',
  ]);
  const help = footers.find(({ id }) => id === 3);
  expect([help?.title, ...(help?.items ?? []).map(({ title }) => title)].join()).not.toMatch(
    /[a-z]/i,
  );
  expect(paths).toEqual(['/api/master', '/api/lang/ar']);
});

test('@WORD-01 uses the translations of the rendered page before it loads any', async () => {
  const client = await openClient('ar', { Home: 'البيت', Souk: 'Souk' });
  expect(await client.translate('Home')).toBe('البيت');
  expect(await client.translate('Souk')).toBe('Souk');
  expect(paths).toEqual([]);
  expect(await client.translate('Products')).toBe('المنتجات');
  expect(paths).toEqual(['/api/lang/ar']);
});

test('@WORD-01 shows a message as sent when its translator cannot be loaded, and retries with the next', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  // Fails at the same moment as the import would.
  vi.spyOn(translator, 'createServerTextTranslator').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const logIn = await start('fr');
  expect(await logIn()).toBe('Credential is invalid!');
  expect(log).toHaveBeenCalledOnce();
  expect(await logIn()).toMatch(/^Identifiants incorrects\s!$/);
});
