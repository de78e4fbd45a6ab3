/**
 * Returns a window of `shown` pages around the current one. Clamps invalid numbers to the minimum.
 * A page beyond the end counts as page 1 (PAGE-01).
 */
export function pageNumbers(options: {
  totalItems: number;
  itemsPerPage?: number | undefined;
  currentPage: number;
  shown?: number | undefined;
}): { page: number; last: number; pages: readonly number[] } {
  const perPage = toInteger(options.itemsPerPage ?? 10, 1);
  const last = Math.max(1, Math.ceil(toInteger(options.totalItems, 0) / perPage));
  const currentPage = toInteger(options.currentPage, 1);
  const page = currentPage > last ? 1 : currentPage;
  const shown = Math.min(toInteger(options.shown ?? 5, 1), last);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), last - shown + 1);
  return { page, last, pages: Array.from({ length: shown }, (_, index) => first + index) };
}

function toInteger(value: number, min: number): number {
  return Number.isFinite(value) ? Math.max(min, Math.floor(value)) : min;
}
