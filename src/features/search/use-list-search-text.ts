import { useLocation, useSearch } from 'wouter';
import { DIGITAL_PRODUCTS_PATH, PRODUCTS_PATH } from '../../lib/router/paths.ts';

/** The search text in the URL of a product list (SHELL-03); `undefined` on other pages. */
export function useListSearchText(): string | undefined {
  const [path] = useLocation();
  const query = useSearch();
  if (path !== PRODUCTS_PATH && path !== DIGITAL_PRODUCTS_PATH) return undefined;
  return new URLSearchParams(query).get('search') ?? '';
}
