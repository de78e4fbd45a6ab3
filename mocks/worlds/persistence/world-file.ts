import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { stagedBase } from '../stage-world.ts';
import { type ClockState, restoreClock } from '../clock.ts';
import type { PersistedWorld, WorldEntry } from '../world-store.ts';
import type { World } from '../../domain/world/world.ts';
import { fingerprint } from './schema-fingerprint.ts';

/** What stands in the file, after its checksum. */
interface Content {
  readonly fingerprint: string;
  readonly options: WorldEntry['options'];
  readonly scenarios: WorldEntry['scenarios'];
  readonly failures: WorldEntry['failures'];
  readonly clock: ClockState;
  /** All of the world but what it shares and its clock. */
  readonly state: Omit<World, 'base' | 'now'>;
}

const SUM_LENGTH = 32;

/** Writes a seat so that the file is either the old or the new one, whatever happens. @throws when it can't be written. */
export function serializeWorld(file: string, seat: WorldEntry): void {
  const { options, scenarios, failures, clock } = seat;
  const { base: _, now: __, ...state } = seat.world;
  const content: Content = {
    fingerprint: fingerprint(state.seed, scenarios),
    options,
    scenarios,
    failures,
    clock: clock.state(),
    state,
  };
  const body = serialize(content);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, Buffer.concat([sumOf(body), body]));
  renameSync(draft, file);
}

/** Reads a seat back; its time has gone on meanwhile. @throws saying why it does not fit. */
export function deserializeWorld(file: string): PersistedWorld {
  const bytes = readFileSync(file);
  const body = bytes.subarray(SUM_LENGTH);
  if (!sumOf(body).equals(bytes.subarray(0, SUM_LENGTH))) throw new Error('its file is broken');
  const content = deserialize(body) as Content;
  const { options, scenarios, failures, state } = content;
  if (content.fingerprint !== fingerprintOf(content)) {
    throw new Error('fixtures or code of the mock have changed');
  }
  const clock = restoreClock(content.clock);
  const base = stagedBase(state.seed, scenarios);
  return { world: { ...state, base, now: clock.now }, clock, options, scenarios, failures };
}

/** What the fingerprint would be now; nothing for scenarios that are no more. */
function fingerprintOf({ state, scenarios }: Content): string | undefined {
  try {
    return fingerprint(state.seed, scenarios);
  } catch {
    return undefined;
  }
}

function sumOf(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest();
}
