import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../../../contract/lib/error-message.ts';
import { DEFAULT_WORLD, type WorldStore } from '../world-store.ts';
import { deserializeWorld, serializeWorld } from './world-file.ts';

/** Writes the worlds for the process that replaces this one; a persisted default world is on disk. */
export function handOverWorlds(
  worlds: WorldStore,
  folder: string,
  { isDefaultPersisted }: { isDefaultPersisted: boolean },
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let position = 0;
  for (const entry of worlds.all()) {
    if (isDefaultPersisted && entry.world.id === DEFAULT_WORLD) continue;
    // Sorted by name, the least recently used world is first.
    position += 1;
    serializeWorld(join(folder, `${String(position).padStart(4, '0')}.bin`), entry);
  }
}

/** Adds the worlds of the previous process. Logs and skips incompatible ones. */
export function takeOverWorlds(
  worlds: WorldStore,
  folder: string,
  log: (line: string) => void = console.warn,
): void {
  if (!existsSync(folder)) return;
  const reasons = new Map<string, number>();
  for (const name of readdirSync(folder).toSorted()) {
    try {
      const entry = deserializeWorld(join(folder, name));
      worlds.adopt(entry.world.id, entry);
    } catch (error) {
      const reason = errorMessage(error);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  for (const [reason, count] of reasons) {
    log(`Reset ${count} ${count === 1 ? 'world' : 'worlds'}: ${reason}.`);
  }
  rmSync(folder, { recursive: true, force: true });
}
