import { expect, test } from 'vitest';
import { parseDeliveryDays } from './parse-delivery-days.ts';

test.each([
  ['2-4 days', { min: 2, max: 4 }],
  ['3 – 5 Days', { min: 3, max: 5 }],
  ['1 day', { min: 1, max: 1 }],
  ['1 to 2 weeks', { min: 7, max: 14 }],
  ['3-2 days', undefined],
  ['900 days', undefined],
  ['2-3 working days', undefined],
  ['24 hours', undefined],
  ['soon', undefined],
  ['', undefined],
])('parses the delivery time “%s”', (text, days) => {
  expect(parseDeliveryDays(text)).toEqual(days);
});
