import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import { roundMoney } from '../pricing/pricing.ts';

type VoucherTerms = Pick<
  BaseVoucher,
  'discountType' | 'discount' | 'minOrderAmount' | 'maxDiscountAmount'
>;

/**
 * What a voucher takes off a shop's subtotal (backend rules 9.3), in the default currency. 0 below the least subtotal. An
 * amount is not held to the subtotal, so that it can take off more than the goods cost.
 */
export function voucherDiscount(voucher: VoucherTerms, subtotal: number): number {
  const { discountType, discount, minOrderAmount, maxDiscountAmount } = voucher;
  if (subtotal < minOrderAmount) return 0;
  const full = discountType === 'Percentage' ? (subtotal * discount) / 100 : discount;
  return roundMoney(maxDiscountAmount > 0 ? Math.min(full, maxDiscountAmount) : full);
}
