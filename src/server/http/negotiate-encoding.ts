export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the best accepted encoding; `br;q=0` rejects brotli (RFC 9110 §12.5.3). */
export function negotiateEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [brotli, gzip] = [weightOf('br'), weightOf('gzip')];
  if (brotli === 0 && gzip === 0) return 'identity';
  // Brotli is smaller.
  return brotli >= gzip ? 'br' : 'gzip';
}
