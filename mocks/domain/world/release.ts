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
 * Whether responses have our own fields (`x-own` in the contract). Only the demo shop sends them;
 * worlds that behave like a later release respond like the backend.
 */
export function hasOwnFields({ release }: Releasing): boolean {
  return release === 'R1';
}

/** Returns our own fields, or none in worlds without them. */
export function ownFields<Target extends object>(
  world: Releasing,
  makeFields: () => Partial<Target>,
): Partial<Target> {
  return hasOwnFields(world) ? makeFields() : {};
}
