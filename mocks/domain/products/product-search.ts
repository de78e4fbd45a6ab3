import { mapLocales } from '../../fixtures/localised-text.ts';
import type { BaseProduct, ContentLocale } from '../../fixtures/types.ts';
import { type ProductSort, rankedProducts } from './ranked-products.ts';
import { currentPayablePrice } from '../flash-sales/current-price.ts';
import { foldText } from '../../lib/fold-text.ts';
import { matchLike } from '../../lib/match-like.ts';
import { productRatings } from '../inventory/current-ratings.ts';
import { contentLocale } from '../world/content-locale.ts';
import type { World } from '../world/world.ts';

/** All must match; omitted ones are ignored. */
export interface ProductCriteria {
  readonly search?: string | undefined;
  readonly shopId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly sizeId?: number | undefined;
  readonly colourId?: number | undefined;
  /** Inclusive; matches ratings below the next number */
  readonly rating?: number | undefined;
  /** On the effective price, inclusive */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly isDigital?: boolean | undefined;
}

type Test = (product: BaseProduct) => boolean;

/** Searchable texts, folded. */
const haystacks = mapLocales(() => new WeakMap<BaseProduct, string>());

export function searchProducts(
  world: World,
  conditions: ProductCriteria,
  sort: ProductSort,
  locale: string,
): readonly BaseProduct[] {
  const tests = testsFor(world, conditions, locale);
  const products = rankedProducts(world, sort);
  return tests.length === 0
    ? products
    : products.filter((product) => tests.every((test) => test(product)));
}

function testsFor(world: World, conditions: ProductCriteria, locale: string): Test[] {
  const { search, shopId, categoryId, subCategoryId, brandId, sizeId, colourId } = conditions;
  const { rating, minPrice, maxPrice, isDigital } = conditions;
  const tests: Test[] = [];
  if (shopId !== undefined) tests.push((product) => product.shopId === shopId);
  if (categoryId !== undefined) tests.push((product) => product.categoryId === categoryId);
  if (subCategoryId !== undefined) tests.push((product) => product.subCategoryId === subCategoryId);
  if (brandId !== undefined) tests.push((product) => product.brandId === brandId);
  if (sizeId !== undefined) tests.push(({ sizes }) => sizes.some(({ id }) => id === sizeId));
  if (colourId !== undefined) {
    tests.push(({ colours }) => colours.some(({ id }) => id === colourId));
  }
  if (rating !== undefined) {
    tests.push((product) => {
      const average = productRatings(world, product).rating;
      return average >= rating && average < rating + 1;
    });
  }
  if (minPrice !== undefined)
    tests.push((product) => currentPayablePrice(world, product) >= minPrice);
  if (maxPrice !== undefined)
    tests.push((product) => currentPayablePrice(world, product) <= maxPrice);
  if (isDigital) tests.push((product) => product.isDigital);
  if (search) tests.push(matchesText(search, locale));
  return tests;
}

/**
 * Searches code and English texts in every language, and also the displayed texts. `%` and `_` are
 * wildcards within a text.
 */
function matchesText(search: string, locale: string): Test {
  const isMatch = matchLike(foldText(search));
  const language = contentLocale(locale);
  return (product) => isMatch(haystack(product, language));
}

function haystack(product: BaseProduct, language: ContentLocale): string {
  const texts = haystacks[language];
  const known = texts.get(product);
  if (known !== undefined) return known;
  const { code, name, shortDescription } = product;
  const parts = [code, name.en, shortDescription.en, name[language], shortDescription[language]];
  const text = parts.map((part) => foldText(part)).join('\n');
  texts.set(product, text);
  return text;
}
