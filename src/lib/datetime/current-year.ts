/** Returns the year that a copyright line names, of UTC so that server and browsers agree. `time` is in ms since 1970. */
export function currentYear(time: number): number {
  // Without Day.js: the footer is on every page.
  return new Date(time).getUTCFullYear();
}
