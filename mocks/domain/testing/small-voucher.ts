import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';

/** Defaults to shop 1, 10 percent off, valid now. */
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
