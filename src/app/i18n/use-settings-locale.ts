import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { isLocaleCode, LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { readStorage } from '../../lib/storage/local-storage.ts';
import { usePreferencesStore } from '../../features/settings/preferences-store.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { persistLocale } from './browser-locale.ts';
import { reloadInPersistedLocale } from './reload-in-locale.ts';

/**
 * Switches once when the shop changes its language; later the shopper's choice wins (LANG-02). Does
 * nothing without storage: the page would reload forever.
 *
 * @param isChosen whether the server chose the language by the browser's preferences
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
    // On a first visit, any other preference wins.
    if (previousLocale === null && (isChosen || readStorage(LOCALE_KEY) !== null)) return;
    persistLocale(shopLocale);
    if (shopLocale !== i18n.locale && readStorage(LOCALE_KEY) === shopLocale)
      reloadInPersistedLocale();
  }, [preferences, i18n, shopLocale, isChosen]);
}

/** Returns false without storage. */
function saveAppLocale(
  preferences: ReturnType<typeof usePreferencesStore>,
  appLocale: string,
): boolean {
  preferences.setState({ appLocale });
  const { name } = preferences.persist.getOptions();
  return readStorage(name ?? '')?.includes(`"appLocale":"${appLocale}"`) ?? false;
}
