/** `item` is null once it is removed. */
export interface Place<T> {
  id: number;
  item: T | null;
}

/** Orders items by `heldIds`, with empty places for removed ones and new ones last. */
export function holdPlaces<T>(
  items: readonly T[],
  idOf: (item: T) => number,
  heldIds: readonly number[] = [],
): Place<T>[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const ids = new Set([...heldIds, ...byId.keys()]);
  return [...ids].map((id) => ({ id, item: byId.get(id) ?? null }));
}
