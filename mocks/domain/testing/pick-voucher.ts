import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { catalogue, isPlain } from './pick-product.ts';

/** The vouchers that worlds of seed 1 share. */
export const { vouchers } = sharedBase(1);

/** Whether a voucher counts when a world begins. */
export function isCurrent({ startsInMs, endsInMs }: BaseVoucher): boolean {
  return startsInMs <= 0 && endsInMs > 0;
}

/** The first voucher that fits, with a plain product that it counts for. */
export function pickVoucher(fits: (voucher: BaseVoucher) => boolean): {
  voucher: BaseVoucher;
  product: BaseProduct;
} {
  for (const voucher of vouchers.filter(fits)) {
    const shopIds = voucher.shopId === null ? voucher.linkedShopIds : [voucher.shopId];
    const product = catalogue.find((one) => {
      return isPlain(one) && shopIds.includes(one.shopId) && one.price < 100 && one.price > 20;
    });
    if (product) return { voucher, product };
  }
  throw new Error('Failed to pick a voucher: none fits. Loosen the condition.');
}
