import type { World } from '../world/world.ts';

export function shopName(world: World): string {
  return world.settings.app_name ?? world.base.settings.appName;
}
