import type { SettingsOverrides } from '../world/world.ts';

/** Worlds that developers see: a demo, which offers its login (AUTH-02). */
const DEMO_WORLD = /^(?:default$|scenario-)/;

/** What a world's settings answer differently for its name alone. */
export function demoSettings(id: string): SettingsOverrides {
  return DEMO_WORLD.test(id) ? { app_environment: 'local' } : {};
}
