/** One place of a list: its item, null once that has gone. */
export interface Place<T> {
  id: number;
  item: T | null;
}

/** The items in the order of `heldIds`: those that have gone leave an empty place, new ones come last. */
export function holdPlaces<T>(
  items: readonly T[],
  idOf: (item: T) => number,
  heldIds: readonly number[] = [],
): Place<T>[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const ids = new Set([...heldIds, ...byId.keys()]);
  return [...ids].map((id) => ({ id, item: byId.get(id) ?? null }));
}
