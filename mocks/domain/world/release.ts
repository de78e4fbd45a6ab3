/** Releases of the backend, oldest first. */
export const RELEASES = ['R1', 'R2', 'R3', 'R4'] as const;

export type Release = (typeof RELEASES)[number];

interface Releasing {
  readonly release: Release;
}

/** Whether a world behaves like the release `since` or a later one. */
export function isSince({ release }: Releasing, since: Release): boolean {
  return RELEASES.indexOf(release) >= RELEASES.indexOf(since);
}

/** Returns the fields that the backend sends from a release on, or none before it. */
export function fieldsSince<Target extends object>(
  world: Releasing,
  since: Release,
  makeFields: () => Partial<Target>,
): Partial<Target> {
  return isSince(world, since) ? makeFields() : {};
}

/**
 * Returns our own fields (`x-own` in the contract), or none in worlds that behave like a later
 * release: only the demo shop sends them.
 */
export function ownFields<Target extends object>(
  { release }: Releasing,
  makeFields: () => Partial<Target>,
): Partial<Target> {
  return release === 'R1' ? makeFields() : {};
}
