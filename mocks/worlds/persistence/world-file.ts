import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { stagedBase } from '../stage-world.ts';
import { type ClockState, restoreClock } from '../clock.ts';
import type { PersistedWorld, WorldEntry } from '../world-store.ts';
import type { World } from '../../domain/world/world.ts';
import { fingerprint } from './schema-fingerprint.ts';

/** Follows the checksum. */
interface WorldFileContent {
  readonly fingerprint: string;
  readonly options: WorldEntry['options'];
  readonly scenarios: WorldEntry['scenarios'];
  readonly failures: WorldEntry['failures'];
  readonly isPinned: boolean;
  readonly clock: ClockState;
  /** Without the shared base and the clock. */
  readonly state: Omit<World, 'base' | 'now'>;
}

const CHECKSUM_BYTES = 32;

/** Writes a world atomically. @throws if it can't be written. */
export function serializeWorld(file: string, entry: WorldEntry): void {
  const { options, scenarios, failures, isPinned, clock } = entry;
  const { base: _, now: __, ...state } = entry.world;
  const content: WorldFileContent = {
    fingerprint: fingerprint(state.seed, scenarios),
    options,
    scenarios,
    failures,
    isPinned,
    clock: clock.state(),
    state,
  };
  const body = serialize(content);
  mkdirSync(dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}.tmp`;
  writeFileSync(temporaryFile, Buffer.concat([checksum(body), body]));
  renameSync(temporaryFile, file);
}

/** Reads a world, whose time has continued. @throws if it is broken or incompatible. */
export function deserializeWorld(file: string): PersistedWorld {
  const bytes = readFileSync(file);
  const body = bytes.subarray(CHECKSUM_BYTES);
  if (!checksum(body).equals(bytes.subarray(0, CHECKSUM_BYTES)))
    throw new Error('its file is invalid');
  const content = deserialize(body) as WorldFileContent;
  const { options, scenarios, failures, isPinned, state } = content;
  if (content.fingerprint !== fingerprintOf(content)) {
    throw new Error('fixtures or code of the mock have changed');
  }
  const clock = restoreClock(content.clock);
  const base = stagedBase(state.seed, scenarios);
  const world = { ...state, base, now: clock.now };
  return { world, clock, options, scenarios, failures, isPinned };
}

/** Undefined if a scenario no longer exists. */
function fingerprintOf({ state, scenarios }: WorldFileContent): string | undefined {
  try {
    return fingerprint(state.seed, scenarios);
  } catch {
    return undefined;
  }
}

function checksum(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest();
}
