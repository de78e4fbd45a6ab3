import { openShop } from '../../../domain/testing/open-shop.ts';
import type { Visitor } from '../../../domain/testing/visitor.ts';
import type { SettingsOverrides, World } from '../../../domain/world/world.ts';

/** Sends no token and follows no redirects. */
export interface Browser {
  readonly world: World;
  readonly visitor: Visitor;
  readonly open: (path: string, request?: RequestInit) => Promise<Response>;
}

export function openPages(): { enter: (settings?: SettingsOverrides) => Browser } {
  const shop = openShop();
  return {
    enter(settings) {
      const { world, visitor } = shop.enter(settings);
      const Cookie = `mock-world=${world.id}`;
      return {
        world,
        visitor,
        open: (path, request = {}) =>
          fetch(new URL(path, shop.origin), {
            redirect: 'manual',
            headers: { Cookie },
            ...request,
          }),
      };
    },
  };
}
