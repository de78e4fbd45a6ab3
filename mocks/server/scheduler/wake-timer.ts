import { nextDueTime } from '../../domain/world/scheduled-events.ts';
import type { WorldStore, WorldEntry } from '../../worlds/world-store.ts';
import { runScheduledEvents } from '../../domain/seed/run-scheduled-events.ts';

/** The maximum delay of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface WakeTimer {
  /** Call when a world's scheduled events may have changed. */
  reschedule: (entry: WorldEntry) => void;
  stop: () => void;
}

/** Runs due events without a request. Frozen clocks have to be advanced. */
export function createWakeTimer(worlds: WorldStore): WakeTimer {
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;

  const wake = () => {
    wakesAt = Infinity;
    for (const { world, clock } of worlds.all()) {
      try {
        if (!clock.isFrozen && world.scheduledEvents.length > 0) runScheduledEvents(world);
      } catch (error) {
        // No request can report the error, and other worlds must continue.
        console.error(`Failed to run scheduled events of the world ${world.id}:`, error);
      }
    }
    for (const entry of worlds.all()) reschedule(entry);
  };

  const reschedule = ({ world, clock }: WorldEntry) => {
    if (clock.isFrozen || world.scheduledEvents.length === 0) return;
    const wait = Math.min(MAX_TIMEOUT_MS, Math.max(0, nextDueTime(world) - world.now()));
    const at = performance.now() + wait;
    if (at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(wake, Math.ceil(wait));
    // Doesn't keep the process alive.
    timer.unref();
  };

  return {
    reschedule,
    stop() {
      clearTimeout(timer);
      wakesAt = -Infinity;
    },
  };
}
