import type { components } from '../../generated/schema.d.ts';
import type { BaseCategory } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { textIn } from '../world/content-locale.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

export function serializeCategory(
  { id, name, picture, subCategories }: BaseCategory,
  view: View,
): Schemas['Category'] {
  const { locale, origin } = view;
  return {
    id,
    name: textIn(name, locale),
    thumbnail: pictureUrl(origin, picture, 400),
    sub_categories: subCategories.map((sub) => serializeSubCategory(sub, view)),
  };
}

export function serializeSubCategory(
  { id, name, picture }: BaseCategory['subCategories'][number],
  { locale, origin }: View,
): Schemas['SubCategory'] {
  return { id, name: textIn(name, locale), thumbnail: pictureUrl(origin, picture, 400) };
}
