import { describe, expect, it } from 'vitest';
import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import { recordOrder } from '../orders/orders.ts';
import { smallVoucher } from '../testing/small-voucher.ts';
import { smallWorld } from '../testing/small-world.ts';
import {
  collectedVouchers,
  collectVoucher,
  findApplicableVoucher,
  hasCollected,
  shopVouchers,
  setVoucherEnabled,
  type VoucherRequest,
} from './vouchers.ts';

const ofPlatform = { shopId: null, linkedShopIds: [1] };
const REQUEST: VoucherRequest = { shopId: 1, subtotal: 100, code: null };

function worldWith(...vouchers: BaseVoucher[]) {
  const small = smallWorld({ vouchers });
  const { world, customer } = small;
  return {
    ...small,
    use: (request: Partial<VoucherRequest>) =>
      findApplicableVoucher(world, customer, { ...REQUEST, ...request }),
    spend: (voucherId: number, customerId = customer.id) => {
      const terms = {
        customerId,
        addressId: 1,
        paymentMethod: 'cash',
        isPaid: false,
        status: 'Cancelled',
        note: null,
        placedAt: 0,
        deliveredAt: null,
      } as const;
      recordOrder(world, 1, [], terms, { voucherId, discount: 10 });
    },
  };
}

const ids = (vouchers: readonly BaseVoucher[]) => vouchers.map(({ id }) => id);

describe('vouchers of a shop', () => {
  it('exclude those of other shops and of the platform', () => {
    const { world } = worldWith(
      smallVoucher(1),
      smallVoucher(2, { shopId: 2 }),
      smallVoucher(3, ofPlatform),
    );
    expect(ids(shopVouchers(world, 1))).toEqual([1]);
    expect(shopVouchers(world, 99)).toEqual([]);
  });

  it('are valid from their first to their last moment while switched on', () => {
    const { world, clock } = worldWith(smallVoucher(1, { startsInMs: 10, endsInMs: 20 }));
    const isListedAt = (inMs: number) => {
      clock.now = world.startedAt + inMs;
      return shopVouchers(world, 1).length === 1;
    };
    expect([9, 10, 20, 21].map(isListedAt)).toEqual([false, true, true, false]);
    clock.now = world.startedAt + 15;
    setVoucherEnabled(world, 1, false);
    expect(shopVouchers(world, 1)).toEqual([]);
    setVoucherEnabled(world, 1, true);
    expect(shopVouchers(world, 1)).toHaveLength(1);
  });
});

describe('collecting', () => {
  it('collects a voucher once, for one customer', () => {
    const { world, customer } = worldWith(smallVoucher(1));
    expect(collectVoucher(world, customer, 1)).toBe(true);
    expect(collectVoucher(world, customer, 1)).toBe(false);
    expect(world.vouchers.collected.get(customer.id)).toEqual([1]);
    const [, nora] = world.accounts;
    if (nora?.role !== 'customer') throw new Error('The world has no second customer.');
    expect(hasCollected(world, nora, 1)).toBe(false);
  });

  it('lists valid vouchers in the order of collecting, including the platform’s for a shop', () => {
    const { world, customer } = worldWith(
      smallVoucher(1),
      smallVoucher(2, ofPlatform),
      smallVoucher(3, { shopId: 2 }),
      smallVoucher(4, { endsInMs: -1 }),
    );
    for (const id of [3, 2, 4, 1]) collectVoucher(world, customer, id);
    expect(ids(collectedVouchers(world, customer))).toEqual([3, 2, 1]);
    expect(ids(collectedVouchers(world, customer, 1))).toEqual([2, 1]);
    expect(ids(collectedVouchers(world, customer, 2))).toEqual([3]);
  });
});

describe('with a code', () => {
  it('prefers the shop’s own voucher to the platform’s', () => {
    const code = 'SALE';
    const { use } = worldWith(
      smallVoucher(1, { ...ofPlatform, linkedShopIds: [1, 2], code, discount: 50 }),
      smallVoucher(2, { code }),
    );
    expect(use({ code })).toEqual({ voucherId: 2, discount: 10 });
    expect(use({ code, shopId: 2 })).toEqual({ voucherId: 1, discount: 50 });
  });

  it('uses the platform’s voucher when the shop’s own has expired', () => {
    const code = 'SALE';
    const { use } = worldWith(
      smallVoucher(1, { code, endsInMs: -1 }),
      smallVoucher(2, { ...ofPlatform, code }),
    );
    expect(use({ code })?.voucherId).toBe(2);
  });

  it('does not fall back to the platform’s voucher when the shop’s own gives no discount', () => {
    const code = 'SALE';
    const { use } = worldWith(
      smallVoucher(1, { code, minOrderAmount: 101 }),
      smallVoucher(2, { ...ofPlatform, code }),
    );
    expect(use({ code })).toBeUndefined();
  });

  it('ignores collected vouchers', () => {
    const { use, world, customer } = worldWith(smallVoucher(1));
    collectVoucher(world, customer, 1);
    expect(use({ code: 'OTHER' })).toBeUndefined();
    expect(use({ code: 'CODE1', shopId: 2 })).toBeUndefined();
  });
});

describe('without a code', () => {
  it('uses the first collected voucher with a discount', () => {
    const { use, world, customer } = worldWith(
      smallVoucher(1, { minOrderAmount: 500 }),
      smallVoucher(2, { discount: 5 }),
      smallVoucher(3, { discount: 20 }),
    );
    expect(use({})).toBeUndefined();
    for (const id of [1, 2, 3]) collectVoucher(world, customer, id);
    expect(use({})).toEqual({ voucherId: 2, discount: 5 });
    expect(use({ subtotal: 500 })).toEqual({ voucherId: 1, discount: 50 });
  });

  it('uses a collected platform voucher only in linked shops', () => {
    const { use, world, customer } = worldWith(smallVoucher(1, ofPlatform));
    collectVoucher(world, customer, 1);
    expect(use({})?.voucherId).toBe(1);
    expect(use({ shopId: 2 })).toBeUndefined();
  });
});

describe('the usage limit', () => {
  it('counts the customer’s own orders, including cancelled ones', () => {
    const { use, spend } = worldWith(smallVoucher(1, { limitForUser: 2 }));
    spend(1);
    spend(1, 2);
    expect(use({ code: 'CODE1' })).toBeDefined();
    spend(1);
    expect(use({ code: 'CODE1' })).toBeUndefined();
  });

  it('falls back to the next collected voucher', () => {
    const { use, spend, world, customer } = worldWith(
      smallVoucher(1, { limitForUser: 1 }),
      smallVoucher(2),
    );
    for (const id of [1, 2]) collectVoucher(world, customer, id);
    spend(1);
    expect(use({})?.voucherId).toBe(2);
  });
});
