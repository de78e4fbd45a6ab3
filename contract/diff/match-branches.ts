import type { Branch } from './schema-shapes.ts';

interface Matches {
  pairs: [old: Branch, now: Branch][];
  removed: Branch[];
  added: Branch[];
}

/**
 * Matches branches of two unions, the closest first. Single branches always match; others need the
 * same type.
 *
 * @param differences counts the differences of two branches.
 */
export function matchBranches(
  old: readonly Branch[],
  now: readonly Branch[],
  differences: (old: Branch, now: Branch) => number,
): Matches {
  const [first, other] = [old[0], now[0]];
  if (first && other && old.length === 1 && now.length === 1) {
    return { pairs: [[first, other]], removed: [], added: [] };
  }
  const candidates = old
    .flatMap((one, index) =>
      now.map((two, newIndex) => ({
        one,
        two,
        index,
        place: newIndex,
        distance: distanceOf(one, two, differences),
      })),
    )
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, two) => one.distance - two.distance);
  const matches: Matches = { pairs: [], removed: [], added: [] };
  const [matchedOld, matchedNew] = [new Set<number>(), new Set<number>()];
  for (const { one, two, index, place: newIndex } of candidates) {
    if (matchedOld.has(index) || matchedNew.has(newIndex)) continue;
    matchedOld.add(index);
    matchedNew.add(newIndex);
    matches.pairs.push([one, two]);
  }
  matches.removed = old.filter((_, index) => !matchedOld.has(index));
  matches.added = now.filter((_, newIndex) => !matchedNew.has(newIndex));
  return matches;
}

/** Equal branches come first, then equal names, then few differences. Infinity means no match. */
function distanceOf(
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
