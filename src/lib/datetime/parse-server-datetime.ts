/**
 * Parses a moment as the backend writes it, "2026-11-24 23:59:59", in its own time zone: UTC unless it was configured otherwise
 * (FLAW 16). Without Day.js: sales count down in the first load of the home page.
 *
 * @returns milliseconds since 1970
 */
export function parseServerDateTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
