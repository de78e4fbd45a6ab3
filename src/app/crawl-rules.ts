import { CART_PATH } from '../lib/router/paths.ts';
import { type RouteRow, routes } from './routes.ts';

/** Query parameters of search results (SEO-02). */
const SEARCH_PARAMETERS = ['search', 'q'];

/** Whether search engines may index pages of a route. */
function isPublic({ access, path }: RouteRow): boolean {
  return access === 'public' && path !== CART_PATH;
}

/** Whether search engines may index a page, given that it has content. */
export function isIndexable(route: RouteRow | undefined, search: URLSearchParams): boolean {
  return (
    route !== undefined && isPublic(route) && !SEARCH_PARAMETERS.some((name) => search.get(name))
  );
}

/** Paths without parameters that search engines may index. */
export function fixedPaths(): string[] {
  return routes
    .filter((route) => isPublic(route) && !route.path.includes(':'))
    .map(({ path }) => path);
}

/** Patterns of robots.txt: customers' pages, the cart and search results. */
export function disallowedPatterns(): string[] {
  const paths = routes
    .filter((route) => !isPublic(route))
    // A pattern is a prefix, which includes queries.
    .map(({ path }) => path.split(':', 1)[0] ?? path);
  const queries = SEARCH_PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  return [...new Set(paths), ...queries];
}

/** Patterns of all pages, in Regexparam syntax. Static hosts have files of the public ones only. */
export function pagePatterns(): { path: string; isPublic: boolean }[] {
  return routes.map((route) => ({ path: route.path, isPublic: isPublic(route) }));
}
