import type { components } from '../../generated/schema.d.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { slugOf } from '../../fixtures/slug.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { mainPicture } from '../inventory/main-picture.ts';
import { textIn } from '../world/content-locale.ts';
import { fieldsSince, isSince } from '../world/release.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** Slugs contain the English name. */
export function productSlug({ id, name }: BaseProduct): string {
  return `${slugOf(name.en)}-${id}`;
}

/** Fields of product cards from R4 on. Discounts are percentages (type 0). */
export function cardFieldsSinceR4(
  product: BaseProduct,
  discountPercentage: number,
  view: View,
): Partial<Schemas['ProductCard']> {
  return fieldsSince<Schemas['ProductCard']>(view.world, 'R4', () => ({
    slug: productSlug(product),
    short_description: textIn(product.shortDescription, view.locale),
    discount_type: 0,
    discount: discountPercentage,
    is_preorder: false,
    is_prepay: false,
  }));
}

/** Adds the colours' images from R4 on: the main picture for the first one, empty for the rest. */
export function withColourImages(
  colours: Schemas['Colour'][],
  product: BaseProduct,
  { world, origin }: View,
): Schemas['Colour'][] {
  if (!isSince(world, 'R4')) return colours;
  const picture = mainPicture(product);
  return colours.map((colour, index) => ({
    ...colour,
    img: index === 0 ? pictureUrl(origin, picture) : '',
  }));
}
