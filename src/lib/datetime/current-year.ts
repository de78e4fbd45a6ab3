/** Returns the year in UTC, so that server and browser agree. `timeMs` is in ms since 1970. */
export function currentYear(timeMs: number): number {
  // Without Day.js, because the footer is on every page.
  return new Date(timeMs).getUTCFullYear();
}
