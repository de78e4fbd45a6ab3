import { type BrowserSearchHook, useSearch } from 'wouter/use-browser-location';

/**
 * Encodes "%" once more: wouter decodes the query, and then `URLSearchParams` does again, which
 * would change a search for "100%acrylic".
 */
export function encodeSearch(search: string): string {
  return search.replaceAll('%', '%25');
}

const useEncodedSearch: BrowserSearchHook = (options) => encodeSearch(useSearch(options));

/** Of wouter's `Router`. */
export const searchOptions = { searchHook: useEncodedSearch };
