import { expect, test } from 'vitest';
import { parseDeliveryDays } from './parse-delivery-days.ts';

test.each([
  ['2-4 days', { min: 2, max: 4 }],
  ['3 – 5 business days', { min: 3, max: 5 }],
  ['within 1 day', { min: 1, max: 1 }],
  ['4 to 2 working days', { min: 2, max: 4 }],
  ['24 hours', undefined],
  ['soon', undefined],
  ['', undefined],
])('@SEO-01 parses the delivery time “%s”', (text, days) => {
  expect(parseDeliveryDays(text)).toEqual(days);
});
