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

export interface TrafficCounts {
  calls: number;
  /** By customer, or by the client's address. */
  readonly minutes: Map<string, { startedAt: number; calls: number }>;
}

export interface WorldEntry {
  readonly world: World;
  readonly clock: Clock;
  /** In the order in which they apply. */
  failures: Failure[];
  /** In order; empty for the plain demo shop. */
  scenarios: readonly ScenarioName[];
  readonly options: WorldOptions;
  readonly traffic: TrafficCounts;
  isRefusingSockets: boolean;
  /** Created explicitly, so never evicted. */
  isPinned: boolean;
  /** Number of open requests and connections. */
  activeCount: number;
}

/** The part of an entry that can be persisted. */
export type PersistedWorld = Omit<WorldEntry, 'activeCount' | 'traffic' | 'isRefusingSockets'>;

/** `drop` closes a world's WebSockets; `refuse` also rejects new ones until `accept`. */
export const SOCKET_COMMANDS = ['accept', 'drop', 'refuse'] as const;
export type SocketCommand = (typeof SOCKET_COMMANDS)[number];

export interface WorldOptions {
  seed?: number;
  clock?: ClockOptions;
  scenarios?: readonly ScenarioName[];
  settings?: SettingsOverrides;
  failures?: Failure[];
}

/** All worlds by name. They share one frozen base per seed and scenarios, nothing else (API-07). */
export interface WorldStore {
  mode: 'development' | 'test';
  /**
   * Returns a world, created on first use with `scenarios`, else those in its name.
   *
   * @throws if its name lacks some of them.
   */
  get: (id: string, scenarios?: readonly ScenarioName[]) => WorldEntry;
  /** Doesn't create the world or count as use. */
  find: (id: string) => WorldEntry | undefined;
  /** Creates or replaces a pinned world. */
  put: (id: string, options: WorldOptions) => WorldEntry;
  /** Adds a persisted world. */
  adopt: (id: string, entry: PersistedWorld) => WorldEntry;
  /** Keeps seed, scenarios, failures and time. */
  reset: (id: string) => WorldEntry;
  /** Returns whether the scenarios needed a new world. */
  switchScenarios: (id: string, names: readonly ScenarioName[]) => boolean;
  controlSockets: (id: string, command: SocketCommand) => void;
  delete: (id: string) => boolean;
  /** Least recently used first. */
  all: () => Iterable<WorldEntry>;
  /** `replaced` and `gone` close a world, `dropped` only its WebSockets. */
  onClose: (listener: CloseListener) => void;
  size: () => number;
}

export type CloseListener = (entry: WorldEntry, reason: 'replaced' | 'gone' | 'dropped') => void;

/** Used by requests that name no world. */
export const DEFAULT_WORLD = 'default';

/** Valid in headers and cookies. */
export const WORLD_NAME_PATTERN = /^[\w.-]{1,64}$/;

/**
 * Above `limit`, evicts the least recently used world, unless pinned, in use or the default world.
 * Test worlds start at `testStart`, which is read for each: a long run may pass midnight.
 */
export function createWorldStore(
  mode: WorldStore['mode'],
  { limit = 200, testStart = () => TEST_START }: { limit?: number; testStart?: () => string } = {},
): WorldStore {
  // A Map keeps the insertion order: used worlds move to the end.
  const entries = new Map<string, WorldEntry>();
  const listeners: CloseListener[] = [];

  const notify = (entry: WorldEntry | undefined, reason: Parameters<CloseListener>[1]) => {
    if (entry) for (const listener of listeners) listener(entry, reason);
  };

  const createEntry = (id: string, options: WorldOptions, isPinned: boolean): WorldEntry => {
    const clock = createClock(
      options.clock ?? (mode === 'test' ? { startsAt: testStart(), frozen: true } : {}),
    );
    const { scenarios = [], failures = [] } = options;
    const world = stageWorld(stageOptionsOf(id, options, scenarios, clock));
    const fields = { world, clock, failures, scenarios, options, isPinned };
    return { ...createTraffic(), ...fields, activeCount: 0, isRefusingSockets: false };
  };

  const evict = (requested: WorldEntry) => {
    for (const [id, entry] of entries) {
      if (entries.size <= limit) return;
      // The requested world isn't in use yet, but about to be.
      if (entry.activeCount > 0 || entry === requested) continue;
      if (entry.isPinned || id === DEFAULT_WORLD) continue;
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
  const create = (id: string, scenarios: readonly ScenarioName[] = scenariosOfWorld(id)) =>
    createEntry(id, scenarios.length > 0 ? { scenarios } : {}, false);
  const get: WorldStore['get'] = (id, scenarios) =>
    store(id, entries.get(id) ?? create(id, scenarios));
  const restart = (id: string, entry: WorldEntry, scenarios: readonly ScenarioName[]) => {
    const world = stageWorld(stageOptionsOf(id, entry.options, scenarios, entry.clock));
    return replace(id, { ...entry, ...createTraffic(), world, scenarios, activeCount: 0 });
  };

  return {
    mode,
    get,
    find: (id) => entries.get(id),
    put: (id, options) => replace(id, createEntry(id, options, true)),
    adopt: (id, entry) =>
      replace(id, {
        ...createTraffic(),
        ...entry,
        activeCount: 0,
        isRefusingSockets: false,
      }),
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
      entry.isRefusingSockets = command === 'refuse';
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
