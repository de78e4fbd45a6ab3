import type { World } from './world.ts';

// Not part of the state: where a world is seen from is known anew with the next request.
const origins = new WeakMap<World, string>();

/** Notes where browsers see a world, such as `http://127.0.0.1:5173`, for what it tells without being asked. */
export function rememberOrigin(world: World, origin: string): void {
  origins.set(world, origin);
}

/** Where browsers saw a world last; the mock's usual address before the first request. */
export function originOf(world: World): string {
  return origins.get(world) ?? 'http://127.0.0.1:4010';
}
