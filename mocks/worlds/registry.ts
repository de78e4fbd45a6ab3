import { type Clock, type ClockOptions, createClock, TEST_START } from './clock.ts';
import { createWorld } from './create-world.ts';
import type { Failure } from './failures.ts';
import type { SettingsOverrides, World } from './world.ts';

/** A world with what surrounds it. */
export interface Seat {
  world: World;
  clock: Clock;
  /** Operations that are to fail, in the order in which they were asked for. */
  failures: Failure[];
  /** Made on purpose: stays until it is deleted. */
  pinned: boolean;
  /** Requests on their way. */
  inUse: number;
}

/** What a world is made from. */
export interface SeatOptions {
  seed?: number;
  clock?: ClockOptions;
  settings?: SettingsOverrides;
  failures?: Failure[];
}

/** All worlds of a mock, by name; they share one frozen base per seed and nothing else (API-07). */
export interface Registry {
  mode: 'development' | 'test';
  /** The world of that name, made when it is first asked for. */
  get: (id: string) => Seat;
  /** Makes or replaces a world that stays until it is deleted. */
  put: (id: string, options: SeatOptions) => Seat;
  delete: (id: string) => boolean;
  /** The world of that name, if there is one. */
  find: (id: string) => Seat | undefined;
  all: () => Iterable<Seat>;
  /** Is told of each world that goes: `replaced` when another takes its name at once, else `gone`. */
  onClose: (listener: CloseListener) => void;
  size: () => number;
}

/** Hears of a world that has been closed. */
export type CloseListener = (seat: Seat, reason: 'replaced' | 'gone') => void;

/** Names that a header and a cookie can carry. */
export const WORLD_NAME = /^[\w.-]{1,64}$/;

/** Makes an empty registry. Above `limit` the world used longest ago goes, but never one that is pinned or in use. */
export function createRegistry(mode: Registry['mode'], limit = 200): Registry {
  // A Map keeps the order of insertion: used worlds are put to its end.
  const seats = new Map<string, Seat>();
  const listeners: CloseListener[] = [];

  const tell = (seat: Seat | undefined, reason: 'replaced' | 'gone') => {
    if (seat) for (const listener of listeners) listener(seat, reason);
  };

  const make = (id: string, options: SeatOptions, pinned: boolean): Seat => {
    const clock = createClock(
      options.clock ?? (mode === 'test' ? { startsAt: TEST_START, frozen: true } : {}),
    );
    const { seed = 1, settings = {}, failures = [] } = options;
    const world = createWorld({ id, seed, now: clock.now, settings });
    return { world, clock, failures, pinned, inUse: 0 };
  };

  const evict = (wanted: Seat) => {
    for (const [id, seat] of seats) {
      if (seats.size <= limit) return;
      // The world asked for is not in use yet, but about to be.
      if (seat.pinned || seat.inUse > 0 || seat === wanted) continue;
      seats.delete(id);
      tell(seat, 'gone');
    }
  };

  return {
    mode,
    get(id) {
      const seat = seats.get(id) ?? make(id, {}, false);
      seats.delete(id);
      seats.set(id, seat);
      evict(seat);
      return seat;
    },
    put(id, options) {
      const seat = make(id, options, true);
      const old = seats.get(id);
      seats.set(id, seat);
      tell(old, 'replaced');
      evict(seat);
      return seat;
    },
    delete(id) {
      const seat = seats.get(id);
      seats.delete(id);
      tell(seat, 'gone');
      return seat !== undefined;
    },
    find: (id) => seats.get(id),
    all: () => seats.values(),
    onClose: (listener) => void listeners.push(listener),
    size: () => seats.size,
  };
}
