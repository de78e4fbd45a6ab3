import { expect, test } from 'vitest';
import { isNewPost } from './is-new-post.ts';

test.each([
  ['2026-11-21T10:00:00Z', true],
  ['2026-11-27T23:59:59Z', true],
  ['2026-11-28T00:00:00Z', false],
  ['2027-11-21T00:00:00Z', false],
])('a post is new for seven days: at %s', (now, isNew) => {
  expect(isNewPost('21 Nov, 2026', Date.parse(now))).toBe(isNew);
});

test('a post without a readable date is not new', () => {
  expect(isNewPost('hace tres días', Date.now())).toBe(false);
});
