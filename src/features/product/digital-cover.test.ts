import { expect, test } from 'vitest';
import { pattern } from './digital-cover.css.ts';
import { coverTitle, hasDigitalCover } from './digital-cover.tsx';
import { digitalLook } from './digital-look.ts';

test.each([
  ['Better Chess, Video Course', 'Video Course', 'Better Chess'],
  ['كتاب صوتي: حكايات هاربر', 'كتاب صوتي', 'حكايات هاربر'],
  ['Album', 'Album', 'Album'],
  ['First Piano', undefined, 'First Piano'],
])('shortens %s, %s to %s', (name, kind, title) => {
  expect(coverTitle(name, kind)).toBe(title);
});

test('draws waves on sound, lines on books and five patterns in turn on others', () => {
  expect(digitalLook(1, 'MP3, PDF')).toContain(pattern.waves);
  expect(digitalLook(1, 'PDF, EPUB')).toContain(pattern.lines);
  expect(digitalLook(5, 'ZIP')).toContain(pattern.rings);
  expect(digitalLook(6)).toContain(pattern.sunrise);
  expect(digitalLook(7)).toContain(pattern.rays);
  expect(digitalLook(8)).toContain(pattern.checks);
  expect(digitalLook(9)).toContain(pattern.dots);
});

test('keeps the picture of a download without facts', () => {
  expect(hasDigitalCover({ is_digital: true }, '/book.webp')).toBe(false);
  expect(hasDigitalCover({ is_digital: true }, '/default/default.jpg')).toBe(true);
  expect(hasDigitalCover({ is_digital: true, facts: ['Album'] }, '/book.webp')).toBe(true);
  expect(hasDigitalCover({ is_digital: false }, undefined)).toBe(false);
});
