import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DIGITAL_PRODUCTS_PATH, PRODUCTS_PATH } from '../../../lib/router/paths.ts';
import { usePreferences, usePreferencesStore } from '../../settings/preferences-store.ts';

/** Pages whose address carries the text (SHELL-03). */
const LISTS: ReadonlySet<string> = new Set([PRODUCTS_PATH, DIGITAL_PRODUCTS_PATH]);

/**
 * What is searched for, and how to search. The text is kept so that it stays in the box; on product lists the address is the
 * source, and what is kept follows it (SHELL-03). `hrefOf` is the address of a search; a product list's filters stay in it.
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
  const text = LISTS.has(path) ? (new URLSearchParams(query).get('search') ?? '') : storedSearch;

  useEffect(() => {
    if (LISTS.has(path)) preferences.setState({ search: text });
  }, [preferences, path, text]);

  function hrefOf(search: string): string {
    const params = new URLSearchParams(LISTS.has(path) ? query : '');
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
