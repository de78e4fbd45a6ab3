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

test('finds a message that the server has, whatever became of its response', () => {
  expect(matches([pending('a', 'Hi')], [{ id: 6, text: 'Hi' }])).toEqual([['a', 6]]);
});

test('takes no earlier message with the same words for it', () => {
  expect(matches([pending('a', 'Hi')], [{ id: 5, text: 'Hi' }])).toEqual([]);
});

test('takes no message for one that was written before any was known', () => {
  expect(matches([pending('a', 'Hi', null)], [{ id: 6, text: 'Hi' }])).toEqual([]);
});

test('counts each stored message once: the same words twice are two', () => {
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
