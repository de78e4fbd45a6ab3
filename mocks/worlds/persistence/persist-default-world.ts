import { existsSync, renameSync, rmSync } from 'node:fs';
import type { WorldStore } from '../world-store.ts';
import { deserializeWorld, serializeWorld } from './world-file.ts';

/** Carries the default world over restarts of the mock. */
export interface WorldPersistence {
  /** Something may have changed: writes soon, once for many changes. */
  touch: () => void;
  /** Writes now. */
  flush: () => void;
}

const ID = 'default';

/**
 * Takes the default world up where the last mock left it, and writes it to the file from then on. A file that does
 * not fit is put aside with one line; nothing here ever stops the mock.
 */
export function persistDefaultWorld(
  registry: WorldStore,
  file: string,
  { say = console.warn, pause = 300 }: { say?: (line: string) => void; pause?: number } = {},
): WorldPersistence {
  restore(registry, file, say);
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const seat = registry.find(ID);
    try {
      if (seat) serializeWorld(file, seat);
      else rmSync(file, { force: true });
    } catch (error) {
      say(`Failed to keep the default world: ${reason(error)}. It is lost when the mock stops.`);
    }
  };
  return {
    flush,
    touch() {
      timer ??= setTimeout(flush, pause).unref();
    },
  };
}

function restore(registry: WorldStore, file: string, say: (line: string) => void): void {
  if (!existsSync(file)) return;
  try {
    registry.adopt(ID, deserializeWorld(file));
  } catch (error) {
    const aside = `${file}.aside`;
    say(`The default world begins anew: ${reason(error)}. The old one is put aside as ${aside}.`);
    try {
      renameSync(file, aside);
    } catch (failure) {
      say(`Failed to put ${file} aside: ${reason(failure)}. Delete it.`);
    }
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
