import { roundMoney } from './money.ts';

const MAX_DIFFERENCE = 0.01 - 1e-9;

/**
 * Rounds parts to cents so that they add up to the rounded total (largest remainder method). No
 * part moves by a full cent. Parts that do not add up to the total are rounded separately.
 */
export function allocateMoney(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((before, part) => before + part, 0);
  if (Math.abs(sum - total) >= MAX_DIFFERENCE) return parts.map(roundMoney);
  const cents = parts.map((part) => Math.floor(part * 100));
  const missing = Math.round(total * 100) - cents.reduce((before, part) => before + part, 0);
  const remainder = (index: number) => (parts[index] ?? 0) * 100 - (cents[index] ?? 0);
  const raised = new Set(
    parts
      .map((_, index) => index)
      .toSorted((one, other) => remainder(other) - remainder(one))
      .slice(0, Math.max(0, missing)),
  );
  return cents.map((part, index) => (part + (raised.has(index) ? 1 : 0)) / 100);
}
