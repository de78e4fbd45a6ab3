import { existsSync, renameSync, rmSync } from 'node:fs';
import { errorMessage } from '../../../contract/lib/error-message.ts';
import { DEFAULT_WORLD, type WorldStore } from '../world-store.ts';
import { deserializeWorld, serializeWorld } from './world-file.ts';

export interface WorldPersistence {
  /** Schedules a write; many changes share one. */
  touch: () => void;
  flush: () => void;
}

/**
 * Restores the default world and keeps its file up to date. Moves an incompatible file aside; never
 * stops the mock.
 */
export function persistDefaultWorld(
  worlds: WorldStore,
  file: string,
  { log = console.warn, delayMs = 300 }: { log?: (line: string) => void; delayMs?: number } = {},
): WorldPersistence {
  restore(worlds, file, log);
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const entry = worlds.find(DEFAULT_WORLD);
    try {
      if (entry) serializeWorld(file, entry);
      else rmSync(file, { force: true });
    } catch (error) {
      log(
        `Failed to store the default world: ${errorMessage(error)}. It is lost when the mock stops.`,
      );
    }
  };
  return {
    flush,
    touch() {
      timer ??= setTimeout(flush, delayMs).unref();
    },
  };
}

function restore(worlds: WorldStore, file: string, log: (line: string) => void): void {
  if (!existsSync(file)) return;
  try {
    worlds.adopt(DEFAULT_WORLD, { ...deserializeWorld(file), isPinned: true });
  } catch (error) {
    const aside = `${file}.aside`;
    log(`Reset the default world: ${errorMessage(error)}. The old file was renamed to ${aside}.`);
    try {
      renameSync(file, aside);
    } catch (failure) {
      log(`Failed to rename ${file}: ${errorMessage(failure)}. Delete it.`);
    }
  }
}
