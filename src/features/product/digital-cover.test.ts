import { expect, test } from 'vitest';
import { coverFacts, coverTitle, hasDigitalCover } from './digital-cover.tsx';

test.each([
  ['Better Chess, Video Course', 'Video Course', 'Better Chess'],
  ['كتاب صوتي: حكايات هاربر', 'كتاب صوتي', 'حكايات هاربر'],
  ['Album', 'Album', 'Album'],
  ['First Piano', undefined, 'First Piano'],
])('shortens %s, %s to %s', (name, kind, title) => {
  expect(coverTitle(name, kind)).toBe(title);
});

test('shows the formats first and leaves out a kind that the name contains', () => {
  expect(coverFacts('First Piano', ['Video Course', 'ZIP, PDF'])).toBe(
    'ZIP,\u00A0PDF ·\u00A0Video\u00A0Course',
  );
  expect(coverFacts('First Piano, Video Course', ['Video Course', 'ZIP'])).toBe('ZIP');
});

test('keeps the picture of a download without facts', () => {
  expect(hasDigitalCover({ is_digital: true }, '/book.webp')).toBe(false);
  expect(hasDigitalCover({ is_digital: true }, '/default/default.jpg')).toBe(true);
  expect(hasDigitalCover({ is_digital: true, facts: ['Album'] }, '/book.webp')).toBe(true);
  expect(hasDigitalCover({ is_digital: false }, undefined)).toBe(false);
});
