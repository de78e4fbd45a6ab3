import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  ['en', '1.5 MB', '340 kB', '12 bytes', '0 bytes'],
  ['ar', '1.5 ميغابايت', '340 كيلوبايت', '12 بايت', '0 بايت'],
  ['fr', '1,5\u202fMo', '340\u202fko', '12\u00a0octets', '0\u00a0octet'],
  ['es', '1,5 MB', '340 kB', '12 bytes', '0 bytes'],
  ['xx', '1.5 MB', '340 kB', '12 bytes', '0 bytes'],
])('@FORM-02 formats file sizes in %s', (locale, large, medium, small, empty) => {
  expect(formatBytes(1.5 * 1024 * 1024, locale)).toBe(large);
  expect(formatBytes(340 * 1024, locale)).toBe(medium);
  expect(formatBytes(12, locale)).toBe(small);
  expect(formatBytes(0, locale)).toBe(empty);
});

test('@FORM-02 rounds sizes and switches to the next unit at 1024', () => {
  expect(
    [1, 1023, 1024, 340_000, 1024 * 1024 - 1, 1_600_000].map((bytes) => formatBytes(bytes, 'en')),
  ).toEqual(['1 byte', '1,023 bytes', '1 kB', '332 kB', '1 MB', '1.5 MB']);
});
