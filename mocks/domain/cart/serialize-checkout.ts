import type { components } from '../../generated/schema.d.ts';
import type { TaxAmount } from '../pricing/checkout-totals.ts';
import type { CheckoutPreview } from './checkout-preview.ts';
import { serializeCartGroups } from './serialize-cart.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** Serializes a preview. Without a sent code (`hasCode`) no discount counts as applied. */
export function serializeCheckout(
  { figures, groups }: CheckoutPreview,
  hasCode: boolean,
  view: View,
): Schemas['CheckoutData'] {
  return {
    checkout: {
      total_amount: figures.total,
      delivery_charge: figures.delivery,
      coupon_discount: figures.couponDiscount,
      order_tax_amount: figures.tax,
      payable_amount: figures.payable,
      all_vat_taxes: figures.taxes.map(
        ({ id, name, percentage, amount }: TaxAmount): Schemas['CheckoutTax'] => {
          return { id, name, percentage, amount };
        },
      ),
    },
    apply_coupon: hasCode && figures.couponDiscount > 0,
    checkout_items: serializeCartGroups(groups, view),
  };
}
