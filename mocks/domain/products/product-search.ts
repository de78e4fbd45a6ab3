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
  readonly shopIds?: readonly number[] | undefined;
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly sizeIds?: readonly number[] | undefined;
  readonly colourIds?: readonly number[] | undefined;
  /** Stars: 4 matches average ratings from 4 up to, but not including, 5. */
  readonly rating?: number | undefined;
  /** Inclusive. */
  readonly minRating?: number | undefined;
  /** Inclusive; compared with the current payable price. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly isDigital?: boolean | undefined;
  readonly isDiscounted?: boolean | undefined;
}

type Predicate = (product: BaseProduct) => boolean;

/** Searchable texts, folded. */
const haystacks = mapLocales(() => new WeakMap<BaseProduct, string>());

export function searchProducts(
  world: World,
  criteria: ProductCriteria,
  sort: ProductSort,
  locale: string,
): readonly BaseProduct[] {
  const predicates = createPredicates(world, criteria, locale);
  const products = rankedProducts(world, sort);
  return predicates.length === 0
    ? products
    : products.filter((product) => predicates.every((predicate) => predicate(product)));
}

function createPredicates(world: World, criteria: ProductCriteria, locale: string): Predicate[] {
  const { search, shopIds, categoryId, subCategoryId, brandIds, sizeIds, colourIds } = criteria;
  const { rating, minRating, minPrice, maxPrice, isDigital, isDiscounted } = criteria;
  const predicates: Predicate[] = [];
  if (shopIds) predicates.push((product) => shopIds.includes(product.shopId));
  if (categoryId !== undefined) predicates.push((product) => product.categoryId === categoryId);
  if (subCategoryId !== undefined)
    predicates.push((product) => product.subCategoryId === subCategoryId);
  if (brandIds) {
    predicates.push(({ brandId }) => brandId !== null && brandIds.includes(brandId));
  }
  if (sizeIds) predicates.push(({ sizes }) => sizes.some(({ id }) => sizeIds.includes(id)));
  if (colourIds) predicates.push(({ colours }) => colours.some(({ id }) => colourIds.includes(id)));
  if (rating !== undefined) {
    predicates.push((product) => {
      const average = productRatings(world, product).rating;
      return average >= rating && average < rating + 1;
    });
  }
  if (minRating !== undefined)
    predicates.push((product) => productRatings(world, product).rating >= minRating);
  if (minPrice !== undefined)
    predicates.push((product) => currentPayablePrice(world, product) >= minPrice);
  if (maxPrice !== undefined)
    predicates.push((product) => currentPayablePrice(world, product) <= maxPrice);
  if (isDigital) predicates.push((product) => product.isDigital);
  if (isDiscounted)
    predicates.push((product) => currentPayablePrice(world, product) < product.price);
  if (search) predicates.push(matchesText(search, locale));
  return predicates;
}

/**
 * Searches the product code, the English texts and the texts in the shopper's language. `%` and `_`
 * are wildcards within a text.
 */
function matchesText(search: string, locale: string): Predicate {
  const isMatch = matchLike(foldText(search));
  const language = contentLocale(locale);
  return (product) => isMatch(haystack(product, language));
}

function haystack(product: BaseProduct, language: ContentLocale): string {
  const cache = haystacks[language];
  const cached = cache.get(product);
  if (cached !== undefined) return cached;
  const { code, name, shortDescription } = product;
  const parts = [code, name.en, shortDescription.en, name[language], shortDescription[language]];
  const text = parts.map((part) => foldText(part)).join('\n');
  cache.set(product, text);
  return text;
}
