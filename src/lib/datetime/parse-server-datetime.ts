/**
 * Parses a backend time, "2026-11-24 23:59:59": UTC unless configured otherwise (FLAW 16). Does not
 * use Day.js, because the initial bundle of the home page needs it.
 *
 * @returns milliseconds since 1970
 */
export function parseServerDateTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
