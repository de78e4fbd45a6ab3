import { expect, test } from 'vitest';
import { coverTitle, hasDigitalCover } from './digital-cover.tsx';

test.each([
  ['Better Chess, Video Course', 'Video Course', 'Better Chess'],
  ['كتاب صوتي: حكايات هاربر', 'كتاب صوتي', 'حكايات هاربر'],
  ['Album', 'Album', 'Album'],
  ['First Piano', undefined, 'First Piano'],
])('shortens %s, %s to %s', (name, kind, title) => {
  expect(coverTitle(name, kind)).toBe(title);
});

test('keeps the picture of a download without facts', () => {
  expect(hasDigitalCover({ is_digital: true }, '/book.webp')).toBe(false);
  expect(hasDigitalCover({ is_digital: true }, '/default/default.jpg')).toBe(true);
  expect(hasDigitalCover({ is_digital: true, facts: ['Album'] }, '/book.webp')).toBe(true);
  expect(hasDigitalCover({ is_digital: false }, undefined)).toBe(false);
});
