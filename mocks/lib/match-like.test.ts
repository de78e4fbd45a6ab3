import { expect, test } from 'vitest';
import { matchLike } from './match-like.ts';

test.each([
  ['lamp', 'a lamp', true],
  ['lamp', 'a lam', false],
  ['l%p', 'a long ship', true],
  ['l_p', 'a lip', true],
  ['l_p', 'a leap', false],
  ['%', '', true],
  ['_', '', false],
  ['_', '😀', true],
  ['a%d', 'a\nd', false],
  ['(1.5)%', '(1.5) kg', true],
  ['1.5_', '1x5 ', false],
  ['a-b_', 'a-bc', true],
])('@API-04 LIKE %s in "%s": %s', (search, text, isMatch) => {
  expect(matchLike(search)(text)).toBe(isMatch);
});
