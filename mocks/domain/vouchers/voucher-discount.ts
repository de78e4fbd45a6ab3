import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import { roundMoney } from '../pricing/pricing.ts';

type VoucherTerms = Pick<
  BaseVoucher,
  'discountType' | 'discount' | 'minOrderAmount' | 'maxDiscountAmount'
>;

/**
 * Returns 0 below the minimum subtotal (backend rules 9.3). A fixed amount can exceed the subtotal.
 */
export function voucherDiscount(voucher: VoucherTerms, subtotal: number): number {
  const { discountType, discount, minOrderAmount, maxDiscountAmount } = voucher;
  if (subtotal < minOrderAmount) return 0;
  const full = discountType === 'Percentage' ? (subtotal * discount) / 100 : discount;
  return roundMoney(maxDiscountAmount > 0 ? Math.min(full, maxDiscountAmount) : full);
}
