import type { Input } from '../../../api/types.ts';
import { parsePage, parsePositiveInteger } from '../../../lib/router/route-inputs.ts';
import { parseSort, type Sort } from '../../product/product-sorts.ts';

type ProductsInput = Input<'listProducts'>;

/** Lowest ratings. On backends without our own parameters each matches up to the next higher one. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export interface Filters {
  rating?: number | undefined;
  sort?: Sort | undefined;
  /** In the default currency. */
  min?: number | undefined;
  max?: number | undefined;
  category?: number | undefined;
  /** Any of these. Not empty. */
  brand?: readonly number[] | undefined;
  color?: readonly number[] | undefined;
  size?: readonly number[] | undefined;
  shop?: readonly number[] | undefined;
  discounted?: true | undefined;
}

/** Filters with several values. */
export const LIST_FILTERS = ['shop', 'brand', 'color', 'size'] as const;

/** State of a product list in the URL (LIST-02). */
export interface ListState extends Filters {
  search: string;
  /** Only on the page of a category. */
  subcategory?: number | undefined;
  page: number;
}

export interface FixedFilters {
  isDigital?: true;
  category?: number | undefined;
  sort?: 'popular_product' | 'top_selling';
}

/** Divisible by 2, 3, 4 and 6 columns. */
export const PER_PAGE = 20;

/** Number of the last page, from 1. */
export const lastPageOf = (total: number) => Math.max(1, Math.ceil(total / PER_PAGE));

const IDS = ['category', 'subcategory'] as const;

/** Ignores invalid values. */
export function parseListState(params: URLSearchParams): ListState {
  const sort = parseSort(params.get('sort'));
  const rating = parsePositiveInteger(params.get('rating'));
  const [min, max] = sortBounds(parseAmount(params.get('min')), parseAmount(params.get('max')));
  const ids = IDS.map((name) => [name, parsePositiveInteger(params.get(name))] as const);
  const lists = LIST_FILTERS.map((name) => [name, parseIds(params.getAll(name))] as const);
  return {
    ...Object.fromEntries(ids.filter(([, id]) => id !== undefined)),
    ...Object.fromEntries(lists.filter(([, values]) => values.length > 0)),
    ...(params.get('discounted') === '1' ? { discounted: true } : {}),
    ...(sort ? { sort } : {}),
    ...(rating !== undefined && rating <= 5 ? { rating } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    search: params.get('search')?.trim() ?? '',
    page: parsePage(params),
  };
}

/** Returns the URL of a list. Equal states have equal URLs. */
export function listUrl(path: string, state: ListState): string {
  const { search, page } = state;
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  for (const name of ['subcategory', ...VALUE_FILTERS] as const) {
    const value = state[name];
    if (value !== undefined) params.set(name, String(value));
  }
  for (const name of LIST_FILTERS) {
    for (const id of state[name] ?? []) params.append(name, String(id));
  }
  if (state.discounted) params.set('discounted', '1');
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

const VALUE_FILTERS = ['sort', 'rating', 'min', 'max', 'category'] as const;

/**
 * Returns the URL for search engines. Filtered, sorted and searched lists have that of the complete
 * list (SEO-02).
 *
 * @param subcategory only on the page of a category
 */
export function canonicalUrl(path: string, state: ListState, subcategory?: number): string {
  const { search, page } = state;
  const isComplete = search === '' && countFilters(state) === 0;
  return listUrl(path, { search: '', subcategory, page: isComplete ? page : 1 });
}

/** Keeps search text and subcategory (FLAW 8). */
export function withoutFilters({ search, subcategory }: ListState): ListState {
  return { search, subcategory, page: 1 };
}

/** Counts the chips. Both price bounds are one. */
export function countFilters(state: ListState): number {
  const { sort, rating, min, max, category, discounted } = state;
  const price = min ?? max;
  const single = [sort, rating, price, category, discounted].filter((one) => one !== undefined);
  const lists = LIST_FILTERS.map((name) => state[name]?.length ?? 0);
  return lists.reduce((sum, length) => sum + length, single.length);
}

/**
 * Returns the request parameters. Fixed filters override the URL. Backends without our own
 * parameters filter by the first of several values, and by ratings up to the next higher one.
 */
export function toInput(state: ListState, fixed: FixedFilters = {}): ProductsInput {
  const category = fixed.category ?? state.category;
  return {
    page: state.page,
    per_page: PER_PAGE,
    ...(state.search === '' ? {} : { search: state.search }),
    ...omitUndefined({
      sort_type: fixed.sort ?? state.sort,
      rating: state.rating,
      min_rating: state.rating,
      min_price: state.min,
      max_price: state.max,
      category_id: category,
      sub_category_id: fixed.category === undefined ? undefined : state.subcategory,
      ...idsInput('shop_id', 'shop_ids', state.shop),
      ...idsInput('brand_id', 'brand_ids', state.brand),
      ...idsInput('color_id', 'color_ids', state.color),
      ...idsInput('size_id', 'size_ids', state.size),
      is_discounted: state.discounted ? 1 : undefined,
      is_digital: fixed.isDigital ? 1 : undefined,
    }),
  };
}

function idsInput<One extends string, Several extends string>(
  one: One,
  several: Several,
  ids: readonly number[] = [],
) {
  return {
    [one]: ids[0],
    [several]: ids.length > 1 ? ids.join(',') : undefined,
  } as Record<One, number | undefined> & Record<Several, string | undefined>;
}

function omitUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as never;
}

function parseIds(texts: readonly string[]): readonly number[] {
  return [...new Set(texts.flatMap((text) => parsePositiveInteger(text) ?? []))];
}

function parseAmount(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}(?:\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
}

/** The smaller bound first. */
export function sortBounds(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}
