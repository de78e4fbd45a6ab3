import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs.ts';
import { parseServerDate } from './parse-server-date.ts';

/**
 * Returns the offset of the server's zone from UTC in minutes. Compares a time that the server
 * sends as ISO time and as local text. 0 if the text can't be parsed.
 */
export function getServerOffsetMinutes(iso: string, text: string): number {
  // The text has no seconds.
  return parseServerDate(text)?.diff(dayjs.utc(iso).startOf('minute'), 'minute') || 0;
}

/** Returns the name for an offset in minutes: `UTC`, `UTC+04:00`, `UTC-03:30`. */
export function formatZone(offsetMinutes: number): string {
  return offsetMinutes === 0 ? 'UTC' : `UTC${dayjs.utc().utcOffset(offsetMinutes).format('Z')}`;
}

/** Returns undefined for a date without time and for any other text. */
export function parseServerTime(text: string, offsetMinutes: number): Dayjs | undefined {
  return /\d:\d\d/.test(text)
    ? parseServerDate(text)?.subtract(offsetMinutes, 'minute')
    : undefined;
}
