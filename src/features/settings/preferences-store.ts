import { useStore } from 'zustand';
import { isTextOrNull, isRehydrating } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';
import { isThemeChoice, type ThemeChoice } from '../../lib/theme-choice.ts';

interface SettingsState {
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

const NO_PREFERENCES: SettingsState = {
  currency: null,
  appLocale: null,
  theme: null,
  search: '',
  searches: [],
};

/** What a shopper chose for the whole shop, kept between visits (AUTH-19). */
export const settingsStore = createPersistedStore<SettingsState>(NO_PREFERENCES, {
  name: 'souk.settings',
  restore: isRehydrating(NO_PREFERENCES, {
    currency: isTextOrNull,
    appLocale: isTextOrNull,
    theme: (value) => value === null || isThemeChoice(value),
    searches: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  }),
});

/** How many searches are offered again. */
const MAX_RECENT_SEARCHES = 6;

/** Keeps what was searched for: in the box (SHELL-03), and among the latest searches unless it is empty. */
export function saveRecentSearch(search: string): void {
  settingsStore.setState(({ searches }) => ({
    search,
    searches:
      search === ''
        ? searches
        : [search, ...searches.filter((one) => one !== search)].slice(0, MAX_RECENT_SEARCHES),
  }));
}

/** Reads the kept settings in a component; the server always sees the defaults. */
export function useSettingsStore<T>(select: (state: SettingsState) => T): T {
  return useStore(settingsStore, select);
}
