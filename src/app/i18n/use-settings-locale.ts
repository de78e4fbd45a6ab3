import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { isLocaleCode, LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { readStorage } from '../../lib/storage/local-storage.ts';
import { usePreferencesStore } from '../../features/settings/preferences-store.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { persistLocale, reloadInPersistedLocale } from './browser-locale.ts';

/**
 * Follows the shop when it changes its language, once: from then on the shopper's own choice stands (LANG-02). What the shop
 * said last is kept; where it can't be, nothing is followed, or the page would reload for ever.
 *
 * @param isChosen whether the server has picked the language of this page by what the browser asks for
 */
export function useSettingsLocale(isChosen: boolean): void {
  const preferences = usePreferencesStore();
  const { i18n } = useLingui();
  const { settings } = useSettings();
  const shopLocale = settings.app_locale;
  useEffect(() => {
    if (shopLocale === undefined || !isLocaleCode(shopLocale)) return;
    const { appLocale: previousLocale } = preferences.getState();
    if (previousLocale === shopLocale || !saveAppLocale(preferences, shopLocale)) return;
    // A first visit follows the shop only where nothing else speaks for a language.
    if (previousLocale === null && (isChosen || readStorage(LOCALE_KEY) !== null)) return;
    persistLocale(shopLocale);
    if (shopLocale !== i18n.locale && readStorage(LOCALE_KEY) === shopLocale)
      reloadInPersistedLocale();
  }, [preferences, i18n, shopLocale, isChosen]);
}

/** Keeps what the shop said; false where the browser keeps nothing. */
function saveAppLocale(
  preferences: ReturnType<typeof usePreferencesStore>,
  appLocale: string,
): boolean {
  preferences.setState({ appLocale });
  const { name } = preferences.persist.getOptions();
  return readStorage(name ?? '')?.includes(`"appLocale":"${appLocale}"`) ?? false;
}
