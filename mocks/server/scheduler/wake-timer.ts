import { nextDue } from '../../domain/world/scheduled-events.ts';
import type { WorldStore, WorldEntry } from '../../worlds/world-store.ts';
import { runScheduledEvents } from '../../domain/seed/run-scheduled-events.ts';

/** The longest that a timer can wait. */
const FOREVER_MS = 2 ** 31 - 1;

/** One real timer for all worlds. */
export interface WakeTimer {
  /** Looks when the next thing is due in a world, which has just done something. */
  set: (seat: WorldEntry) => void;
  stop: () => void;
}

/**
 * Makes what is due in worlds with running clocks happen without any request. Where time stands still only moving the clock does
 * it.
 */
export function createWakeTimer(registry: WorldStore): WakeTimer {
  let timer: NodeJS.Timeout | undefined;
  let ringsAt = Infinity;

  const ring = () => {
    ringsAt = Infinity;
    for (const { world, clock } of registry.all()) {
      try {
        if (!clock.isFrozen && world.due.length > 0) runScheduledEvents(world);
      } catch (error) {
        // Nobody waits for an answer here, and the other worlds go on.
        console.error(`Failed to let happen what was due in the world ${world.id}:`, error);
      }
    }
    for (const seat of registry.all()) set(seat);
  };

  const set = ({ world, clock }: WorldEntry) => {
    if (clock.isFrozen || world.due.length === 0) return;
    const wait = Math.min(FOREVER_MS, Math.max(0, nextDue(world) - world.now()));
    const at = performance.now() + wait;
    if (at >= ringsAt) return;
    clearTimeout(timer);
    ringsAt = at;
    timer = setTimeout(ring, Math.ceil(wait));
    // A mock that has nothing else to do may end.
    timer.unref();
  };

  return {
    set,
    stop() {
      clearTimeout(timer);
      ringsAt = -Infinity;
    },
  };
}
