import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  ['en', '1.5 MB', '340 kB'],
  ['ar', '1.5 م.ب', '340 كيلوبايت'],
  ['fr', '1,5\u202fMo', '340\u202fko'],
  ['es', '1,5 MB', '340 kB'],
  ['xx', '1.5 MB', '340 kB'],
])('sizes of files are said in %s', (locale, large, small) => {
  expect(formatBytes(1.5 * 1024 * 1024, locale)).toBe(large);
  expect(formatBytes(340 * 1024, locale)).toBe(small);
});
