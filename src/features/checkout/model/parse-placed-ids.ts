/** Ids of the orders that an address names as just placed, such as `12,13`; what is no id is left out. */
export function parsePlacedIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}
