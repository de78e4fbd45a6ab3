import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { pastReturns } from '../../fixtures/demo/past-returns.ts';
import { ticketIssueTypes } from '../../fixtures/demo/ticket-issue-types.ts';
import { TEST_START } from '../../worlds/clock.ts';
import { createWorld } from './create-world.ts';
import { findReturnBlocker } from '../returns/returns.ts';
import { smallWorld } from '../testing/small-world.ts';

const now = () => Date.parse(TEST_START);

it.each([1, 2, 3])('@API-07 the seeded history of seed %i contains every status', (seed) => {
  const { returns, tickets, startedAt, orders } = createWorld({ id: 'one', seed, now });
  expect(new Set(returns.map(({ status }) => status))).toEqual(
    new Set(pastReturns.map(({ status }) => status)),
  );
  expect(new Set(tickets.map(({ status }) => status))).toEqual(
    new Set(['pending', 'confirm', 'completed', 'cancel']),
  );
  expect(tickets.some(({ isChatAllowed, status }) => isChatAllowed && status === 'pending')).toBe(
    true,
  );
  for (const { requestedAt, orderId, amount } of returns) {
    const order = orders.find(({ id }) => id === orderId);
    expect(order?.status).toBe('Delivered');
    expect(requestedAt).toBeGreaterThan(order?.placedAt ?? Infinity);
    expect(requestedAt).toBeLessThanOrEqual(startedAt);
    expect(amount).toBeGreaterThan(0);
  }
  const names = ticketIssueTypes.map(({ name }) => name);
  for (const { issueType, messages } of tickets) {
    expect(names).toContain(issueType);
    const times = messages.map(({ sentAt }) => sentAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(startedAt);
  }
});

it('@API-07 the latest delivery contains a returnable product', () => {
  const world = createWorld({ id: 'one', seed: 1, now });
  const returnable = world.orders.flatMap((order) =>
    order.lines.filter(
      ({ productId }) => findReturnBlocker(world, order, [productId]) === undefined,
    ),
  );
  expect(returnable).not.toHaveLength(0);
});

it('@API-07 the seeded state is plain data', () => {
  const { reviews, returns, tickets, uploads } = createWorld({ id: 'one', seed: 1, now });
  const state = { reviews, returns, tickets, uploads };
  expect(deserialize(serialize(state))).toEqual(state);
});

it('@API-07 a world without history has no returns and no tickets', () => {
  const { world } = smallWorld();
  expect([world.returns, world.tickets, world.uploads.storedCount]).toEqual([[], [], 0]);
});
