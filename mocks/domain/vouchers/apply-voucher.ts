import type { BaseProduct } from '../../fixtures/types.ts';
import type { Customer } from '../world/state/account.ts';
import { regularSubtotal, roundMoney } from '../pricing/pricing.ts';
import { findApplicableVoucher } from './vouchers.ts';
import type { World } from '../world/world.ts';

export interface ProductQuantity {
  readonly product: BaseProduct;
  readonly quantity: number;
}

/** Uses regular prices, shop by shop like the checkout preview. */
export function applyVoucher(
  world: World,
  customer: Customer,
  products: readonly ProductQuantity[],
  code: string | null,
): { total: number; discount: number } {
  let [total, discount] = [0, 0];
  for (const shopId of new Set(products.map(({ product }) => product.shopId))) {
    const subtotal = regularSubtotal(products.filter(({ product }) => product.shopId === shopId));
    total += subtotal;
    discount += findApplicableVoucher(world, customer, { shopId, subtotal, code })?.discount ?? 0;
  }
  return { total: roundMoney(total), discount: roundMoney(discount) };
}
