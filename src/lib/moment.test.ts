import { expect, test } from 'vitest';
import { daysAgo, formatMoment, translateAgo } from './moment.ts';

/** A time of the machine's own zone. */
const local = (hour: number, minute: number, day = 5) =>
  new Date(2026, 10, day, hour, minute).toISOString();

test.each([
  [local(1, 5), '01:05 am, 05 Nov, 2026'],
  [local(12, 0), '12:00 pm, 05 Nov, 2026'],
  [local(0, 30), '12:30 am, 05 Nov, 2026'],
  [local(23, 59), '11:59 pm, 05 Nov, 2026'],
])('%s reads %s', (iso, text) => {
  expect(formatMoment(iso, 'en')).toBe(text);
});

test('the parts keep their order in other languages', () => {
  const text = formatMoment(local(13, 5), 'ar');
  const month = new Intl.DateTimeFormat('ar', { month: 'short' }).format(new Date(local(13, 5)));
  expect(text).toMatch(new RegExp(`^\\S+ \\S+, \\S+ ${month}, \\S+$`));
});

test('days are counted by midnights, not by hours', () => {
  const now = new Date(2026, 10, 5, 0, 10).getTime();
  expect(daysAgo(local(0, 5), now)).toBe(0);
  expect(daysAgo(local(23, 55, 4), now)).toBe(1);
  expect(daysAgo(local(12, 0, 1), now)).toBe(4);
});

test('the server’s relative times are said in the shopper’s language', () => {
  expect(translateAgo('5 minutes ago', 'en')).toBe('5 minutes ago');
  expect(translateAgo('1 day ago', 'en')).toBe('1 day ago');
  expect(translateAgo('5 minutes ago', 'ar')).not.toMatch(/[a-z]/i);
  expect(translateAgo('a while ago', 'ar')).toBe('a while ago');
});
