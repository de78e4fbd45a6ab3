import { useSearchParams } from 'wouter';
import type { ScreenProps } from './screen-props.ts';

export function parseRouteId({ id = '' }: ScreenProps['params']): number | undefined {
  return parsePositiveInteger(id);
}

/** Returns the page number of a query parameter. Invalid values count as 1. */
export function parsePage(search: URLSearchParams, name = 'page'): number {
  return parsePositiveInteger(search.get(name)) ?? 1;
}

export function usePage(name = 'page'): number {
  const [search] = useSearchParams();
  return parsePage(search, name);
}

export function parsePositiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
