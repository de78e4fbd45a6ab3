import type { components } from '../../generated/schema.d.ts';
import { mapLocales } from '../../fixtures/localised-text.ts';
import type { BaseProduct, ContentLocale, LocalisedText } from '../../fixtures/types.ts';
import type { Base } from '../../fixtures/base-data.ts';

type Schemas = components['schemas'];

/** Never change in a world. Ratings are in current-ratings.ts. */
export interface ProductParts {
  readonly name: string;
  readonly brand: string | null;
  readonly sizes: Schemas['Size'][];
  readonly colours: Schemas['Colour'][];
  readonly unit: Schemas['Unit'] | null;
}

interface Names {
  readonly sizes: ReadonlyMap<number, { readonly name: LocalisedText }>;
  readonly colours: ReadonlyMap<number, { readonly name: LocalisedText; readonly code: string }>;
  readonly units: ReadonlyMap<number, { readonly name: LocalisedText }>;
  readonly brands: ReadonlyMap<number, { readonly name: string }>;
}

const namesOf = new WeakMap<Base, Names>();
const partsOf = mapLocales(() => new WeakMap<BaseProduct, ProductParts>());

/** Cached per language. */
export function serializeProductParts(
  base: Base,
  product: BaseProduct,
  language: ContentLocale,
): ProductParts {
  const known = partsOf[language].get(product);
  if (known) return known;
  const names = collectNames(base);
  const unit = product.unitId === null ? undefined : names.units.get(product.unitId);
  const brand = product.brandId === null ? undefined : names.brands.get(product.brandId);
  const parts: ProductParts = {
    name: product.name[language],
    brand: brand?.name ?? null,
    sizes: product.sizes.flatMap(({ id, price }): Schemas['Size'][] => {
      const size = names.sizes.get(id);
      return size ? [{ id, name: size.name[language], price }] : [];
    }),
    colours: product.colours.flatMap(({ id, price }): Schemas['Colour'][] => {
      const colour = names.colours.get(id);
      return colour ? [{ id, name: colour.name[language], price, color_code: colour.code }] : [];
    }),
    unit:
      unit && product.unitId !== null ? { id: product.unitId, name: unit.name[language] } : null,
  };
  partsOf[language].set(product, parts);
  return parts;
}

function collectNames(base: Base): Names {
  const known = namesOf.get(base);
  if (known) return known;
  const names: Names = {
    sizes: byId(base.sizes),
    colours: byId(base.colours),
    units: byId(base.units),
    brands: byId(base.brands),
  };
  namesOf.set(base, names);
  return names;
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
