import { expect, test } from 'vitest';
import { endExcerpt } from './truncate.ts';

const WORDS = 'word '.repeat(38);

test.each([
  ['in a word', `${WORDS}last words`, `${WORDS}last…`],
  ['after a word', `${WORDS}last word `, `${WORDS}last word…`],
  ['after a comma', `${WORDS}last, word`, `${WORDS}last…`],
])('@CONT-03 ends an excerpt that the backend cut %s with an ellipsis', (_, text, shown) => {
  expect(text).toHaveLength(200);
  expect(endExcerpt(text)).toBe(shown);
});

test.each(['A short text', `${WORDS}last word.`, `${WORDS}last word؟`])(
  '@CONT-03 leaves a complete excerpt as it is (%s)',
  (text) => expect(endExcerpt(text)).toBe(text),
);

test('@SAFE-01 reads an excerpt with 100,000 full stops', () => {
  expect(endExcerpt(`${'.'.repeat(100_000)}word word `)).toBe(`${'.'.repeat(100_000)}word word…`);
});
