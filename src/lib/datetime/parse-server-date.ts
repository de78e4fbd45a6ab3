/**
 * The day or moment of a date in words, "November 21, 2026", as the server writes it in English. It names no zone and means UTC.
 * @returns undefined for what is no such date
 */
export function parseServerDate(text: string): Date | undefined {
  const date = new Date(`${text.trim()} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
