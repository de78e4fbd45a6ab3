const STEP_FACTORS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * Returns the slider's stops in the default currency: bounds, and round amounts of the chosen
 * currency between them. Wide ranges have proportional steps, or most products would share a few
 * pixels.
 *
 * @param rate multiplies an amount in the default currency
 */
export function priceStops(bounds: { min: number; max: number }, rate: number): number[] {
  const { min, max } = bounds;
  if (!(max > min) || !(rate > 0)) return [];
  const low = min * rate;
  const high = max * rate;
  const roundPrices =
    high > Math.max(low, 1) * 20 ? proportionalSteps(low, high) : evenSteps(low, high);
  const between = roundPrices
    .map((price) => roundPrice(price / rate))
    .filter((price) => price > min && price < max);
  return [min, ...new Set(between), max];
}

/** Removes the imprecision of a conversion. */
export const roundPrice = (price: number) => Number(price.toFixed(4));

export function nearestStop(stops: readonly number[], price: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop - price) < Math.abs((stops[nearest] ?? 0) - price)) nearest = index;
  }
  return nearest;
}

function proportionalSteps(low: number, high: number): number[] {
  const prices: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(Math.max(low, 1))); power <= high; power *= 10) {
    prices.push(...STEP_FACTORS.map((digit) => digit * power));
  }
  return prices;
}

/** Ten to a hundred steps. */
function evenSteps(low: number, high: number): number[] {
  const step = 10 ** Math.floor(Math.log10((high - low) / 10));
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
