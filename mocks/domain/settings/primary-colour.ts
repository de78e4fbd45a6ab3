import type { World } from '../world/world.ts';

const FALLBACK_COLOUR = '#4338ca';

/** Returns the primary colour for pages and documents, `#rgb` or `#rrggbb`. */
export function primaryColour(world: World): string {
  const colour = world.settings.theme_colors?.primary ?? world.base.settings.themeColours.primary;
  return /^#(?:[\da-f]{3}){1,2}$/i.test(colour) ? colour : FALLBACK_COLOUR;
}
