/** Returns the first word of a name. */
export function getFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
