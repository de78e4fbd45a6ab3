import type { SettingsOverrides } from '../world/world.ts';

/** Worlds for developers are demos, which offer the demo login (AUTH-02). */
const DEMO_WORLD_PATTERN = /^(?:default$|scenario-)/;

export function demoSettings(id: string): SettingsOverrides {
  return DEMO_WORLD_PATTERN.test(id) ? { app_environment: 'local' } : {};
}
