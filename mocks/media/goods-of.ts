import { parsePictureName } from './picture-request.ts';

/** Returns the name of the cut-out of a product picture's object, or null for any other picture. */
export function goodsOf(picture: string): string | null {
  const parsed = parsePictureName(`${picture}-400.webp`);
  if (parsed?.kind !== 'product') return null;
  return ['goods', parsed.object, parsed.colour].filter((part) => part !== null).join('-');
}
