import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs.ts';
import { parseServerDate } from './parse-server-date.ts';

/**
 * Returns how many minutes the clock of the server's zone is ahead of UTC, by a moment that it sends both as ISO time and as text
 * of that zone. 0 where the text can't be parsed.
 */
export function serverOffset(iso: string, text: string): number {
  // The text has no seconds.
  return parseServerDate(text)?.diff(dayjs.utc(iso).startOf('minute'), 'minute') || 0;
}

/** Returns the name of a zone by its offset in minutes: `UTC`, `UTC+04:00`, `UTC-03:30`. */
export function zoneName(offset: number): string {
  return offset === 0 ? 'UTC' : `UTC${dayjs.utc().utcOffset(offset).format('Z')}`;
}

/** Parses a time that the server sends as text of its zone; undefined for a date alone and for any other text. */
export function parseServerTime(text: string, offset: number): Dayjs | undefined {
  return /\d:\d\d/.test(text) ? parseServerDate(text)?.subtract(offset, 'minute') : undefined;
}
