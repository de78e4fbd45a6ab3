import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs.ts';

const FORMATS = ['MMMM D, YYYY', 'MMMM DD, YYYY'].concat(
  ['DD MMM, YYYY', 'DD MMMM, YYYY', 'DD MMMM YYYY'].flatMap((date) => [
    date,
    `${date} hh:mm A`,
    `${date} HH:mm`,
  ]),
);

/** Parses a date in words as UTC: "November 21, 2026". Returns undefined for any other text. */
export function parseServerDate(text: string): Dayjs | undefined {
  // One format at a time: with a list, Day.js parses in the shopper's zone.
  for (const format of FORMATS) {
    const date = dayjs.utc(text.trim(), format, true);
    if (date.isValid()) return date;
  }
  return undefined;
}

/** Returns the day of such a date as `YYYY-MM-DD`. */
export function toServerDay(text: string): string | undefined {
  return parseServerDate(text)?.format('YYYY-MM-DD');
}
