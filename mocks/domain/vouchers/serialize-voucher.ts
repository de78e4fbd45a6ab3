import type { components } from '../../generated/schema.d.ts';
import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import type { Customer } from '../world/state/account.ts';
import { formatVoucherDateTime } from '../../lib/datetime/backend-dates.ts';
import { hasCollected, voucherEnd, voucherStart } from './vouchers.ts';
import type { World } from '../world/world.ts';

export function serializeVoucher(
  voucher: BaseVoucher,
  { world, customer }: { readonly world: World; readonly customer: Customer },
): components['schemas']['Coupon'] {
  return {
    id: voucher.id,
    voucher_type: voucher.shopId === null ? 'Amin Voucher' : 'Shop Voucher',
    code: voucher.code,
    discount_type: voucher.discountType,
    discount: voucher.discount,
    min_order_amount: voucher.minOrderAmount,
    max_discount_amount: voucher.maxDiscountAmount,
    limit_for_user: voucher.limitForUser,
    shop_id: voucher.shopId,
    started: formatVoucherDateTime(voucherStart(world, voucher)),
    validity: formatVoucherDateTime(voucherEnd(world, voucher)),
    is_collected: hasCollected(world, customer, voucher.id),
  };
}
