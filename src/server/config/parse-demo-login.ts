import type { RuntimeConfig } from '../../lib/config/boot-data.ts';

/** Parses "phone:password". */
export function parseDemoLogin(value: string | undefined): RuntimeConfig['demo'] {
  const at = value?.indexOf(':') ?? -1;
  if (!value || at < 1) return null;
  return { phone: value.slice(0, at), password: value.slice(at + 1) };
}
