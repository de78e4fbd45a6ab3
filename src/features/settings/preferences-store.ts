import { useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { isStringOrNull, createRestore } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';
import { isThemeChoice, type ThemeChoice } from '../../lib/theme-choice.ts';

interface Preferences {
  /** Currency code such as "EUR", or null for the shop's default (MONEY-02). */
  currency: string | null;
  /** The last `app_locale` from the server (LANG-02). */
  appLocale: string | null;
  /** Null follows the system. */
  theme: ThemeChoice | null;
  /** Shown in the search box (SHELL-03). */
  search: string;
  /** Latest first. */
  searches: readonly string[];
}

const NO_PREFERENCES: Preferences = {
  currency: null,
  appLocale: null,
  theme: null,
  search: '',
  searches: [],
};

const restore = createRestore(NO_PREFERENCES, {
  currency: isStringOrNull,
  appLocale: isStringOrNull,
  theme: (value) => value === null || isThemeChoice(value),
  searches: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
});

export const PREFERENCES_KEY = 'souk.settings';

const MAX_RECENT_SEARCHES = 6;

/** Persisted preferences (AUTH-19). */
export function createPreferences() {
  const store = createPersistedStore<Preferences>(NO_PREFERENCES, {
    name: PREFERENCES_KEY,
    restore,
  });
  return Object.assign(store, {
    /** Also adds it to the recent searches, unless empty (SHELL-03). */
    saveRecentSearch: (search: string) =>
      store.setState(({ searches }) => ({
        search,
        searches:
          search === ''
            ? searches
            : [search, ...searches.filter((one) => one !== search)].slice(0, MAX_RECENT_SEARCHES),
      })),
  });
}

export function usePreferencesStore() {
  return useAppPart(createPreferences);
}

/** The server always renders the defaults. */
export function usePreferences<T>(select: (state: Preferences) => T): T {
  return useStore(usePreferencesStore(), select);
}
