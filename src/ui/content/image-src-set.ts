import { IMAGE_SERVICE_PATH, IMAGE_WIDTHS } from '../../lib/image-service.ts';

/** Each picture has those up to the width in its URL. */
const BACKEND_WIDTHS = [200, 400, 800, 1600];

/**
 * Returns `srcset` for pictures that the server resizes or the backend has in several widths, else
 * undefined.
 *
 * @param prefixes see `RuntimeConfig.imagePrefixes`
 */
export function imageSrcSet(src: string, prefixes: readonly string[]): string | undefined {
  if (prefixes.some((prefix) => src.startsWith(prefix)) && !src.endsWith('.svg')) {
    const query = `?src=${encodeURIComponent(src)}&w=`;
    return IMAGE_WIDTHS.map((width) => `${IMAGE_SERVICE_PATH}${query}${width} ${width}w`).join(
      ', ',
    );
  }
  const [, name, largest] = /^(.+)-(400|800|1600)\.webp$/.exec(src) ?? [];
  if (name === undefined) return undefined;
  return BACKEND_WIDTHS.filter((width) => width <= Number(largest))
    .map((width) => `${name}-${width}.webp ${width}w`)
    .join(', ');
}
