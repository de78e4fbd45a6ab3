import { expect, test } from 'vitest';
import { pendingMessages, type PendingMessage } from './pending-messages.ts';

const sent = (id: number, message: string, sender_id = 1) => ({
  id,
  message,
  sender_id,
  sender_name: 'A',
  created_at: '21 November, 2026',
  profile_photo: 'https://souk.example/a.webp',
  is_highlighted: false,
});
const pending = (key: string, text: string, after = 5): PendingMessage => ({
  key,
  text,
  after,
  failure: null,
});
const keys = (open: PendingMessage[]) => open.map(({ key }) => key);

test('one that the thread holds is open no more, whatever became of its answer', () => {
  expect(keys(pendingMessages([pending('a', 'Hi')], [sent(6, 'Hi')], 1))).toEqual([]);
});

test('the same words of before, or of somebody else, are not it', () => {
  expect(keys(pendingMessages([pending('a', 'Hi')], [sent(5, 'Hi'), sent(6, 'Hi', 2)], 1))).toEqual(
    ['a'],
  );
});

test('each message stands for one: the same words twice are two', () => {
  const twice = [pending('a', 'Hi'), pending('b', 'Hi')];
  expect(keys(pendingMessages(twice, [sent(6, 'Hi')], 1))).toEqual(['b']);
  expect(keys(pendingMessages(twice, [sent(6, 'Hi'), sent(7, 'Hi')], 1))).toEqual([]);
});
