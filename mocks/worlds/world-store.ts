import type { ScenarioName } from './scenarios/scenarios.ts';
import { scenariosOfWorld } from './scenarios/parse-scenarios.ts';
import { keepsState, stagedSettings, stageWorld, type Staging } from './stage-world.ts';
import { type Clock, type ClockOptions, createClock, TEST_START } from './clock.ts';
import { demoSettings } from '../domain/seed/demo-settings.ts';
import type { Failure } from './failures.ts';
import type { SettingsOverrides, World } from '../domain/world/world.ts';

/** Calls counted for the scenarios that look at them. */
export interface TrafficCounts {
  calls: number;
  /** By customer's token, `''` for guests: the calls of the running minute. */
  readonly minutes: Map<string, { startedAt: number; calls: number }>;
}

/** A world with what surrounds it. */
export interface WorldEntry {
  readonly world: World;
  readonly clock: Clock;
  /** Operations that are to fail, in the order in which they were asked for. */
  failures: Failure[];
  /** What the world is like, in order; empty for the demo shop as it is. */
  scenarios: readonly ScenarioName[];
  /** What it was made from, to make it again. */
  readonly options: WorldOptions;
  readonly traffic: TrafficCounts;
  /** Web sockets are turned away for now. */
  refusesSockets: boolean;
  /** Made on purpose: stays until it is deleted. */
  pinned: boolean;
  /** Requests on their way. */
  inUse: number;
}

/** What of a seat another process can hand over. */
export type PersistedWorld = Omit<WorldEntry, 'pinned' | 'inUse' | 'traffic' | 'refusesSockets'>;

/** What becomes of a world's web sockets: `drop` breaks them off, `refuse` also turns new ones away until `accept`. */
export const SOCKET_ORDERS = ['accept', 'drop', 'refuse'] as const;
export type SocketOrder = (typeof SOCKET_ORDERS)[number];

/** What a world is made from. */
export interface WorldOptions {
  seed?: number;
  clock?: ClockOptions;
  scenarios?: readonly ScenarioName[];
  settings?: SettingsOverrides;
  failures?: Failure[];
}

/** All worlds of a mock, by name; they share one frozen base per seed and scenario, and nothing else (API-07). */
export interface WorldStore {
  mode: 'development' | 'test';
  /** The world of that name, made when it is first asked for; only then do the scenarios count, which else its name says. */
  get: (id: string, scenarios?: readonly ScenarioName[]) => WorldEntry;
  /** The world of that name if there is one. Looking doesn't count as use. */
  find: (id: string) => WorldEntry | undefined;
  /** Makes or replaces a world that stays until it is deleted. */
  put: (id: string, options: WorldOptions) => WorldEntry;
  /** Takes a world in that was made elsewhere; it stays until it is deleted. */
  adopt: (id: string, seat: PersistedWorld) => WorldEntry;
  /** Makes a world anew from what it is now: seed, scenarios, failures and time stay, what happened in it is gone. */
  reset: (id: string) => WorldEntry;
  /** Has a world take other scenarios on. Answers whether it had to start anew for them. */
  switchScenarios: (id: string, names: readonly ScenarioName[]) => boolean;
  orderSockets: (id: string, order: SocketOrder) => void;
  delete: (id: string) => boolean;
  /** The one used longest ago first. */
  all: () => Iterable<WorldEntry>;
  /** Is told of each world that goes, `replaced` when another takes its name at once, else `gone`; and of each whose web sockets are `dropped`. */
  onClose: (listener: CloseListener) => void;
  size: () => number;
}

/** Hears of a world that has been closed to those who listen to it. */
export type CloseListener = (seat: WorldEntry, reason: 'replaced' | 'gone' | 'dropped') => void;

/** Names that a header and a cookie can carry. */
export const WORLD_NAME = /^[\w.-]{1,64}$/;

/** Makes an empty registry. Above `limit` the world used longest ago goes, but never one that is pinned or in use. */
export function createWorldStore(mode: WorldStore['mode'], limit = 200): WorldStore {
  // A Map keeps the order of insertion: used worlds are put to its end.
  const seats = new Map<string, WorldEntry>();
  const listeners: CloseListener[] = [];

  const tell = (seat: WorldEntry | undefined, reason: Parameters<CloseListener>[1]) => {
    if (seat) for (const listener of listeners) listener(seat, reason);
  };

  const make = (id: string, options: WorldOptions, pinned: boolean): WorldEntry => {
    const clock = createClock(
      options.clock ?? (mode === 'test' ? { startsAt: TEST_START, frozen: true } : {}),
    );
    const { scenarios = [], failures = [] } = options;
    const world = stageWorld(stagingOf(id, options, scenarios, clock));
    const made = { world, clock, failures, scenarios, options, pinned };
    return { ...newTraffic(), ...made, inUse: 0, refusesSockets: false };
  };

  const evict = (wanted: WorldEntry) => {
    for (const [id, seat] of seats) {
      if (seats.size <= limit) return;
      // The world asked for is not in use yet, but about to be.
      if (seat.pinned || seat.inUse > 0 || seat === wanted) continue;
      seats.delete(id);
      tell(seat, 'gone');
    }
  };
  const keep = (id: string, seat: WorldEntry) => {
    seats.delete(id);
    seats.set(id, seat);
    evict(seat);
    return seat;
  };

  const replace = (id: string, seat: WorldEntry) => {
    const old = seats.get(id);
    keep(id, seat);
    tell(old, 'replaced');
    return seat;
  };
  const get: WorldStore['get'] = (id, scenarios = scenariosOfWorld(id)) =>
    keep(id, seats.get(id) ?? make(id, scenarios.length > 0 ? { scenarios } : {}, false));
  const restart = (id: string, seat: WorldEntry, scenarios: readonly ScenarioName[]) => {
    const world = stageWorld(stagingOf(id, seat.options, scenarios, seat.clock));
    return replace(id, { ...seat, ...newTraffic(), world, scenarios, inUse: 0 });
  };

  return {
    mode,
    get,
    find: (id) => seats.get(id),
    put: (id, options) => replace(id, make(id, options, true)),
    adopt: (id, seat) =>
      replace(id, { ...newTraffic(), ...seat, pinned: true, inUse: 0, refusesSockets: false }),
    reset(id) {
      const seat = get(id);
      return restart(id, seat, seat.scenarios);
    },
    switchScenarios(id, names) {
      const seat = get(id);
      if (!keepsState(seat.scenarios, names)) {
        restart(id, seat, names);
        return true;
      }
      const staged = stagedSettings(stagingOf(id, seat.options, names, seat.clock));
      seat.world.settings = { ...demoSettings(id), ...staged };
      Object.assign(seat, newTraffic(), { scenarios: names });
      return false;
    },
    orderSockets(id, order) {
      const seat = get(id);
      seat.refusesSockets = order === 'refuse';
      if (order !== 'accept') tell(seat, 'dropped');
    },
    delete(id) {
      const seat = seats.get(id);
      seats.delete(id);
      tell(seat, 'gone');
      return seat !== undefined;
    },
    all: () => seats.values(),
    onClose: (listener) => void listeners.push(listener),
    size: () => seats.size,
  };
}

function stagingOf(
  id: string,
  { seed = 1, settings = {} }: WorldOptions,
  scenarios: readonly ScenarioName[],
  clock: Clock,
): Staging {
  return { id, seed, settings, scenarios, now: clock.now };
}

function newTraffic(): Pick<WorldEntry, 'traffic'> {
  return { traffic: { calls: 0, minutes: new Map() } };
}
