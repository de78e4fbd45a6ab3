import type { BaseProduct, PictureName } from '../../fixtures/types.ts';

/** Falls back to the backend's placeholder. */
export function mainPicture(product: BaseProduct | undefined): PictureName {
  return product?.pictures[0] ?? 'default';
}
