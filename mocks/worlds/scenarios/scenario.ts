import type { Handlers } from '../../domain/handlers.ts';
import type { Base } from '../../fixtures/base-data.ts';
import type { DemoHistory } from '../../domain/seed/demo-history.ts';
import type { Release } from '../../domain/world/release.ts';
import type { SettingsOverrides, World } from '../../domain/world/world.ts';

export interface Traffic {
  readonly delayMs?: number;
  /** Every nth call fails. */
  readonly failEvery?: { readonly calls: number; readonly kind: 500 | 'drop' };
  /** Per customer in calls that need one, else per client address; the next call is a 429. */
  readonly limitPerMinute?: number;
  /** These operations return 500. */
  readonly failing?: readonly (keyof Handlers)[];
  /** URLs in responses start with the mock's own address, not with the shop's. */
  readonly hasOwnOrigin?: boolean;
}

/** A variant of a world. Scenarios apply in order; omitted fields change nothing. */
export interface Scenario {
  /** One sentence for a list. */
  readonly summary: string;
  /** Overrides the response of `/api/master`. */
  readonly settings?: (base: Base) => SettingsOverrides;
  /** Applied before other changes. */
  readonly productCount?: number;
  /** The release of the backend; the last scenario with one decides. */
  readonly release?: Release;
  /** Derives another base from the shared one; cached per process. */
  readonly transformBase?: (base: Base) => Base;
  readonly transformHistory?: (history: DemoHistory) => DemoHistory;
  readonly transformWorld?: (world: World) => World;
  readonly traffic?: Traffic;
}

/** Settings and traffic can change in a running world. */
export function needsNewWorld({
  productCount,
  release,
  transformBase,
  transformHistory,
  transformWorld,
}: Scenario): boolean {
  return [productCount, release, transformBase, transformHistory, transformWorld].some(
    (part) => part !== undefined,
  );
}
