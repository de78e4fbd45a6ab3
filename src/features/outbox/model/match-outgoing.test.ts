import { expect, test } from 'vitest';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { matchOutgoing } from './match-outgoing.ts';

const pending = (key: string, text: string, after: number | null = 5): OutgoingMessage => ({
  key,
  text,
  at: '2026-11-21T10:00:00.000Z',
  after,
  failure: null,
});
const matches = (...args: Parameters<typeof matchOutgoing>) => [...matchOutgoing(...args)];

test('finds a message that the server stored although its response was lost', () => {
  expect(matches([pending('a', 'Hi')], [{ id: 6, text: 'Hi' }])).toEqual([['a', 6]]);
});

test('ignores an earlier message with the same text', () => {
  expect(matches([pending('a', 'Hi')], [{ id: 5, text: 'Hi' }])).toEqual([]);
});

test('matches nothing when no newest message was known at the time of writing', () => {
  expect(matches([pending('a', 'Hi', null)], [{ id: 6, text: 'Hi' }])).toEqual([]);
});

test('matches each stored message only once when the same text was sent twice', () => {
  const twice = [pending('a', 'Hi'), pending('b', 'Hi')];
  expect(matches(twice, [{ id: 6, text: 'Hi' }])).toEqual([['a', 6]]);
  expect(
    matches(twice, [
      { id: 6, text: 'Hi' },
      { id: 7, text: 'Hi' },
    ]),
  ).toEqual([
    ['a', 6],
    ['b', 7],
  ]);
});
