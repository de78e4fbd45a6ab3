import type { World } from '../world/world.ts';

/** What the whole marketplace is called in a world. */
export function shopName(world: World): string {
  return world.settings.app_name ?? world.base.settings.appName;
}
