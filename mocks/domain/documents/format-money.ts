import type { World } from '../world/world.ts';

/** An amount in the default currency with its sign, as English pages and documents write it: `$1,234.50`. */
export function formatMoney(world: World, amount: number): string {
  const { currencies, currencyPosition } = world.base.settings;
  const symbol = currencies.find(({ isDefault }) => isDefault)?.symbol ?? '$';
  const number = Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  const signed = currencyPosition === 'prefix' ? `${symbol}${number}` : `${number} ${symbol}`;
  return amount < 0 ? `-${signed}` : signed;
}
