import type { World } from '../world/world.ts';

export function appName(world: World): string {
  return world.settings.app_name ?? world.base.settings.appName;
}
