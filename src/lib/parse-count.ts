/** Parses a count that the API sends as text: "12", "1.25K", "1,234". The result is approximate. */
export function parseCount(text: string): number {
  const match = /^([\d.,]+)\s*([KM]?)$/i.exec(text.trim());
  if (!match) return 0;
  const factor = { '': 1, K: 1_000, M: 1_000_000 }[(match[2] ?? '').toUpperCase()] ?? 1;
  return Math.round(Number((match[1] ?? '0').replaceAll(',', '')) * factor);
}
