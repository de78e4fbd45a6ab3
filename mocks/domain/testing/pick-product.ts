import type { BaseProduct } from '../../fixtures/types.ts';
import { sharedBase } from '../seed/shared-base.ts';

export const { products: catalogue } = sharedBase(1);

/** Finds by condition, so that tests don't depend on ids. */
export function pickProduct(fits: (product: BaseProduct) => boolean): BaseProduct {
  const product = catalogue.find(fits);
  if (!product) throw new Error('Failed to pick a product: none matches. Loosen the condition.');
  return product;
}

/** Whether a product's own price applies: no flash sale, no options. */
export function isPlain(product: BaseProduct): boolean {
  const isInFlashSale = sharedBase(1).flashSales.some(({ lines }) =>
    lines.some(({ productId }) => productId === product.id),
  );
  return (
    !isInFlashSale &&
    !product.isDigital &&
    product.stock >= 10 &&
    product.sizes.length === 0 &&
    product.colours.length === 0
  );
}

/** Two plain products of one shop, and one of another. */
export function pickCart(): { one: BaseProduct; sibling: BaseProduct; other: BaseProduct } {
  const plain = catalogue.filter(isPlain);
  const one = plain.find(({ id, shopId }) =>
    plain.some((next) => next.shopId === shopId && next.id !== id),
  );
  const sibling = plain.find(({ id, shopId }) => shopId === one?.shopId && id !== one.id);
  const other = plain.find(({ shopId }) => shopId !== one?.shopId);
  if (!one || !sibling || !other)
    throw new Error('Failed to pick a cart: too few plain products. Check the fixtures.');
  return { one, sibling, other };
}
