import { expect, test } from 'vitest';
import { formatChoice } from './format-choice.ts';

test('names the selected options', () => {
  expect(formatChoice({ name: '40' }, { name: 'Blue' })).toBe('40 · Blue');
  expect(formatChoice(null, { name: 'Blue' })).toBe('Blue');
  expect(formatChoice(undefined, null)).toBe('');
});
