import type { RealtimeEvents } from '../../generated/realtime.d.ts';
import type { World } from './world.ts';

export interface WorldEvent {
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
}

type Listener = (event: WorldEvent) => void;

// Outside the worlds, since a world is plain data and listeners end with the process.
const listeners = new WeakMap<World, Set<Listener>>();

/**
 * Notifies a world's listeners in the order of adding. A channel, event or payload missing from
 * `openapi/realtime.yaml` does not compile.
 */
export function emitEvent<
  Channel extends keyof RealtimeEvents,
  Event extends keyof RealtimeEvents[Channel] & string,
>(world: World, channel: Channel, event: Event, payload: RealtimeEvents[Channel][Event]): void {
  for (const listener of listeners.get(world) ?? []) listener({ channel, event, payload });
}

/** Returns a function that stops listening. */
export function onEvent(world: World, listener: Listener): () => void {
  const worldListeners = listeners.get(world) ?? new Set();
  // A separate wrapper, so that the same function can listen twice.
  const own: Listener = (event) => listener(event);
  listeners.set(world, worldListeners.add(own));
  return () => void worldListeners.delete(own);
}
