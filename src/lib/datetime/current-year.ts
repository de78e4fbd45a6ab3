/** The year that a copyright line names. */
export function currentYear(): number {
  return new Date().getFullYear();
}
