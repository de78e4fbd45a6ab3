import type { BaseProduct, PictureName } from '../../fixtures/types.ts';

/** The picture that lists show of a product; the backend's stand-in where the seller has uploaded none. */
export function mainPicture(product: BaseProduct | undefined): PictureName {
  return product?.pictures[0] ?? 'default';
}
