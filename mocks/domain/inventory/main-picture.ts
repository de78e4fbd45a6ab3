import { colourId, isColourKey } from '../../fixtures/taxonomy/colours.ts';
import type { Kinds } from '../../fixtures/taxonomy/kinds/kind.ts';
import { kinds } from '../../fixtures/taxonomy/kinds/kinds.ts';
import type { BaseProduct, PictureName } from '../../fixtures/types.ts';
import { parsePictureName } from '../../media/picture-request.ts';
import { hasOwnFields } from '../world/release.ts';
import type { World } from '../world/world.ts';

const kindTable: Kinds = kinds;

/** Falls back to the backend's placeholder. */
export function mainPicture(product: BaseProduct | undefined): PictureName {
  return product?.pictures[0] ?? 'default';
}

/** Returns the colour of the product that a picture shows. Undefined if it can't be chosen. */
export function picturedColourId(product: BaseProduct, picture: PictureName): number | undefined {
  const parsed = parsePictureName(`${picture}-800.webp`);
  if (parsed?.kind !== 'product') return undefined;
  const key = parsed.colour ?? kindTable[product.kind]?.colour;
  if (key === undefined || !isColourKey(key)) return undefined;
  return product.colours.find(({ id }) => id === colourId(key))?.id;
}

/** Returns the first picture of the colour. The backend always sends the main picture. */
export function pictureOfLine(
  world: World,
  product: BaseProduct,
  colour: number | null,
): PictureName {
  const shown =
    hasOwnFields(world) && colour !== null
      ? product.pictures.find((picture) => picturedColourId(product, picture) === colour)
      : undefined;
  return shown ?? mainPicture(product);
}
