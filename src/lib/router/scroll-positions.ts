/** Creates the scroll positions of this tab, in px (ROUTE-09). */
export const createScrollPositions = () => ({
  /** By key of the history entry. */
  byEntry: new Map<string, number>(),
  /** Of the page that Back or Forward left last. */
  leftAt: 0,
});

/** Returns the key that the app gave to a history entry. */
export function entryKey(state: unknown): string | undefined {
  const key: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'entry') : undefined;
  return typeof key === 'string' ? key : undefined;
}
