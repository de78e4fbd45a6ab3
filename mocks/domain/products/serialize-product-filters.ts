import type { components } from '../../generated/schema.d.ts';
import { mapLocales } from '../../fixtures/localised-text.ts';
import type { ContentLocale } from '../../fixtures/types.ts';
import { slugOf } from '../../fixtures/slug.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import type { Base } from '../../fixtures/base-data.ts';
import { priceRange } from './price-range.ts';
import { contentLocale } from '../world/content-locale.ts';
import { fieldsSince, ownFields } from '../world/release.ts';
import { isMultiVendor } from '../world/settings-rules.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];
type Options = Pick<Schemas['ProductFilters'], 'sizes' | 'colors' | 'brands'>;

const optionsOf = mapLocales(() => new WeakMap<Base, Options>());

/** Independent of the query. */
export function serializeProductFilters({
  world,
  locale,
  origin,
}: View): Schemas['ProductFilters'] {
  const { min, max } = priceRange(world);
  const options = serializeOptions(world.base, contentLocale(locale));
  return {
    ...options,
    colors: options.colors.map((colour) => ({
      ...colour,
      ...fieldsSince<Schemas['Colour']>(world, 'R4', () => ({ img: '' })),
    })),
    brands: options.brands.map((brand) => ({
      ...brand,
      ...fieldsSince<Schemas['Brand']>(world, 'R4', () => ({
        slug: slugOf(brand.name),
        thumbnail: pictureUrl(origin, 'default', 200),
      })),
    })),
    min_price: min,
    max_price: max,
    ...ownFields<Schemas['ProductFilters']>(world, () => ({
      shops: isMultiVendor(world) ? world.base.shops.map(({ id, name }) => ({ id, name })) : [],
    })),
  };
}

function serializeOptions(base: Base, language: ContentLocale): Options {
  const cached = optionsOf[language].get(base);
  if (cached) return cached;
  const made: Options = {
    sizes: base.sizes.map(({ id, name }): Schemas['Size'] => {
      return { id, name: name[language], price: 0 };
    }),
    colors: base.colours.map(({ id, name, code }): Schemas['Colour'] => {
      return { id, name: name[language], price: 0, color_code: code };
    }),
    brands: base.brands.map(({ id, name }): Schemas['Brand'] => ({ id, name })),
  };
  optionsOf[language].set(base, made);
  return made;
}
