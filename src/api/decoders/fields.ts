/**
 * Parses a count that the backend sends as text: "12", "1.25K", "1,234". Abbreviated ones are near enough for a label. Numbers stay:
 * some responses have the count itself.
 */
export function count(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const match = /^([\d.,]+)\s*([KMB]?)$/i.exec(value.trim());
  if (!match) return 0;
  const factor = { '': 1, K: 1e3, M: 1e6, B: 1e9 }[(match[2] ?? '').toUpperCase()] ?? 1;
  return Math.round(Number((match[1] ?? '0').replaceAll(',', '')) * factor);
}

/** Undoes a flag that the backend sends the wrong way round. */
export function negate(value: unknown): unknown {
  return typeof value === 'boolean' ? !value : value;
}
