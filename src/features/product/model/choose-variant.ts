import { payablePrice } from '../../../lib/money.ts';

interface Option {
  id: number;
  price: number;
}

/** Returns the option from the URL, else from the cart line. */
export function chooseOption<T extends Option>(
  options: readonly T[],
  selectedId: string | null,
  inCart?: { id: number } | null,
) {
  return (
    options.find(({ id }) => String(id) === selectedId) ??
    options.find(({ id }) => id === inCart?.id)
  );
}

/** (discount price or price) + size + colour, with old price and percentage (PROD-03). */
export function priceOf(
  product: { price: number; discount_price: number },
  ...options: (Option | undefined)[]
): { now: number; was: number; percent: number } {
  const additions = options.reduce((sum, option) => sum + (option?.price ?? 0), 0);
  const now = payablePrice(product) + additions;
  const was = product.price + additions;
  return { now, was, percent: was > now ? Math.round(((was - now) / was) * 100) : 0 };
}
