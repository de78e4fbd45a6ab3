import { expect, test, vi } from 'vitest';
import { intlLocales } from '../i18n/intl-locales.ts';
import type * as FormatDateTime from './format-datetime.ts';
import {
  daysAgo,
  formatDay,
  formatDateTime,
  isFutureDay,
  isSameDay,
  translateAgo,
} from './format-datetime.ts';

const local = (hour: number, minute: number, day = 5) =>
  new Date(2026, 10, day, hour, minute).toISOString();

test.each([
  [local(1, 5), '01:05 am, 05 Nov, 2026'],
  [local(12, 0), '12:00 pm, 05 Nov, 2026'],
  [local(0, 30), '12:30 am, 05 Nov, 2026'],
  [local(23, 59), '11:59 pm, 05 Nov, 2026'],
])('@LANG-05 formats %s as %s', (iso, text) => {
  expect(formatDateTime(iso, 'en')).toBe(text);
});

test.each([
  ['en', '01:05 pm, 05 Nov, 2026'],
  ['ar', '01:05 م، 05 نوفمبر، 2026'],
  ['fr', '01:05 pm, 05 nov, 2026'],
  ['es', '01:05 p. m., 05 nov, 2026'],
  ['ir', '۰۱:۰۵ ب.ظ.، ۰۵ نوامبر، ۲۰۲۶'],
  ['xx', '01:05 pm, 05 Nov, 2026'],
  ['not_a tag', '01:05 pm, 05 Nov, 2026'],
])('@LANG-05 keeps the order of the parts in %s', (locale, text) => {
  // ICU versions differ in the space in "p. m." and in the Persian word for it.
  const shown = formatDateTime(local(13, 5), locale)
    .replaceAll(/\s/gu, ' ')
    .replace('بعدازظهر', 'ب.ظ.')
    .replace('بعد\u200cازظهر', 'ب.ظ.');
  expect(shown).toBe(text);
});

test.each([
  ['Asia/Dubai', '03:30 am, 22 Nov, 2026'],
  ['America/New_York', '06:30 pm, 21 Nov, 2026'],
])("@LANG-05 shows a time in the shopper's zone, %s", async (zone, text) => {
  vi.stubEnv('TZ', zone);
  // A new module instance, as in a new tab, because formats are created once.
  const tab = (await import(
    /* @vite-ignore */ `./format-datetime.ts?zone=${zone}`
  )) as typeof FormatDateTime;
  expect(tab.formatDateTime('2026-11-21T23:30:00.000000Z', 'en')).toBe(text);
  vi.unstubAllEnvs();
});

test.each([
  ['en', 'November 5, 2026'],
  ['ar', '5 نوفمبر 2026'],
  ['fr', '5 novembre 2026'],
  ['es', '5 de noviembre de 2026'],
  ['xx', 'November 5, 2026'],
])('formats a day without time in the order of %s', (locale, text) => {
  expect(formatDay(local(13, 5), locale)).toBe(text);
});

test('counts calendar days, not periods of 24 hours', () => {
  const now = new Date(2026, 10, 5, 0, 10).getTime();
  expect(daysAgo(local(0, 5), now)).toBe(0);
  expect(daysAgo(local(23, 55, 4), now)).toBe(1);
  expect(daysAgo(local(12, 0, 1), now)).toBe(4);
});

test('translates the server’s relative times', () => {
  expect(translateAgo('5 minutes ago', 'en')).toBe('5 minutes ago');
  expect(translateAgo('1 day ago', 'en')).toBe('1 day ago');
  expect(translateAgo('5 minutes ago', 'ar')).toBe('قبل 5 دقائق');
  expect(translateAgo('2 days ago', 'fr')).toBe('il y a 2 jours');
  expect(translateAgo('1 month ago', 'es')).toBe('hace 1 mes');
  expect(translateAgo('5 minutes ago', 'xx')).toBe('5 minutes ago');
  expect(translateAgo('a while ago', 'ar')).toBe('a while ago');
});

test("compares days in the shopper's zone", () => {
  expect(isSameDay(local(0, 5), local(23, 55))).toBe(true);
  expect(isSameDay(local(23, 55), local(0, 5, 6))).toBe(false);
});

test('a day is in the future when it is after today in UTC', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:30:00Z') });
  expect(isFutureDay('2026-11-21')).toBe(false);
  expect(isFutureDay('2026-11-22')).toBe(true);
  expect(isFutureDay('')).toBe(false);
  vi.useRealTimers();
});

test.each(['en', 'ar', 'fr', 'es', 'ir', 'de', 'ja', 'zh-TW', 'hi', 'th'])(
  'uses the words and digits of Intl for %s',
  (locale) => {
    for (let month = 0; month < 12; month += 1) {
      const moment = new Date(2026, month, 3 + month, 2 * month, 7);
      expect(formatDay(moment.toISOString(), locale)).toBe(
        new Intl.DateTimeFormat(intlLocales(locale), {
          dateStyle: 'long',
          calendar: 'gregory',
        }).format(moment),
      );
    }
  },
);
