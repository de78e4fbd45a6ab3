import type { BaseOption, BaseProduct } from '../../fixtures/types.ts';

/** What one piece costs, in the default currency. `discountPrice` 0 means that there is no discount. */
export interface Price {
  readonly price: number;
  readonly discountPrice: number;
  /** 0 to 100, two decimals */
  readonly discountPercentage: number;
}

/** Two decimals, halves away from zero, as the backend's language rounds (1.005 becomes 1.01). */
export function roundMoney(amount: number): number {
  const cents = Number((Math.abs(amount) * 100).toPrecision(15));
  return (Math.sign(amount) * Math.round(cents)) / 100;
}

/** By how many percent `discountPrice` is below `price`; 0 without a discount. */
export function discountPercentage(price: number, discountPrice: number): number {
  if (discountPrice <= 0 || price <= 0) return 0;
  return roundMoney(((price - discountPrice) / price) * 100);
}

/** Both prices of a product with the same addition for size and colour, and the percentage anew (backend rules 9.1). */
export function addToPrice({ price, discountPrice }: Price, addition: number): Price {
  const dearer = roundMoney(price + addition);
  const dearerDiscount = discountPrice > 0 ? roundMoney(discountPrice + addition) : 0;
  return {
    price: dearer,
    discountPrice: dearerDiscount,
    discountPercentage: discountPercentage(dearer, dearerDiscount),
  };
}

/** What the customer pays for one piece. */
export function payablePrice({ price, discountPrice }: Price): number {
  return discountPrice > 0 ? discountPrice : price;
}

/** A product's price while no flash sale counts for it. */
export function everydayPrice({ price, discountPrice }: BaseProduct): Price {
  return { price, discountPrice, discountPercentage: discountPercentage(price, discountPrice) };
}

/** What products cost at everyday prices without additions: what vouchers look at before an order is placed. */
export function everydaySubtotal(
  lines: readonly { readonly product: BaseProduct; readonly quantity: number }[],
): number {
  const amounts = lines.map(
    ({ product, quantity }) => payablePrice(everydayPrice(product)) * quantity,
  );
  return roundMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The option of a product that was chosen; undefined when nothing was chosen or the product does not come in it. */
export function chosenOption(
  options: readonly BaseOption[],
  id: number | null,
): BaseOption | undefined {
  return id === null ? undefined : options.find((option) => option.id === id);
}

/** What the chosen size and colour add to the price of one piece. */
export function optionAddition(
  product: BaseProduct,
  chosen: { readonly sizeId: number | null; readonly colourId: number | null },
): number {
  const size = chosenOption(product.sizes, chosen.sizeId);
  const colour = chosenOption(product.colours, chosen.colourId);
  return (size?.price ?? 0) + (colour?.price ?? 0);
}
