/** The page that an address asks for, from 1; what makes no sense counts as 1. */
export function parsePage(search: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
}
