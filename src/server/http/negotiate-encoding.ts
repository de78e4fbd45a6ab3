export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli is smaller. */
const AVAILABLE = ['br', 'gzip'] as const;

/**
 * Returns the best accepted encoding; `br;q=0` rejects brotli (RFC 9110 §12.5.3).
 *
 * @param available the encodings that the server has, the best first
 */
export function negotiateEncoding(
  acceptEncoding: string | string[] | undefined,
  available: readonly Encoding[] = AVAILABLE,
): Encoding {
  const weights = new Map<string, number>();
  for (const part of String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = available.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best !== undefined && weightOf(best) > 0 ? best : 'identity';
}
