import type { ScheduledEvent } from './state/scheduled-event.ts';
import type { World } from './world.ts';

export function scheduleEvent(world: World, event: ScheduledEvent): void {
  world.scheduledEvents.push(event);
}

/** Removes the earliest due event; ties in the order of adding. */
export function popDueEvent(world: World): ScheduledEvent | undefined {
  const now = world.now();
  let earliest = -1;
  for (const [index, { dueAt }] of world.scheduledEvents.entries()) {
    const best = world.scheduledEvents[earliest];
    if (dueAt <= now && (best === undefined || dueAt < best.dueAt)) earliest = index;
  }
  return earliest < 0 ? undefined : world.scheduledEvents.splice(earliest, 1)[0];
}

/** Milliseconds since 1970; Infinity without events. */
export function nextDueTime(world: World): number {
  return world.scheduledEvents.reduce((next, { dueAt }) => Math.min(next, dueAt), Infinity);
}
