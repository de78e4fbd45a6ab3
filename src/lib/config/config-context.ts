import { createContext, use } from 'react';
import { DEFAULT_CONFIG, type RuntimeConfig } from './boot-data.ts';

export const ConfigContext = createContext<RuntimeConfig>(DEFAULT_CONFIG);

/** The run-time configuration of this page. */
export function useConfig(): RuntimeConfig {
  return use(ConfigContext);
}
