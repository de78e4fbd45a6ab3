import { createHash } from 'node:crypto';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { stagedBase, stageWorld } from '../stage-world.ts';

/** Increase when the meaning of persisted state changes but its shape does not. */
const FORMAT_VERSION = 2;

const fingerprintCache = new Map<string, string>();

/**
 * Returns a hash of the base and of a new world's fields. Persisted worlds with another hash are
 * incompatible.
 */
export function fingerprint(seed: number, scenarios: readonly ScenarioName[]): string {
  const key = `${seed}/${scenarios.join()}`;
  const made = fingerprintCache.get(key);
  if (made !== undefined) return made;
  const base = stagedBase(seed, scenarios);
  const { base: _, ...state } = stageWorld({
    id: 'default',
    seed,
    scenarios,
    settings: {},
    now: () => 0,
  });
  const paths = new Set<string>();
  collectPaths(state, '', paths, new Set());
  const hash = createHash('sha256')
    .update(`${FORMAT_VERSION}\n`)
    .update(JSON.stringify(base))
    .update([...paths].join('\n'))
    .digest('hex');
  fingerprintCache.set(key, hash);
  return hash;
}

/** Collects paths such as `orders[].lines[].productId`. */
function collectPaths(value: unknown, path: string, paths: Set<string>, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    paths.add(`${path}:${value.constructor.name}`);
    for (const part of value.values()) collectPaths(part, `${path}[]`, paths, seen);
    return;
  }
  if (ArrayBuffer.isView(value)) return;
  for (const [name, part] of Object.entries(value)) {
    paths.add(`${path}.${name}`);
    collectPaths(part, `${path}.${name}`, paths, seen);
  }
}
