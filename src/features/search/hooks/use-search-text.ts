import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DIGITAL_PRODUCTS_PATH, PRODUCTS_PATH } from '../../../lib/router/paths.ts';
import { usePreferences, usePreferencesStore } from '../../settings/preferences-store.ts';

/** Pages with the text in their URL (SHELL-03). */
const LIST_PATHS: ReadonlySet<string> = new Set([PRODUCTS_PATH, DIGITAL_PRODUCTS_PATH]);

/**
 * The search box shows the stored text; on product lists, the text in the URL (SHELL-03).
 * `hrefOf` keeps a list's filters.
 */
export function useSearchText(): {
  text: string;
  search: (text: string) => void;
  hrefOf: (text: string) => string;
} {
  const preferences = usePreferencesStore();
  const { saveRecentSearch } = preferences;
  const [path, navigate] = useLocation();
  const query = useSearch();
  const storedSearch = usePreferences((state) => state.search);
  const text = LIST_PATHS.has(path)
    ? (new URLSearchParams(query).get('search') ?? '')
    : storedSearch;

  useEffect(() => {
    if (LIST_PATHS.has(path)) preferences.setState({ search: text });
  }, [preferences, path, text]);

  function hrefOf(search: string): string {
    const params = new URLSearchParams(LIST_PATHS.has(path) ? query : '');
    params.delete('page');
    params.delete('search');
    if (search.trim() !== '') params.set('search', search.trim());
    return params.size > 0 ? `${PRODUCTS_PATH}?${params}` : PRODUCTS_PATH;
  }

  return {
    text,
    hrefOf,
    search(search) {
      saveRecentSearch(search.trim());
      navigate(hrefOf(search));
    },
  };
}
