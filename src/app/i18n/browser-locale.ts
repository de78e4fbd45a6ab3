import type { RenderedPage } from '../../lib/config/boot-data.ts';
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { readStorage, writeStorage } from '../../lib/storage/local-storage.ts';

const RELOADED_KEY = 'souk.locale-reload';

/**
 * The language of this page view: the address's `?lang=`, else the kept choice, else what the server
 * rendered, else English. An address that names a language is a choice and is kept.
 */
export function resolveBrowserLocale(page: RenderedPage | null): string {
  const requested = new URLSearchParams(location.search).get('lang');
  if (isLocaleCode(requested)) {
    persistLocale(requested);
    return page?.locale ?? requested;
  }
  const stored = readStorage(LOCALE_KEY);
  return page?.locale ?? (isLocaleCode(stored) ? stored : DEFAULT_LOCALE);
}

/** Keeps a chosen language where the page and the server find it: storage and cookie (LANG-01). */
export function persistLocale(locale: string): void {
  writeStorage(LOCALE_KEY, locale);
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * The server renders by cookie; where the cookie was lost but the kept choice differs, the page is
 * fetched once more in the chosen language. Returns true when a reload is under way.
 */
export function reloadForPersistedLocale(page: RenderedPage | null): boolean {
  const stored = readStorage(LOCALE_KEY);
  if (!page || !isLocaleCode(stored) || stored === page.locale) return false;
  // Once only: a browser without cookies must not reload for ever.
  if (sessionStorage.getItem(RELOADED_KEY) === stored) return false;
  sessionStorage.setItem(RELOADED_KEY, stored);
  persistLocale(stored);
  location.reload();
  return true;
}

/** Loads the page anew in the kept language, without the one that its address may name. */
export function reloadInPersistedLocale(): void {
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  // To go to the same address would only jump where it has a fragment.
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
