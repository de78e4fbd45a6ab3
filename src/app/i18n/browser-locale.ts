import type { RenderedPage } from '../../lib/config/boot-data.ts';
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { readStorage, writeStorage } from '../../lib/storage/local-storage.ts';

const RELOADED_KEY = 'souk.locale-reload';

/**
 * Returns the page's language: from `?lang=` (then also stored), the server, storage, or English.
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

/** Returns null if a static host sent the page for another address or language. */
export function toUsablePage(page: RenderedPage | null): RenderedPage | null {
  if (page?.address === undefined) return page;
  const { href, origin } = location;
  const url = new URL(href);
  const requested = url.searchParams.get('lang') ?? readStorage(LOCALE_KEY) ?? page.locale;
  url.searchParams.delete('lang');
  url.hash = '';
  return url.href === origin + page.address && requested === page.locale ? page : null;
}

/** Stores the language for the browser (storage) and the server (cookie) (LANG-01). */
export function persistLocale(locale: string): void {
  writeStorage(LOCALE_KEY, locale);
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Reloads the page once if its cookie was lost and its language differs from the stored one.
 * Returns true while reloading.
 */
export function reloadForPersistedLocale(page: RenderedPage | null): boolean {
  const stored = readStorage(LOCALE_KEY);
  if (!page || !isLocaleCode(stored) || stored === page.locale) return false;
  // Without cookies the page would reload forever.
  if (sessionStorage.getItem(RELOADED_KEY) === stored) return false;
  sessionStorage.setItem(RELOADED_KEY, stored);
  persistLocale(stored);
  location.reload();
  return true;
}
