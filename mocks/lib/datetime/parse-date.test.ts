import { expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

it.each([
  ['1994-02-11', '1994-02-11'],
  ['1994-02-11 23:30:00', '1994-02-11'],
  ['2024-02-29', '2024-02-29'],
  ['11 Feb 1994', '1994-02-11'],
  ['02/11/1994', '1994-02-11'],
])('@API-04 parses "%s" as %s', (text, date) => {
  expect(parseDate(text)).toBe(date);
});

it.each(['', 'soon', '1994-02-30', '1994-13-01'])('@API-04 finds no date in "%s"', (text) => {
  expect(parseDate(text)).toBeUndefined();
});
