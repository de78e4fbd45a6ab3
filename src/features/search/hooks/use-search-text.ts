import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PRODUCTS_PATH } from '../../../lib/router/paths.ts';
import { usePreferences, usePreferencesStore } from '../../settings/preferences-store.ts';
import { useListSearchText } from '../use-list-search-text.ts';

/**
 * The search box shows the stored text; on product lists, the text in the URL (SHELL-03).
 * `hrefOf` keeps a list's filters.
 */
export function useSearchText(): {
  text: string;
  /** Whether `text` is that of the URL. */
  isList: boolean;
  search: (text: string) => void;
  hrefOf: (text: string) => string;
} {
  const preferences = usePreferencesStore();
  const { saveRecentSearch } = preferences;
  const [, navigate] = useLocation();
  const query = useSearch();
  const storedSearch = usePreferences((state) => state.search);
  const listText = useListSearchText();
  const isList = listText !== undefined;

  useEffect(() => {
    if (listText !== undefined) preferences.setState({ search: listText });
  }, [preferences, listText]);

  function hrefOf(search: string): string {
    const params = new URLSearchParams(isList ? query : '');
    params.delete('page');
    params.delete('search');
    if (search.trim() !== '') params.set('search', search.trim());
    return params.size > 0 ? `${PRODUCTS_PATH}?${params}` : PRODUCTS_PATH;
  }

  return {
    text: listText ?? storedSearch,
    isList,
    hrefOf,
    search(search) {
      saveRecentSearch(search.trim());
      navigate(hrefOf(search));
    },
  };
}
