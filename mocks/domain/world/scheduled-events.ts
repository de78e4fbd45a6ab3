import type { ScheduledEvent } from './state/scheduled-event.ts';
import type { World } from './world.ts';

/** Has something happen later, `at` milliseconds since 1970 by the world's clock. */
export function scheduleEvent(world: World, event: ScheduledEvent): void {
  world.scheduledEvents.push(event);
}

/** Takes out the earliest of what is due by now; of two at the same moment the one planned first. */
export function popDueEvent(world: World): ScheduledEvent | undefined {
  const now = world.now();
  let earliest = -1;
  for (const [index, { at }] of world.scheduledEvents.entries()) {
    const best = world.scheduledEvents[earliest];
    if (at <= now && (best === undefined || at < best.at)) earliest = index;
  }
  return earliest < 0 ? undefined : world.scheduledEvents.splice(earliest, 1)[0];
}

/** When the next thing is due, milliseconds since 1970 by the world's clock; Infinity when nothing is planned. */
export function nextDue(world: World): number {
  return world.scheduledEvents.reduce((next, { at }) => Math.min(next, at), Infinity);
}
