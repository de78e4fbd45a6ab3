/** The year that a copyright line names at a time, ms since 1970; of UTC, so that server and browsers agree. */
export function currentYear(time: number): number {
  return new Date(time).getUTCFullYear();
}
