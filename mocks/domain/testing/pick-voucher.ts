import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { catalogue, isPlain } from './pick-product.ts';

export const { vouchers } = sharedBase(1);

/** Whether a voucher is valid when a world starts. */
export function isCurrent({ startsInMs, endsInMs }: BaseVoucher): boolean {
  return startsInMs <= 0 && endsInMs > 0;
}

/** Also returns a plain product that the voucher applies to. */
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
  throw new Error('Failed to pick a voucher: none matches. Loosen the condition.');
}
