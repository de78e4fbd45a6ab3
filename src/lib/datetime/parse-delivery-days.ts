const MAX_DAYS = 365;
const DELIVERY_TIME = /^(\d{1,3})(?:\s*(?:[-–—]|to)\s*(\d{1,3}))?\s*(day|week)s?$/i;

/**
 * Parses a delivery time such as "2-3 days" or "1 week" as calendar days. Returns undefined for
 * other texts: shops write what they like.
 */
export function parseDeliveryDays(text: string): { min: number; max: number } | undefined {
  const [, first, last = first, unit] = DELIVERY_TIME.exec(text.trim()) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const daysPerUnit = unit?.toLowerCase() === 'week' ? 7 : 1;
  const [min, max] = [Number(first) * daysPerUnit, Number(last) * daysPerUnit];
  return min > max || max > MAX_DAYS ? undefined : { min, max };
}
