/** `item` is null once it is removed. */
export interface Slot<T> {
  id: number;
  item: T | null;
}

/** Orders items by `orderedIds`, with placeholders for removed ones. New ones come last. */
export function addPlaceholders<T>(
  items: readonly T[],
  idOf: (item: T) => number,
  orderedIds: readonly number[] = [],
): Slot<T>[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const ids = new Set([...orderedIds, ...byId.keys()]);
  return [...ids].map((id) => ({ id, item: byId.get(id) ?? null }));
}
