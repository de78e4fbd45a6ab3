import { nextDue } from '../../domain/world/scheduled-events.ts';
import type { WorldStore, WorldEntry } from '../../worlds/world-store.ts';
import { runScheduledEvents } from '../../domain/seed/run-scheduled-events.ts';

/** The longest that a timer can wait. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** One real timer for all worlds. */
export interface WakeTimer {
  /** Looks when the next thing is due in a world, which has just done something. */
  set: (entry: WorldEntry) => void;
  stop: () => void;
}

/**
 * Makes what is due in worlds with running clocks happen without any request. Where time stands still only moving the clock does
 * it.
 */
export function createWakeTimer(worlds: WorldStore): WakeTimer {
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;

  const wake = () => {
    wakesAt = Infinity;
    for (const { world, clock } of worlds.all()) {
      try {
        if (!clock.isFrozen && world.scheduledEvents.length > 0) runScheduledEvents(world);
      } catch (error) {
        // Nobody waits for an answer here, and the other worlds go on.
        console.error(`Failed to run scheduled events of the world ${world.id}:`, error);
      }
    }
    for (const entry of worlds.all()) set(entry);
  };

  const set = ({ world, clock }: WorldEntry) => {
    if (clock.isFrozen || world.scheduledEvents.length === 0) return;
    const wait = Math.min(MAX_TIMEOUT_MS, Math.max(0, nextDue(world) - world.now()));
    const at = performance.now() + wait;
    if (at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(wake, Math.ceil(wait));
    // A mock that has nothing else to do may end.
    timer.unref();
  };

  return {
    set,
    stop() {
      clearTimeout(timer);
      wakesAt = -Infinity;
    },
  };
}
