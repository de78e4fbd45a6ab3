import { expect, test } from 'vitest';
import { endExcerpt, truncate } from './truncate.ts';

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

test('@CONT-03 keeps an excerpt in a script without spaces', () => {
  const text = `序文 ${'花'.repeat(197)}`;
  expect(endExcerpt(text)).toBe(`序文 ${'花'.repeat(196)}…`);
});

test.each(['🌸', '花'])('@CONT-03 cuts a text of %s between characters', (character) => {
  const text = character.repeat(300);
  for (const cut of [truncate(text), truncate(`x${text}`), endExcerpt(text.slice(0, 201))])
    expect(cut).toMatch(new RegExp(`^x?${character}{70,200}…$`, 'u'));
});
