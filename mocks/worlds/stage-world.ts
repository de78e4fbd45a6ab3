import { deepFreeze } from '../fixtures/deep-freeze.ts';
import type { Base } from '../fixtures/base-data.ts';
import { createWorld } from '../domain/seed/create-world.ts';
import { demoHistory } from '../domain/seed/demo-history.ts';
import { sharedBase } from '../domain/seed/shared-base.ts';
import type { SettingsOverrides, World } from '../domain/world/world.ts';
import { type ScenarioName, scenarios, scenariosOf } from './scenarios/scenarios.ts';
import { needsNewWorld } from './scenarios/scenario.ts';

const bases = new Map<string, Base>();

export interface StageWorldOptions {
  readonly id: string;
  readonly seed: number;
  readonly now: () => number;
  readonly scenarios: readonly ScenarioName[];
  /** Overrides the settings of the scenarios. */
  readonly settings: SettingsOverrides;
}

/** Creates a world and applies its scenarios in order. */
export function stageWorld(options: StageWorldOptions): World {
  const { id, seed, now } = options;
  const chosen = scenariosOf(options.scenarios);
  const base = stagedBase(seed, options.scenarios);
  // The past derives from the base before scenarios change it, since it needs products.
  const initialHistory = demoHistory(baseWithProducts(seed, options.scenarios));
  const past = chosen.reduce(
    (current, { transformHistory: change }) => change?.(current) ?? current,
    initialHistory,
  );
  const release = chosen.findLast((scenario) => scenario.release)?.release ?? 'R1';
  const settings = stagedSettings(options);
  const world = createWorld({ id, seed, now, base, past, settings, release });
  return chosen.reduce(
    (current, { transformWorld }) => transformWorld?.(current) ?? current,
    world,
  );
}

export function stagedSettings({
  seed,
  scenarios: names,
  settings,
}: StageWorldOptions): SettingsOverrides {
  const base = stagedBase(seed, names);
  const parts = scenariosOf(names).map((scenario) => scenario.settings?.(base) ?? {});
  return Object.assign({}, ...parts, settings) as SettingsOverrides;
}

/** Returns the shared base of a seed and scenarios, created on first use. */
export function stagedBase(seed: number, names: readonly ScenarioName[]): Base {
  const stocked = baseWithProducts(seed, names);
  const changing = scenariosOf(names).flatMap(({ transformBase }) => transformBase ?? []);
  if (changing.length === 0) return stocked;
  const key = `${seed}/${names.join(',')}`;
  const known = bases.get(key);
  if (known) return known;
  const base = deepFreeze(changing.reduce((current, change) => change(current), stocked));
  bases.set(key, base);
  return base;
}

/** Whether a world can change its scenarios and keep its state. */
export function canSwitchInPlace(
  from: readonly ScenarioName[],
  to: readonly ScenarioName[],
): boolean {
  const structuralScenarios = (names: readonly ScenarioName[]) =>
    names.filter((name) => needsNewWorld(scenarios[name])).join();
  return structuralScenarios(from) === structuralScenarios(to);
}

function baseWithProducts(seed: number, names: readonly ScenarioName[]): Base {
  const counts = scenariosOf(names).flatMap(({ productCount }) => productCount ?? []);
  return sharedBase(seed, counts.at(-1));
}
