import { createContext, use } from 'react';
import { DEFAULT_CONFIG, type RuntimeConfig } from './boot-data.ts';

export const ConfigContext = createContext<RuntimeConfig>(DEFAULT_CONFIG);

export function useConfig(): RuntimeConfig {
  return use(ConfigContext);
}
