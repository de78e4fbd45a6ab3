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
  ['b%a', 'ab', false],
  ['a%a', 'ba', false],
  ['a_%_d', 'abcd', true],
  ['a_%_d', 'abd', false],
])('@API-04 LIKE %s in "%s": %s', (search, text, isMatch) => {
  expect(matchLike(search)(text)).toBe(isMatch);
});

// One expression such as `.*.*.*` needs more time than the tests' timeout.
test.each([
  [`${'%'.repeat(12)}zq`, 'lamp '.repeat(6)],
  [`${'%_'.repeat(12)}q`, 'lamp '.repeat(9)],
])('@API-04 LIKE %s does not try all combinations', (search, text) => {
  const isMatch = matchLike(search);
  expect(isMatch(text)).toBe(false);
  expect(isMatch(`${text}zq`)).toBe(true);
});
