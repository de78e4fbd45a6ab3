import { expect, it } from 'vitest';
import { deliveryDates, formatDeliveryDates } from './format-delivery-dates.ts';

const MONDAY = new Date(2026, 10, 23, 21, 30).toISOString();

it.each([
  ['2-3 days', 25, 26],
  ['2 – 3 Days', 25, 26],
  ['1 to 2 days', 24, 25],
  ['1 day', 24, 24],
  ['1 week', 30, 30],
  ['0-1 days', 23, 24],
])('counts %s from the day of the order', (text, first, last) => {
  const dates = deliveryDates(text, MONDAY);
  expect(dates?.map((date) => date.getDate())).toEqual([first, last]);
});

it.each([
  '',
  'soon',
  '2-3 working days',
  '24 hours',
  '3-2 days',
  '900 days',
  'by 2-3 days',
  '1-2-3 days',
])('returns undefined for %j', (text) => {
  expect(deliveryDates(text, MONDAY)).toBeUndefined();
  expect(formatDeliveryDates(text, 'en', MONDAY)).toBeUndefined();
});

it('returns undefined if the start is no date', () => {
  expect(deliveryDates('2-3 days', 'yesterday')).toBeUndefined();
});

it.each([
  ['en', '2-3 days', /^Wed 25 – Thu 26 Nov$/],
  ['en', '8-9 days', /^Tue 1 – Wed 2 Dec$/],
  ['en', '7-8 days', /^Mon 30 Nov – Tue 1 Dec$/],
  ['en', '1 day', /^Tue 24 Nov$/],
  ['fr', '2-3 days', /^mer\. 25 – jeu\. 26 nov\.$/],
  ['es', '2-3 days', /^mié,? 25 – jue,? 26 nov$/],
  ['ar', '1 day', /^الثلاثاء، 24 نوفمبر$/],
])('formats in %s, with a shared month once: %s', (locale, text, pattern) => {
  const formatted = formatDeliveryDates(text, locale, MONDAY);
  expect(formatted?.replaceAll(/\s/g, ' ')).toMatch(pattern);
});

it('breaks lines only between the days', () => {
  for (const locale of ['en', 'ar', 'fr', 'es']) {
    const days = formatDeliveryDates('2-3 days', locale, MONDAY)?.split('–') ?? [];
    expect(days).toHaveLength(2);
    for (const day of days) expect(day.trim()).not.toMatch(/[ \u2009]/);
  }
});
