import { useSearchParams } from 'wouter';
import type { ScreenProps } from './screen-props.ts';

/** Returns the id that a path contains; undefined for a text that can't be one. */
export function parseRouteId({ id = '' }: ScreenProps['params']): number | undefined {
  return parsePositiveInteger(id);
}

/** Returns the page that a query parameter names, from 1; what can't be a page counts as 1. */
export function parsePage(search: URLSearchParams, name = 'page'): number {
  return parsePositiveInteger(search.get(name)) ?? 1;
}

/** The page that the address names, from 1. */
export function usePage(name = 'page'): number {
  const [search] = useSearchParams();
  return parsePage(search, name);
}

/** Returns the number in an address; undefined for a text that is no id and no page. */
export function parsePositiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
