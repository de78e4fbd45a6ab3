import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allMessages,
  type ChatMessage,
  mergeMessage,
  mergeNewest,
  mergeOlder,
  type MessageHistory,
  nextOlderPage,
  EMPTY_HISTORY,
} from './merge-messages.ts';

const SIZE = 20;

const message = (id: number, shop_active_status = false) =>
  ({ id, type: 'shop', message: `m${id}`, shop_active_status }) as ChatMessage;

/** Newest first. */
const pageOf = (count: number, page: number) =>
  Array.from({ length: count }, (_, index) => message(count - index)).slice(
    (page - 1) * SIZE,
    page * SIZE,
  );
const ids = (history: MessageHistory) => allMessages(history).map(({ id }) => id);
const upTo = (count: number, from = 1) =>
  Array.from({ length: count - from + 1 }, (_, index) => from + index);

function loadAll(history: MessageHistory, count: number): MessageHistory {
  let now = history;
  for (let call = 0; call < 100 && !now.isEnd; call += 1) {
    now = mergeOlder(now, pageOf(count, nextOlderPage(now)));
  }
  return now;
}

test('prepends older pages and ends loading at a page that is not full', () => {
  let history = mergeNewest(EMPTY_HISTORY, pageOf(45, 1));
  expect(ids(history)).toEqual(upTo(45, 26));
  history = mergeOlder(history, pageOf(45, nextOlderPage(history)));
  expect(ids(history)).toEqual(upTo(45, 6));
  expect(history.isEnd).toBe(false);
  history = mergeOlder(history, pageOf(45, 3));
  expect(ids(history)).toEqual(upTo(45));
  expect(history.isEnd).toBe(true);
});

test('ends loading at an empty page when the last one was full', () => {
  let history = mergeNewest(EMPTY_HISTORY, pageOf(20, 1));
  expect(history.isEnd).toBe(false);
  history = mergeOlder(history, []);
  expect([ids(history), history.isEnd]).toEqual([upTo(20), true]);
});

test('marks a conversation without messages as complete', () => {
  expect(mergeNewest(EMPTY_HISTORY, []).isEnd).toBe(true);
});

test('sorts events by time without duplicates, also after the next page', () => {
  let history = mergeNewest(EMPTY_HISTORY, pageOf(30, 1));
  for (const id of [33, 31, 32, 33]) history = mergeMessage(history, message(id));
  expect(ids(history)).toEqual(upTo(33, 11));
  history = mergeNewest(history, pageOf(33, 1));
  expect(ids(history)).toEqual(upTo(33, 11));
  expect(history.fresh).toEqual([]);
});

test('keeps an event that arrives while a page is loading', () => {
  const history = mergeNewest(
    mergeMessage(mergeNewest(EMPTY_HISTORY, pageOf(30, 1)), message(31)),
    pageOf(30, 1),
  );
  expect(ids(history)).toEqual(upTo(31, 11));
});

test('fills a gap of more than a page with older pages', () => {
  const before = loadAll(mergeNewest(EMPTY_HISTORY, pageOf(50, 1)), 50);
  const after = mergeNewest(before, pageOf(130, 1));
  expect(after.isEnd).toBe(false);
  expect(ids(after)).toEqual([...upTo(50), ...upTo(130, 111)]);
  const closed = loadAll(after, 130);
  expect(ids(closed)).toEqual(upTo(130));
  expect(closed.isEnd).toBe(true);
});

test('@MSG-07 is online if any message in the newest response is marked online', () => {
  const mixed = [message(3), message(2, true), message(1)];
  expect(mergeNewest(EMPTY_HISTORY, mixed).isOnline).toBe(true);
  expect(mergeNewest(mergeNewest(EMPTY_HISTORY, mixed), pageOf(4, 1)).isOnline).toBe(false);
  expect(mergeMessage(EMPTY_HISTORY, message(5, true)).isOnline).toBe(true);
});

test('neither loses nor duplicates messages in any order of arrival', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constantFrom('newest' as const, 'older' as const, 'event' as const) }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 80 }),
      fc.array(step, { maxLength: 25 }),
      (first, steps) => {
        let count = first;
        let history = mergeNewest(EMPTY_HISTORY, pageOf(count, 1));
        for (const next of steps) {
          if (next.kind === 'arrive') count += next.count;
          else if (next.kind === 'newest') history = mergeNewest(history, pageOf(count, 1));
          else if (next.kind === 'older' && history.recent.length > 0)
            history = mergeOlder(
              mergeNewest(history, pageOf(count, 1)),
              pageOf(count, nextOlderPage(mergeNewest(history, pageOf(count, 1)))),
            );
          else if (next.kind === 'event' && count > 0)
            history = mergeMessage(history, message(count));
          const shown = ids(history);
          expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        }
        history = mergeNewest(history, pageOf(count, 1));
        expect(ids(loadAll({ ...history, isEnd: count === 0 }, count))).toEqual(upTo(count));
      },
    ),
  );
});
