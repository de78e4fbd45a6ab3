import { expect, test } from 'vitest';
import { isLineReturnable, findReturnBlocker } from './return-eligibility.ts';

const open = { is_returned: false, is_digital: false };
const returned = { is_returned: true, is_digital: false };
const download = { is_returned: false, is_digital: true };

type Order = Parameters<typeof findReturnBlocker>[0];

function order(change: Omit<Partial<Order>, 'products'> & { lines?: (typeof open)[] } = {}): Order {
  const { lines = [open], ...rest } = change;
  return {
    order_status: 'Delivered',
    is_returnable: true,
    products: lines as unknown as Order['products'],
    ...rest,
  };
}

test('allows one return per line, and none for a download (the backend inverts is_returned)', () => {
  expect([open, returned, download].map(isLineReturnable)).toEqual([true, false, false]);
});

test('allows a return while any line is returnable', () => {
  expect(findReturnBlocker(order({ lines: [returned, open] }))).toBeNull();
});

test.each([
  ['cancelled', order({ order_status: 'Cancelled', is_returnable: false, lines: [download] })],
  ['undelivered', order({ order_status: 'Pending', is_returnable: false })],
  ['undelivered', order({ order_status: 'On The Way', is_returnable: false })],
  ['digital', order({ is_returnable: false, lines: [open, download] })],
  ['digital', order({ order_status: 'Pending', is_returnable: false, lines: [download] })],
  ['returned', order({ lines: [returned, returned] })],
  ['returned', order({ is_returnable: false, lines: [returned] })],
  ['late', order({ is_returnable: false })],
])('reports the blocker %s', (blocker, change) => {
  expect(findReturnBlocker(change)).toBe(blocker);
});
