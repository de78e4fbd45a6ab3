import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Customer } from '../../worlds/account.ts';
import { type FilledLine, groupCart } from '../../worlds/cart.ts';
import { type CountedShop, previewFigures, type TaxAmount } from '../../worlds/checkout.ts';
import { chosenPrice } from '../../worlds/current-price.ts';
import { payablePrice } from '../../worlds/pricing.ts';
import { findShop } from '../../worlds/products.ts';
import type { World } from '../../worlds/world.ts';
import { cartGroups } from './cart.ts';
import type { View } from './view.ts';

type Schemas = components['schemas'];

/** What the lines of some shops would cost. Reads only. */
export function checkoutData(
  view: View & { readonly customer: Customer },
  shopIds: readonly number[],
  isBuyNow: boolean,
): Schemas['CheckoutData'] {
  const { world, customer } = view;
  const groups = [...groupCart(world, customer, isBuyNow)].filter(([id]) => shopIds.includes(id));
  const shops = groups.map(([shopId, lines]) => countedShop(world, shopId, lines));
  const figures = previewFigures(shops, world.base.settings.taxes);
  return {
    checkout: {
      total_amount: figures.total,
      delivery_charge: figures.delivery,
      coupon_discount: 0,
      order_tax_amount: figures.tax,
      payable_amount: figures.payable,
      all_vat_taxes: figures.taxes.map(
        ({ id, name, percentage, amount }: TaxAmount): Schemas['CheckoutTax'] => {
          return { id, name, percentage, amount };
        },
      ),
    },
    apply_coupon: false,
    checkout_items: cartGroups(groups, view),
  };
}

function countedShop(world: World, shopId: number, lines: readonly FilledLine[]): CountedShop {
  return {
    deliveryBands: findShop(world, shopId)?.deliveryBands ?? [],
    lines: lines.map(({ line, product }) => ({
      unitPrice: payablePrice(chosenPrice(world, product, line)),
      quantity: line.quantity,
      isDigital: product.isDigital,
    })),
  };
}
