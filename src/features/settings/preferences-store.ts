import { useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { isTextOrNull, isRehydrating } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';
import { isThemeChoice, type ThemeChoice } from '../../lib/theme-choice.ts';

interface Preferences {
  /** Name of the chosen currency ("EUR"), or null for the shop's default (MONEY-02). */
  currency: string | null;
  /** The `app_locale` that the server last sent (LANG-02). */
  appLocale: string | null;
  /** Light or dark, or null for what the system says. */
  theme: ThemeChoice | null;
  /** What was searched for last; it stays in the search box (SHELL-03). */
  search: string;
  /** What was searched for, latest first; offered in the empty search box. */
  searches: readonly string[];
}

const NO_PREFERENCES: Preferences = {
  currency: null,
  appLocale: null,
  theme: null,
  search: '',
  searches: [],
};

const restore = isRehydrating(NO_PREFERENCES, {
  currency: isTextOrNull,
  appLocale: isTextOrNull,
  theme: (value) => value === null || isThemeChoice(value),
  searches: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
});

/** How many searches are offered again. */
const MAX_RECENT_SEARCHES = 6;

/** Creates the record of what a shopper chose for the whole shop, kept between visits (AUTH-19). */
export function createPreferences() {
  const store = createPersistedStore<Preferences>(NO_PREFERENCES, {
    name: 'souk.settings',
    restore,
  });
  return Object.assign(store, {
    /** Keeps what was searched for: in the box (SHELL-03), and among the latest searches unless it is empty. */
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

/** Returns the store of the preferences and what changes it. */
export function usePreferencesStore() {
  return useAppPart(createPreferences);
}

/** Reads the kept preferences in a component; the server always sees the defaults. */
export function usePreferences<T>(select: (state: Preferences) => T): T {
  return useStore(usePreferencesStore(), select);
}
