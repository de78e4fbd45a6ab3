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
  'new',
  'page',
  'placed',
  'q',
  'rating',
  'reviews-page',
  'reviews-stars',
  'search',
  'shop',
  'size',
  'sort',
  'status',
  'subcategory',
  'tab',
]);
/** Filters with several values. */
const REPEATED_PARAMETERS: ReadonlySet<string> = new Set(['brand', 'color', 'shop', 'size']);
const MAX_VALUE_LENGTH = 200;

/** Sorted, so that a page has one cache key. */
export function toPageQuery(params: URLSearchParams): string {
  const known = [...params].filter(
    ([name, value]) =>
      PAGE_PARAMETERS.has(name) && value !== '' && value.length <= MAX_VALUE_LENGTH,
  );
  const repeated = known.filter(([name]) => REPEATED_PARAMETERS.has(name));
  // Like `URLSearchParams.get`.
  const single = new Map(known.filter(([name]) => !REPEATED_PARAMETERS.has(name)).toReversed());
  const sorted = [...repeated, ...single].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted)}`;
}
