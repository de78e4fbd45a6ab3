import { type DiffContext, reportDifference } from './diff-context.ts';

type Requirement = Record<string, string[]>;

/** Compares security requirements: a request must meet all schemes of one alternative. */
export function compareSecurity(
  context: DiffContext,
  old: readonly Requirement[] | undefined,
  now: readonly Requirement[] | undefined,
): void {
  const [was, is] = [alternativesOf(old), alternativesOf(now)];
  const words = (alternatives: readonly Set<string>[]) =>
    alternatives
      .map((alternative) =>
        alternative.size === 0 ? 'no authentication' : [...alternative].join(' and '),
      )
      .join(', or ');
  const isCovered = (alternative: Set<string>, by: readonly Set<string>[]) =>
    by.some((other) => isSubset(other, alternative));
  const isTighter = was.some((alternative) => !isCovered(alternative, is));
  const isLooser = is.some((alternative) => !isCovered(alternative, was));
  if (isTighter) reportDifference(context, 'security-tightened', words(was), words(is));
  if (isLooser) reportDifference(context, 'security-loosened', words(was), words(is));
  const named = (alternatives: readonly Set<string>[]) =>
    new Set(alternatives.flatMap((alternative) => [...alternative]));
  const isUnused = !isTighter && !isLooser && !isSubset(named(was), named(is));
  if (isUnused) reportDifference(context, 'security-token-unused', words(was), words(is));
}

function alternativesOf(requirements: readonly Requirement[] = []): Set<string>[] {
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

function isSubset(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((requirement) => other.has(requirement));
}
