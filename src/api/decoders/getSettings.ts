import type { QueryData } from '../types.ts';

type Wire = QueryData<'getSettings'>;
type Providers = Exclude<Wire['social_auths'], readonly unknown[]>;

/** Social sign-in providers come as an empty array when there are none: hand out an object always. */
export function getSettings(wire: Wire): Omit<Wire, 'social_auths'> & { social_auths: Providers } {
  const { social_auths: providers, ...rest } = wire;
  return { ...rest, social_auths: Array.isArray(providers) ? {} : providers };
}
