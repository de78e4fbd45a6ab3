import type { Customer } from '../world/state/account.ts';
import { chargeByArea } from '../addresses/delivery-areas.ts';
import { type CartLineWithProduct, groupCart } from './cart.ts';
import { isGuest } from './guests.ts';
import { type CheckoutTotals, previewTotals, withDelivery } from '../pricing/checkout-totals.ts';
import { priceWithOptions } from '../flash-sales/current-price.ts';
import { regularSubtotal, payablePrice } from '../pricing/pricing.ts';
import { findShop } from '../inventory/products.ts';
import { findApplicableVoucher } from '../vouchers/vouchers.ts';
import type { World } from '../world/world.ts';

export interface CheckoutPreviewRequest {
  readonly shopIds: readonly number[];
  readonly isBuyNow: boolean;
  readonly code: string | null;
  /** Decides the delivery charge from R3 on. */
  readonly areaId?: number | null;
}

export interface CheckoutPreview {
  readonly figures: CheckoutTotals;
  readonly groups: readonly (readonly [shopId: number, lines: readonly CartLineWithProduct[]])[];
}

/**
 * Previews a checkout without side effects. Vouchers apply to regular prices without surcharges (backend rules 9.3),
 * unlike in a placed order. Guests cannot use vouchers (9.6).
 */
export function previewCheckout(
  world: World,
  customer: Customer,
  { shopIds, isBuyNow, code, areaId = null }: CheckoutPreviewRequest,
): CheckoutPreview {
  const groups = [...groupCart(world, customer, isBuyNow)].filter(([id]) => shopIds.includes(id));
  const shops = groups.map(([shopId, lines]) => {
    const subtotal = regularSubtotal(
      lines.map(({ line, product }) => ({ product, quantity: line.quantity })),
    );
    const applicable = isGuest(customer)
      ? undefined
      : findApplicableVoucher(world, customer, { shopId, subtotal, code });
    return {
      deliveryBands: findShop(world, shopId)?.deliveryBands ?? [],
      lines: lines.map(({ line, product }) => ({
        unitPrice: payablePrice(priceWithOptions(world, product, line)),
        quantity: line.quantity,
        isDigital: product.isDigital,
      })),
      couponDiscount: applicable?.discount ?? 0,
    };
  });
  const figures = previewTotals(shops, world.base.settings.taxes);
  const hasDigital = shops.some(({ lines }) => lines.at(-1)?.isDigital === true);
  const charge = groups.length > 0 ? chargeByArea(world, areaId, hasDigital) : undefined;
  return { groups, figures: charge === undefined ? figures : withDelivery(figures, charge) };
}
