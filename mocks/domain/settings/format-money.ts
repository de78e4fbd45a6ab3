import type { World } from '../world/world.ts';

/** Formats in the default currency for English texts: `$1,234.50`. */
export function formatMoney(world: World, amount: number): string {
  const { currencies, currencyPosition } = world.base.settings;
  const {
    symbol = currencies.find(({ isDefault }) => isDefault)?.symbol ?? '$',
    position = currencyPosition,
  } = world.settings.currency ?? {};
  const number = Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  const signed = position === 'prefix' ? `${symbol}${number}` : `${number} ${symbol}`;
  return amount < 0 ? `-${signed}` : signed;
}
