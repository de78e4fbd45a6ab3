import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['971', '+971 501234567'],
  ['', '501234567'],
  [null, '501234567'],
  [undefined, '501234567'],
])('@DASH-02 a number with the dialling code %s is “%s”', (code, shown) => {
  expect(formatPhone('501234567', code)).toBe(shown);
});
