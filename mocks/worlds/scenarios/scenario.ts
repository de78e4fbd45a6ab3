import type { Base } from '../../fixtures/base-data.ts';
import type { DemoHistory } from '../../domain/seed/demo-history.ts';
import type { SettingsOverrides, World } from '../../domain/world/world.ts';

/** What a scenario does to the calls of a world, whatever they ask. */
export interface Traffic {
  /** Milliseconds before each answer. */
  readonly delayMs?: number;
  /** Each call of this number fails: the third, the sixth … with 3. */
  readonly failEvery?: { readonly calls: number; readonly kind: 500 | 'drop' };
  /** Calls a minute for each signed-in customer, and for all guests together; the next one is a 429. */
  readonly limitPerMinute?: number;
}

/** A way for a world to be. What is left out stays as it is; several of them are laid over each other in order. */
export interface Scenario {
  /** One sentence for a list to choose from. */
  readonly summary: string;
  /** Laid over the answer of `/api/master`. */
  readonly settings?: (base: Base) => SettingsOverrides;
  /** How many products the base has, before anything else is changed. */
  readonly products?: number;
  /** Makes another base from the frozen shared one; done once per process and kept. */
  readonly base?: (base: Base) => Base;
  /** What the demo customer brings along. */
  readonly past?: (past: DemoHistory) => DemoHistory;
  /** Changes a new world, or makes another one from it. */
  readonly shape?: (world: World) => World;
  readonly traffic?: Traffic;
}

/** Whether the scenario needs a new world; settings and traffic change while a world runs. */
export function needsNewWorld({ products, base, past, shape }: Scenario): boolean {
  return [products, base, past, shape].some((part) => part !== undefined);
}
