import type { RealtimeEvents } from '../../generated/realtime.d.ts';
import type { World } from './world.ts';

/** An event on one of a world's realtime channels. */
export interface WorldEvent {
  readonly channel: string;
  readonly event: string;
  /** Plain data, as it goes on the wire */
  readonly payload: unknown;
}

type Listener = (event: WorldEvent) => void;

// Beside the worlds and not in them: a world is plain data, and who listens ends with the process.
const listeners = new WeakMap<World, Set<Listener>>();

/**
 * Notifies the listeners of a world, in the order in which they were added. A channel, event
 * or payload that `openapi/realtime.yaml` doesn't describe does not compile.
 */
export function emitEvent<
  Channel extends keyof RealtimeEvents,
  Event extends keyof RealtimeEvents[Channel] & string,
>(world: World, channel: Channel, event: Event, payload: RealtimeEvents[Channel][Event]): void {
  for (const listener of listeners.get(world) ?? []) listener({ channel, event, payload });
}

/** Listens to all events of a world, until the returned function is called. */
export function onEvent(world: World, listener: Listener): () => void {
  const known = listeners.get(world) ?? new Set();
  // A wrapper of its own, so that listening twice with one function counts twice.
  const own: Listener = (event) => listener(event);
  listeners.set(world, known.add(own));
  return () => void known.delete(own);
}
