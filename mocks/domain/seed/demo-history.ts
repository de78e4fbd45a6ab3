import { demoAddresses } from '../../fixtures/demo/demo-addresses.ts';
import { makePastChats } from '../../fixtures/demo/past-chats.ts';
import type { PastChat } from '../../fixtures/demo/past-chat.ts';
import { makePastOrders } from '../../fixtures/demo/past-orders.ts';
import type { DemoAddress, PastOrder } from '../../fixtures/demo/past-types.ts';
import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import type { KindKey } from '../../fixtures/taxonomy/kinds/kinds.ts';
import type { Base } from '../../fixtures/base-data.ts';

export interface DemoHistory {
  readonly addresses: readonly DemoAddress[];
  readonly orders: readonly PastOrder[];
  readonly voucherIds: readonly number[];
  readonly chats?: readonly PastChat[];
  /** Products viewed after those of the orders, the latest last. */
  readonly viewedIds?: readonly number[];
}

const VIEWED_KINDS: readonly KindKey[] = [
  'ankle-boots',
  'retro-radio',
  'orchid',
  'winchester-armchair',
  'tent',
];

const histories = new WeakMap<Base, DemoHistory>();

/** Cached per base, because choosing is slower than creating a world. */
export function demoHistory(base: Base): DemoHistory {
  const known = histories.get(base);
  if (known) return known;
  const orders = makePastOrders(base);
  const history: DemoHistory = {
    addresses: demoAddresses,
    orders: orders.map((order) => withUsedVoucher(base, order)),
    voucherIds: pickCollectedVoucherIds(base, orders),
    chats: makePastChats(base),
    viewedIds: VIEWED_KINDS.flatMap(
      (kind) => base.products.find((product) => product.kind === kind)?.id ?? [],
    ),
  };
  histories.set(base, history);
  return history;
}

/** Uses up the single-use voucher in the cancelled order. */
function withUsedVoucher({ vouchers }: Base, order: PastOrder): PastOrder {
  const voucher = vouchers.find((one) => one.shopId === order.shopId && one.limitForUser === 1);
  return order.status === 'Cancelled' && voucher ? { ...order, voucherId: voucher.id } : order;
}

/** Picks a voucher of the most recently used shop that has one, else of any shop. */
function pickCollectedVoucherIds(
  { vouchers }: Base,
  orders: readonly PastOrder[],
): readonly number[] {
  const open = vouchers.filter(
    ({ shopId, startsInMs, endsInMs, limitForUser }) =>
      shopId !== null && startsInMs <= 0 && endsInMs > 0 && limitForUser > 1,
  );
  const own = orders
    .toSorted((one, other) => one.ageMs - other.ageMs)
    .flatMap(({ shopId }): readonly BaseVoucher[] => open.filter((one) => one.shopId === shopId));
  return [...own, ...open].slice(0, 1).map(({ id }) => id);
}
