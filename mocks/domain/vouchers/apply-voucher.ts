import type { BaseProduct } from '../../fixtures/types.ts';
import type { Customer } from '../world/state/account.ts';
import { everydaySubtotal, roundMoney } from '../pricing/pricing.ts';
import { findVoucherUse } from './vouchers.ts';
import type { World } from '../world/world.ts';

/** Some pieces of a product. */
export interface ProductQuantity {
  readonly product: BaseProduct;
  readonly quantity: number;
}

/** What products cost at everyday prices, and what vouchers would take off; shop by shop, like the preview of an order. */
export function applyVoucher(
  world: World,
  customer: Customer,
  products: readonly ProductQuantity[],
  code: string | null,
): { total: number; discount: number } {
  let [total, discount] = [0, 0];
  for (const shopId of new Set(products.map(({ product }) => product.shopId))) {
    const subtotal = everydaySubtotal(products.filter(({ product }) => product.shopId === shopId));
    total += subtotal;
    discount += findVoucherUse(world, customer, { shopId, subtotal, code })?.discount ?? 0;
  }
  return { total: roundMoney(total), discount: roundMoney(discount) };
}
