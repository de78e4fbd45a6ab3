import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

test.each([
  ['{user}', 'nora'],
  ['{user}:{password}', 'nora:secret'],
  ['{user}/{user}', 'nora/nora'],
  ['{other} {toString} {}', '{other} {toString} {}'],
  ['no placeholder', 'no placeholder'],
])('replaces the known placeholders of %j', (template, expected) => {
  expect(fillPlaceholders(template, { user: 'nora', password: 'secret' })).toBe(expected);
});

test('inserts values unchanged, also with replacement patterns and placeholders', () => {
  const values = { user: '{password}', password: "$$ $& $` $' $1 {user}" };
  expect(fillPlaceholders('{user}:{password}', values)).toBe("{password}:$$ $& $` $' $1 {user}");
});
