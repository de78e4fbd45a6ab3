/** Parses ids such as `12,13`. Skips invalid ones. */
export function parsePlacedIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}
