import type { components } from '../../../src/api/generated/schema.d.ts';
import type { BaseCategory } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { textIn } from '../../worlds/text.ts';
import type { View } from './view.ts';

type Schemas = components['schemas'];

/** A category with its sub-categories. */
export function category(
  { id, name, picture, subCategories }: BaseCategory,
  { locale, origin }: View,
): Schemas['Category'] {
  return {
    id,
    name: textIn(name, locale),
    thumbnail: pictureUrl(origin, picture, 400),
    sub_categories: subCategories.map((sub): Schemas['SubCategory'] => {
      const thumbnail = pictureUrl(origin, sub.picture, 400);
      return { id: sub.id, name: textIn(sub.name, locale), thumbnail };
    }),
  };
}
