import { type DiffContext, reportDifference } from './diff-context.ts';

type Requirement = Record<string, string[]>;

/** Compares who may make a call: each alternative is a set of proofs, and one of them has to be given. */
export function compareSecurity(
  spot: DiffContext,
  old: readonly Requirement[] | undefined,
  now: readonly Requirement[] | undefined,
): void {
  const [was, is] = [proofsOf(old), proofsOf(now)];
  const words = (ways: readonly Set<string>[]) =>
    ways
      .map((way) => (way.size === 0 ? 'nobody in particular' : [...way].join(' and ')))
      .join(', or ');
  const isCovered = (way: Set<string>, by: readonly Set<string>[]) =>
    by.some((other) => isWithin(other, way));
  const isTighter = was.some((way) => !isCovered(way, is));
  const isLooser = is.some((way) => !isCovered(way, was));
  if (isTighter) reportDifference(spot, 'security-tightened', words(was), words(is));
  if (isLooser) reportDifference(spot, 'security-loosened', words(was), words(is));
  const named = (ways: readonly Set<string>[]) => new Set(ways.flatMap((way) => [...way]));
  const isUnused = !isTighter && !isLooser && !isWithin(named(was), named(is));
  if (isUnused) reportDifference(spot, 'security-token-unused', words(was), words(is));
}

function proofsOf(requirements: readonly Requirement[] = []): Set<string>[] {
  if (requirements.length === 0) return [new Set()];
  return requirements.map(
    (requirement) =>
      new Set(
        Object.entries(requirement).flatMap(([name, scopes]) => [
          name,
          ...scopes.map((scope) => `${name}:${scope}`),
        ]),
      ),
  );
}

function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((proof) => other.has(proof));
}
