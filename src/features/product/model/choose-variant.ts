import { payablePrice } from '../../../lib/money.ts';

/** A size or colour with what it adds to the price. */
interface Option {
  id: number;
  price: number;
}

/** The option that an address names, else the one that the cart's line has, else the first; undefined when there are none. */
export function chooseOption<T extends Option>(
  options: readonly T[],
  selectedName: string | null,
  inCart?: { id: number } | null,
) {
  return (
    options.find(({ id }) => String(id) === selectedName) ??
    options.find(({ id }) => id === inCart?.id) ??
    options[0]
  );
}

/**
 * What a choice costs: (discount price or price) + size + colour, the old price likewise, and the
 * percentage between them (PROD-03).
 */
export function priceOf(
  product: { price: number; discount_price: number },
  ...options: (Option | undefined)[]
): { now: number; was: number; percent: number } {
  const additions = options.reduce((sum, option) => sum + (option?.price ?? 0), 0);
  const now = payablePrice(product) + additions;
  const was = product.price + additions;
  return { now, was, percent: was > now ? Math.round(((was - now) / was) * 100) : 0 };
}

/** What was chosen, in words: "40 · Blue"; empty where there is no choice. */
export function nameOfChoice(
  size: { name: string } | null | undefined,
  colour: { name: string } | null | undefined,
): string {
  return [size?.name, colour?.name].filter(Boolean).join(' · ');
}
