import type { ScenarioName } from './scenarios/scenarios.ts';
import { scenariosOfWorld } from './scenarios/parse-scenarios.ts';
import {
  canSwitchInPlace,
  stagedSettings,
  stageWorld,
  type StageWorldOptions,
} from './stage-world.ts';
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

/** What of an entry another process can pass on. */
export type PersistedWorld = Omit<WorldEntry, 'pinned' | 'inUse' | 'traffic' | 'refusesSockets'>;

/** What becomes of a world's web sockets: `drop` breaks them off, `refuse` also turns new ones away until `accept`. */
export const SOCKET_COMMANDS = ['accept', 'drop', 'refuse'] as const;
export type SocketCommand = (typeof SOCKET_COMMANDS)[number];

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
  adopt: (id: string, entry: PersistedWorld) => WorldEntry;
  /** Replaces a world by a new one with its seed, scenarios, failures and time. */
  reset: (id: string) => WorldEntry;
  /** Switches a world to other scenarios. Returns whether that needed a new world. */
  switchScenarios: (id: string, names: readonly ScenarioName[]) => boolean;
  controlSockets: (id: string, command: SocketCommand) => void;
  delete: (id: string) => boolean;
  /** The one used longest ago first. */
  all: () => Iterable<WorldEntry>;
  /** Called for each closed world: `replaced` by another of its name, else `gone`, or only its web sockets `dropped`. */
  onClose: (listener: CloseListener) => void;
  size: () => number;
}

/** Called when a world was closed for its web socket clients. */
export type CloseListener = (entry: WorldEntry, reason: 'replaced' | 'gone' | 'dropped') => void;

/** Names that a header and a cookie can carry. */
export const WORLD_NAME = /^[\w.-]{1,64}$/;

/**
 * Makes an empty store. Above `limit` the world used longest ago goes, but never one that is pinned or in use. Worlds of tests
 * stand at `testStart`.
 */
export function createWorldStore(
  mode: WorldStore['mode'],
  { limit = 200, testStart = TEST_START }: { limit?: number; testStart?: string } = {},
): WorldStore {
  // A Map keeps the order of insertion: used worlds are put to its end.
  const entries = new Map<string, WorldEntry>();
  const listeners: CloseListener[] = [];

  const notify = (entry: WorldEntry | undefined, reason: Parameters<CloseListener>[1]) => {
    if (entry) for (const listener of listeners) listener(entry, reason);
  };

  const createEntry = (id: string, options: WorldOptions, pinned: boolean): WorldEntry => {
    const clock = createClock(
      options.clock ?? (mode === 'test' ? { startsAt: testStart, frozen: true } : {}),
    );
    const { scenarios = [], failures = [] } = options;
    const world = stageWorld(stageOptionsOf(id, options, scenarios, clock));
    const fields = { world, clock, failures, scenarios, options, pinned };
    return { ...createTraffic(), ...fields, inUse: 0, refusesSockets: false };
  };

  const evict = (requested: WorldEntry) => {
    for (const [id, entry] of entries) {
      if (entries.size <= limit) return;
      // The world asked for is not in use yet, but about to be.
      if (entry.pinned || entry.inUse > 0 || entry === requested) continue;
      entries.delete(id);
      notify(entry, 'gone');
    }
  };
  const store = (id: string, entry: WorldEntry) => {
    entries.delete(id);
    entries.set(id, entry);
    evict(entry);
    return entry;
  };

  const replace = (id: string, entry: WorldEntry) => {
    const old = entries.get(id);
    store(id, entry);
    notify(old, 'replaced');
    return entry;
  };
  const get: WorldStore['get'] = (id, scenarios = scenariosOfWorld(id)) =>
    store(id, entries.get(id) ?? createEntry(id, scenarios.length > 0 ? { scenarios } : {}, false));
  const restart = (id: string, entry: WorldEntry, scenarios: readonly ScenarioName[]) => {
    const world = stageWorld(stageOptionsOf(id, entry.options, scenarios, entry.clock));
    return replace(id, { ...entry, ...createTraffic(), world, scenarios, inUse: 0 });
  };

  return {
    mode,
    get,
    find: (id) => entries.get(id),
    put: (id, options) => replace(id, createEntry(id, options, true)),
    adopt: (id, entry) =>
      replace(id, { ...createTraffic(), ...entry, pinned: true, inUse: 0, refusesSockets: false }),
    reset(id) {
      const entry = get(id);
      return restart(id, entry, entry.scenarios);
    },
    switchScenarios(id, names) {
      const entry = get(id);
      if (!canSwitchInPlace(entry.scenarios, names)) {
        restart(id, entry, names);
        return true;
      }
      const staged = stagedSettings(stageOptionsOf(id, entry.options, names, entry.clock));
      entry.world.settings = { ...demoSettings(id), ...staged };
      Object.assign(entry, createTraffic(), { scenarios: names });
      return false;
    },
    controlSockets(id, command) {
      const entry = get(id);
      entry.refusesSockets = command === 'refuse';
      if (command !== 'accept') notify(entry, 'dropped');
    },
    delete(id) {
      const entry = entries.get(id);
      entries.delete(id);
      notify(entry, 'gone');
      return entry !== undefined;
    },
    all: () => entries.values(),
    onClose: (listener) => void listeners.push(listener),
    size: () => entries.size,
  };
}

function stageOptionsOf(
  id: string,
  { seed = 1, settings = {} }: WorldOptions,
  scenarios: readonly ScenarioName[],
  clock: Clock,
): StageWorldOptions {
  return { id, seed, settings, scenarios, now: clock.now };
}

function createTraffic(): Pick<WorldEntry, 'traffic'> {
  return { traffic: { calls: 0, minutes: new Map() } };
}
