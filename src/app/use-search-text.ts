import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { settingsStore, useSettingsStore } from '../lib/stores/settings.ts';

/** Pages whose address carries the text (SHELL-03). */
const LISTS = new Set(['/products', '/digital-products']);

/**
 * What is searched for, and how to search. The text is kept so that it stays in the box; on product lists the address is the
 * source, and what is kept follows it (SHELL-03).
 */
export function useSearchText(): { text: string; search: (text: string) => void } {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const kept = useSettingsStore((state) => state.search);
  const text = LISTS.has(path) ? (new URLSearchParams(query).get('search') ?? '') : kept;

  useEffect(() => {
    if (LISTS.has(path)) settingsStore.setState({ search: text });
  }, [path, text]);

  return {
    text,
    search(wanted) {
      const search = wanted.trim();
      settingsStore.setState({ search });
      navigate(search === '' ? '/products' : `/products?${new URLSearchParams({ search })}`);
    },
  };
}
