import type { WorldEntry } from '../world-store.ts';
import type { Traffic } from './scenario.ts';
import { scenariosOf } from './scenarios.ts';

/** Merges the traffic of a world's scenarios; later ones win. */
export function trafficOf({ scenarios }: WorldEntry): Traffic {
  return Object.assign(
    {},
    ...scenariosOf(scenarios).map(({ traffic }) => traffic ?? {}),
  ) as Traffic;
}
