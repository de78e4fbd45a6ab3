import type { Branch } from './schema-branches.ts';

interface Matches {
  pairs: [old: Branch, now: Branch][];
  gone: Branch[];
  fresh: Branch[];
}

/**
 * Finds for every form of a value the one that it became. `differences` tells how far two are apart. Those that are alone on
 * both sides belong together whatever they are; others have to be equal, of one name, or of one type.
 */
export function matchBranches(
  old: readonly Branch[],
  now: readonly Branch[],
  differences: (old: Branch, now: Branch) => number,
): Matches {
  const [first, other] = [old[0], now[0]];
  if (first && other && old.length === 1 && now.length === 1) {
    return { pairs: [[first, other]], gone: [], fresh: [] };
  }
  const candidates = old
    .flatMap((one, index) =>
      now.map((two, place) => ({ one, two, index, place, apart: apartOf(one, two, differences) })),
    )
    .filter(({ apart }) => apart < Infinity)
    .toSorted((one, two) => one.apart - two.apart);
  const matches: Matches = { pairs: [], gone: [], fresh: [] };
  const [taken, given] = [new Set<number>(), new Set<number>()];
  for (const { one, two, index, place } of candidates) {
    if (taken.has(index) || given.has(place)) continue;
    taken.add(index);
    given.add(place);
    matches.pairs.push([one, two]);
  }
  matches.gone = old.filter((_, index) => !taken.has(index));
  matches.fresh = now.filter((_, place) => !given.has(place));
  return matches;
}

/** Equal ones first, then those of one name, then those that differ least; Infinity for what cannot belong together. */
function apartOf(
  old: Branch,
  now: Branch,
  differences: (old: Branch, now: Branch) => number,
): number {
  const isNumber = (branch: Branch) => branch.type === 'number' || branch.type === 'integer';
  if (old.type !== now.type && !(isNumber(old) && isNumber(now))) return Infinity;
  const count = differences(old, now);
  if (count === 0) return 0;
  return old.name !== undefined && old.name === now.name ? 0.5 : count;
}
