const DAYS = /(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(?:business |working )?days?\b/i;

/** Parses a seller's text such as "2-4 days". Returns undefined for other texts. */
export function parseDeliveryDays(text: string): { min: number; max: number } | undefined {
  const [, first, second] = DAYS.exec(text) ?? [];
  if (first === undefined) return undefined;
  const bounds = [Number(first), Number(second ?? first)];
  return { min: Math.min(...bounds), max: Math.max(...bounds) };
}
