import { parse } from 'regexparam';
import type { ScreenProps } from '../lib/router/screen-props.ts';
import { type RouteRow, routes } from './routes.ts';

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

export interface RouteMatch {
  route: RouteRow;
  params: ScreenProps['params'];
}

/** Returns the route of a path, or undefined: page not found (ROUTE-03). */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, keys, pattern } of patterns) {
    const match = pattern.exec(path);
    if (!match) continue;
    const parts = keys.map((key, index) => [key, decodePart(match[index + 1] ?? '')]);
    return { route, params: { ...route.params, ...Object.fromEntries(parts) } };
  }
  return undefined;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // The screen shows "not found".
    return part;
  }
}

/** Returns the path with the route's spelling: lower case and without a trailing slash (SEO-02). */
export function toCanonicalPath({ route }: RouteMatch, path: string): string {
  const parts = path.split('/');
  const segments = route.path.split('/');
  return segments
    .map((segment, index) => (segment.startsWith(':') ? parts[index] : segment))
    .join('/');
}
