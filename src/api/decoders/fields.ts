/**
 * Parses a count that the backend sends as text: "12", "1.25K", "1,234". Abbreviated ones are near enough for a label. Numbers stay:
 * some responses have the count itself.
 */
export function count(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().toUpperCase();
  const thousands = 'KMB'.indexOf(text.slice(-1)) + 1;
  return Math.round(parseFloat(text.replaceAll(',', '')) * 1000 ** thousands) || 0;
}

/** Undoes a flag that the backend sends the wrong way round. */
export function negate(value: unknown): unknown {
  return typeof value === 'boolean' ? !value : value;
}
