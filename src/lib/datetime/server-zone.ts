import { parseServerDate } from './parse-server-date.ts';

const MINUTE_MS = 60_000;

/**
 * How far the clock of the server's zone is ahead of UTC, minutes, by a moment that it sends both as ISO time and as text of that
 * zone. 0 where the text can't be read.
 */
export function serverOffset(iso: string, text: string): number {
  const clock = parseServerDate(text)?.getTime() ?? NaN;
  // The text has no seconds.
  const moment = Math.floor(Date.parse(iso) / MINUTE_MS) * MINUTE_MS;
  const offset = (clock - moment) / MINUTE_MS;
  return Number.isNaN(offset) ? 0 : offset;
}

/** The name of a zone by its offset in minutes: `UTC`, `UTC+04:00`, `UTC-03:30`. */
export function zoneName(offset: number): string {
  if (offset === 0) return 'UTC';
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  return `UTC${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The moment of a time that the server sends as text of its zone; undefined for a date alone and for what is no date. */
export function parseServerTime(text: string, offset: number): Date | undefined {
  if (!/\d:\d\d/.test(text)) return undefined;
  const clock = parseServerDate(text);
  return clock && new Date(clock.getTime() - offset * MINUTE_MS);
}
