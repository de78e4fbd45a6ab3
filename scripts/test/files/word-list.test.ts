import { expect, test } from 'vitest';
import { findListedWords } from './word-list.ts';

test.each([
  ['a name', 'const lastAnswer = 1;', 'answer'],
  ['a constant', 'const MAX_DEEDS = 1;', 'deeds'],
  ['a comment', '// Starts anew.', 'anew'],
  ['a class name', '.is-held { color: red; }', 'held'],
])('reports a listed word in %s, with its replacement', (_, line, word) => {
  expect(findListedWords('src/lib/money.ts', `\n${line}`)).toEqual([
    expect.stringMatching(new RegExp(`^src/lib/money\\.ts:2: "${word}"\\. Write: \\w.+\\.$`)),
  ]);
});

test('reports every listed word of a page', () => {
  expect(findListedWords('docs/mock.md', 'It tells the whole truth.')).toHaveLength(2);
});

test.each([
  ['src/app/navigation/guard.test.tsx', '@WISH-01 useWishlist, understand, household'],
  ['mocks/server/pages/serve-page.ts', 'serveStandIn(STAND_IN_PREFIX); // a stand-in'],
  ['src/features/content/model/help-questions.ts', 'question, answer'],
  ['src/api/generated/cart.ts', 'the whole cart'],
  ['mocks/fixtures/products/reviews.ts', 'It holds a lot.'],
  ['public/icon.svg', '<path id="stand"/>'],
])('accepts %s: %s', (file, line) => {
  expect(findListedWords(file, line)).toEqual([]);
});
