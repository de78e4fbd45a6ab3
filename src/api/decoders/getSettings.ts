import type { QueryData } from '../types.ts';
import type { Settings } from './decode-settings.ts';

/** Decodes the settings (SRV-05). Lazy: server-rendered settings are already decoded. */
export async function getSettings(wire: QueryData<'getSettings'>): Promise<Settings> {
  const { decodeSettings } = await import('./decode-settings.ts');
  return decodeSettings(wire);
}
