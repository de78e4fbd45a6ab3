import { describe, expect, it } from 'vitest';
import { contentLocales } from '../../fixtures/localised-text.ts';
import type { LocalisedText } from '../../fixtures/types.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickProduct } from '../testing/pick-product.ts';

const shop = openShop();
const base = sharedBase(1);

const product = pickProduct(
  ({ sizes, colours, unitId }) => sizes.length > 0 && colours.length > 0 && unitId !== null,
);

function nameIn(
  list: readonly { readonly id: number; readonly name: LocalisedText }[],
  id: number | null | undefined,
  locale: keyof LocalisedText,
): string | undefined {
  return list.find((one) => one.id === id)?.name[locale];
}

function visitorWithLanguage(language: string) {
  return shop.enter().visitor.withHeaders({ 'Accept-Language': language });
}

describe.each([
  ...contentLocales.map((locale) => [locale, locale] as const),
  // The header is compared as one text, so the defaults of browsers get the base names.
  ['en-US,en;q=0.9', 'en'] as const,
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'] as const,
])('Accept-Language %s', (header, locale) => {
  it('@API-04 translates categories and sub-categories', async () => {
    const { status, body } =
      await visitorWithLanguage(header).get<'CategoriesResponse'>('/api/categories');
    expect(status).toBe(200);
    const named = body.data.categories.map(({ id, name, sub_categories }) => ({
      id,
      names: [name, ...sub_categories.map((part) => part.name)],
    }));
    const expected = base.categories.toReversed().map(({ id, name, subCategories }) => ({
      id,
      names: [name[locale], ...subCategories.map((part) => part.name[locale])],
    }));
    expect(named).toEqual(expected);
  });

  it('@API-04 translates a product with its sizes, colours, unit and description', async () => {
    const { status, body } = await visitorWithLanguage(header).get<'ProductResponse'>(
      `/api/product-details?product_id=${product.id}`,
    );
    expect(status).toBe(200);
    const shown = body.data.product;
    expect(shown.name).toBe(product.name[locale]);
    expect(shown.short_description).toBe(product.shortDescription[locale]);
    expect(shown.description).toBe(product.description[locale]);
    expect(shown.meta_keywords).toBe(product.keywords[locale]);
    expect(shown.sizes.map(({ name }) => name)).toEqual(
      product.sizes.map(({ id }) => nameIn(base.sizes, id, locale)),
    );
    expect(shown.colors.map(({ name }) => name)).toEqual(
      product.colours.map(({ id }) => nameIn(base.colours, id, locale)),
    );
    expect(shown.unit?.name).toBe(nameIn(base.units, product.unitId, locale));
  });

  it('@API-04 finds a product by its displayed name, and translates the filters', async () => {
    const search = encodeURIComponent(product.name[locale].toUpperCase());
    const { body } = await visitorWithLanguage(header).get<'ProductsResponse'>(
      `/api/products?search=${search}`,
    );
    expect(body.data.products.map(({ name }) => name)).toContain(product.name[locale]);
    expect(body.data.filters.colors.map(({ name }) => name)).toEqual(
      base.colours.map(({ name }) => name[locale]),
    );
    expect(body.data.filters.sizes.map(({ name }) => name)).toEqual(
      base.sizes.map(({ name }) => name[locale]),
    );
  });
});
