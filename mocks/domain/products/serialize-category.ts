import type { components } from '../../generated/schema.d.ts';
import type { BaseCategory } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { textIn } from '../world/content-locale.ts';
import { fieldsSince } from '../world/release.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

export function serializeCategory(
  { id, slug, name, picture, subCategories }: BaseCategory,
  view: View,
): Schemas['Category'] {
  const { world, locale, origin } = view;
  return {
    id,
    name: textIn(name, locale),
    thumbnail: pictureUrl(origin, picture, 400),
    sub_categories: subCategories.map((sub) => serializeSubCategory(sub, view)),
    ...fieldsSince<Schemas['Category']>(world, 'R4', () => ({
      slug,
      icon: null,
      banner: pictureUrl(origin, picture, 1600),
      description: '',
    })),
  };
}

export function serializeSubCategory(
  { id, slug, name, picture }: BaseCategory['subCategories'][number],
  { world, locale, origin }: View,
): Schemas['SubCategory'] {
  return {
    id,
    name: textIn(name, locale),
    thumbnail: pictureUrl(origin, picture, 400),
    ...fieldsSince<Schemas['SubCategory']>(world, 'R4', () => ({ slug, short_description: null })),
  };
}
