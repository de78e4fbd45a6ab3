import { expect, test } from 'vitest';
import { findCountry } from './find-country.ts';

test.each([
  ['Gate Avenue 14, Dubai, United Arab Emirates', 'AE'],
  ['Dhaka, Bangladesh', 'BD'],
  ['1 High Street, london, united kingdom', 'GB'],
  ['Hauptstr. 1, Berlin, Germany', 'DE'],
  ['Hanoi, Vietnam', 'VN'],
  ['Harare, Zimbabwe', 'ZW'],
  ['Main Street 1', undefined],
  ['', undefined],
  [null, undefined],
])('@SEO-01 finds the country of the address “%s”', (address, code) => {
  expect(findCountry(address)).toBe(code);
});
