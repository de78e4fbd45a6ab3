import type { World } from './world.ts';

// Outside the state, since each request sets it again.
const origins = new WeakMap<World, string>();

/** Stores the browsers' origin, such as `http://127.0.0.1:5173`, for URLs in realtime events. */
export function setOrigin(world: World, origin: string): void {
  origins.set(world, origin);
}

/** Falls back to the mock's default address before the first request. */
export function originOf(world: World): string {
  return origins.get(world) ?? 'http://127.0.0.1:4010';
}
