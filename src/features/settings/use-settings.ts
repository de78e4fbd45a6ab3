import { use } from 'react';
import { type ReadSettings, SettingsContext } from './settings-context.ts';

export function useSettings(): ReadSettings {
  const read = use(SettingsContext);
  if (!read) throw new Error('Failed to read the settings: no SettingsProvider.');
  return read;
}
