import { isPurchasePath } from '../../lib/router/paths.ts';
import type { RouteRow } from '../routes.ts';

/** Returns what the pages of a route load right after hydration, as keys of the manifest. */
export function lazyPartsOf({ access, layout, path }: RouteRow): readonly string[] {
  return [
    ...(access === 'public' ? [] : ['src/app/navigation/guard.tsx']),
    ...(layout === 'dashboard' ? ['src/app/shell/menus/dashboard-menu.tsx'] : []),
    ...(isPurchasePath(path) ? ['src/app/shell/checkout-bars.tsx'] : []),
  ];
}
