import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from './chat-join.ts';
import {
  chunksOf,
  endOf,
  type Heights,
  overlapping,
  roomOf,
  showFor,
  spanOf,
} from './chat-window.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }) as ChatMessage);
const idsOf = (chunks: ReturnType<typeof chunksOf>, chunk: number) => {
  const [from, to] = spanOf(chunks, chunk);
  return chunks.messages.slice(from, to).map(({ id }) => id);
};
const numbers = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const plain = (estimate: number): Heights => ({ known: new Map(), estimate });

test('chunks hold each message once, and older ones leave the others’ chunks as they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 0, max: 300 }),
      (count, older) => {
        const before = chunksOf(messages(1000, 999 + count), 1000);
        const after = chunksOf(messages(1000 - older, 999 + count), 1000);
        expect(numbers(after).flatMap((chunk) => idsOf(after, chunk))).toEqual(
          after.messages.map(({ id }) => id),
        );
        for (const chunk of numbers(before)) {
          expect(idsOf(after, chunk)).toEqual(idsOf(before, chunk));
        }
      },
    ),
  );
});

test('no message: one chunk of nothing', () => {
  const chunks = chunksOf([], 0);
  expect(numbers(chunks)).toHaveLength(1);
  expect(idsOf(chunks, chunks.first)).toEqual([]);
  expect(endOf(chunks)).toEqual({ from: chunks.first, to: chunks.last });
  expect(roomOf(chunks, plain(50), chunks.first, chunks.last + 1)).toBe(0);
});

test('of ten thousand a few dozen are shown, whatever is looked at', () => {
  const chunks = chunksOf(messages(1, 10_000), 9980);
  const heights = plain(80);
  const whole = roomOf(chunks, heights, chunks.first, chunks.last + 1);
  expect(whole).toBe(800_000);
  for (const top of [0, 5000, 400_000, 799_400]) {
    const view = { top, bottom: top + 600 };
    const shown = showFor(endOf(chunks), chunks, heights, view);
    const needed = overlapping(chunks, heights, view.top, view.bottom);
    expect(shown.from).toBeLessThanOrEqual(needed.from);
    expect(shown.to).toBeGreaterThanOrEqual(needed.to);
    expect(shown.to - shown.from).toBeLessThan(6);
    // A short scroll changes nothing.
    expect(showFor(shown, chunks, heights, { top: top + 90, bottom: top + 690 })).toBe(shown);
  }
});

test('what was measured counts, as long as it is of as many messages', () => {
  const heights: Heights = { known: new Map([[1, { height: 1000, count: 12 }]]), estimate: 10 };
  expect(roomOf(chunksOf(messages(1, 24), 1), heights, 0, 2)).toBe(1120);
  expect(roomOf(chunksOf(messages(1, 11), 1), heights, 0, 1)).toBe(110);
});
