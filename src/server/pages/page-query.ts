/** Parameters in the cache key of a page. Others, such as `utm_source`, are ignored. */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'brand',
  'category',
  'color',
  'discounted',
  'error',
  'lang',
  'max',
  'min',
  'page',
  'placed',
  'q',
  'rating',
  'reviews-page',
  'search',
  'shop',
  'size',
  'sort',
  'status',
  'subcategory',
  'tab',
]);
const MAX_VALUE_LENGTH = 200;

/** Sorted, so that a page has one cache key. */
export function toPageQuery(params: URLSearchParams): string {
  const known = [...params].filter(
    ([name, value]) =>
      PAGE_PARAMETERS.has(name) && value !== '' && value.length <= MAX_VALUE_LENGTH,
  );
  // Like `URLSearchParams.get`.
  const first = new Map(known.toReversed());
  const sorted = [...first].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted)}`;
}
