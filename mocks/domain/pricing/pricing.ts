import type { BaseOption, BaseProduct } from '../../fixtures/types.ts';

/** In the default currency. `discountPrice` 0 means no discount. */
export interface Price {
  readonly price: number;
  readonly discountPrice: number;
  /** 0 to 100, two decimals */
  readonly discountPercentage: number;
}

/** Rounds halves away from zero, like the backend (1.005 becomes 1.01). */
export function roundMoney(amount: number): number {
  const cents = Number((Math.abs(amount) * 100).toPrecision(15));
  return (Math.sign(amount) * Math.round(cents)) / 100;
}

/** Returns 0 without a discount. */
export function discountPercentage(price: number, discountPrice: number): number {
  if (discountPrice <= 0 || price <= 0) return 0;
  return roundMoney(((price - discountPrice) / price) * 100);
}

/** Recalculates the percentage (backend rules 9.1). */
export function addSurcharge({ price, discountPrice }: Price, surcharge: number): Price {
  const increasedPrice = roundMoney(price + surcharge);
  const increasedDiscountPrice = discountPrice > 0 ? roundMoney(discountPrice + surcharge) : 0;
  return {
    price: increasedPrice,
    discountPrice: increasedDiscountPrice,
    discountPercentage: discountPercentage(increasedPrice, increasedDiscountPrice),
  };
}

export function payablePrice({ price, discountPrice }: Price): number {
  return discountPrice > 0 ? discountPrice : price;
}

/** Ignores flash sales. */
export function regularPrice({ price, discountPrice }: BaseProduct): Price {
  return { price, discountPrice, discountPercentage: discountPercentage(price, discountPrice) };
}

/** Returns the subtotal without surcharges. The checkout preview applies vouchers to it. */
export function regularSubtotal(
  lines: readonly { readonly product: BaseProduct; readonly quantity: number }[],
): number {
  const amounts = lines.map(
    ({ product, quantity }) => payablePrice(regularPrice(product)) * quantity,
  );
  return roundMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Returns undefined when the product lacks the option. */
export function selectedOption(
  options: readonly BaseOption[],
  id: number | null,
): BaseOption | undefined {
  return id === null ? undefined : options.find((option) => option.id === id);
}

export function optionSurcharge(
  product: BaseProduct,
  chosen: { readonly sizeId: number | null; readonly colourId: number | null },
): number {
  const size = selectedOption(product.sizes, chosen.sizeId);
  const colour = selectedOption(product.colours, chosen.colourId);
  return (size?.price ?? 0) + (colour?.price ?? 0);
}
