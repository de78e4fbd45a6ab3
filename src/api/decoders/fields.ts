/** Parses a count that the backend sends as a string: "12", "1.25K" (approximate), "1,234". Returns numbers unchanged. */
export function count(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().toUpperCase();
  const powerOfThousand = 'KMB'.indexOf(text.slice(-1)) + 1;
  return Math.round(parseFloat(text.replaceAll(',', '')) * 1000 ** powerOfThousand) || 0;
}

/**
 * Parses a backend time, "2026-11-24 23:59:59", as UTC (FLAW 16). Day.js would enlarge the first load.
 *
 * @returns milliseconds since 1970; 0 if it cannot be parsed
 */
export function timestamp(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return Date.parse(`${value.replace(' ', 'T')}Z`) || 0;
}

/** Inverts a flag that the backend sends inverted. */
export function negate(value: unknown): unknown {
  return typeof value === 'boolean' ? !value : value;
}
