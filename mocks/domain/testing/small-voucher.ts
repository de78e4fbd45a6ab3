import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';

/** A voucher of shop 1 that takes off 10 percent now, with what the test changes, for bases of unit tests. */
export function smallVoucher(id: number, parts: Partial<BaseVoucher> = {}): BaseVoucher {
  return {
    id,
    shopId: 1,
    linkedShopIds: [],
    code: `CODE${id}`,
    discountType: 'Percentage',
    discount: 10,
    minOrderAmount: 0,
    maxDiscountAmount: 0,
    limitForUser: 10,
    startsInMs: -1000,
    endsInMs: 1000,
    ...parts,
  };
}
