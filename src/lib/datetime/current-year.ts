/** Returns the year in UTC, so that server and browser agree. `time` is in ms since 1970. */
export function currentYear(time: number): number {
  // Without Day.js, because the footer is on every page.
  return new Date(time).getUTCFullYear();
}
