const WIDTHS = [200, 400, 800];

/** Returns `srcset` for URLs of the image service, else undefined. */
export function imageSrcSet(src: string): string | undefined {
  const match = /^(.+)-800\.webp$/.exec(src);
  if (!match) return undefined;
  return WIDTHS.map((width) => `${match[1]}-${width}.webp ${width}w`).join(', ');
}
