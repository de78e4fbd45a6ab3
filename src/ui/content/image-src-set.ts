const WIDTHS = [200, 400, 800];

/** Candidates for `srcset` where the address ends as the image service names its sizes, else undefined. */
export function imageSrcSet(src: string): string | undefined {
  const match = /^(.+)-800\.webp$/.exec(src);
  if (!match) return undefined;
  return WIDTHS.map((width) => `${match[1]}-${width}.webp ${width}w`).join(', ');
}
