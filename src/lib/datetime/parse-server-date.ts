import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs.ts';

const FORMATS = ['MMMM D, YYYY', 'MMMM DD, YYYY'].concat(
  ['DD MMM, YYYY', 'DD MMMM, YYYY', 'DD MMMM YYYY'].flatMap((date) => [
    date,
    `${date} hh:mm A`,
    `${date} HH:mm`,
  ]),
);

/** Parses a date such as "November 21, 2026" as UTC. Returns undefined for other formats. */
export function parseServerDate(text: string): Dayjs | undefined {
  // One format at a time: given a list, Day.js parses in the local time zone.
  for (const format of FORMATS) {
    const date = dayjs.utc(text.trim(), format, true);
    if (date.isValid()) return date;
  }
  return undefined;
}

/** Converts a server date to `YYYY-MM-DD`. Returns undefined if it cannot be parsed. */
export function toIsoDate(text: string): string | undefined {
  return parseServerDate(text)?.format('YYYY-MM-DD');
}
