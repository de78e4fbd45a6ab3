/**
 * Returns a window of `pagesShown` pages around the current one. Clamps invalid numbers to the minimum.
 * A page beyond the end counts as page 1 (PAGE-01).
 */
export function pageNumbers(options: {
  totalItems: number;
  itemsPerPage?: number | undefined;
  currentPage: number;
  pagesShown?: number | undefined;
}): { page: number; lastPage: number; pages: readonly number[] } {
  const perPage = toInteger(options.itemsPerPage ?? 10, 1);
  const lastPage = Math.max(1, Math.ceil(toInteger(options.totalItems, 0) / perPage));
  const currentPage = toInteger(options.currentPage, 1);
  const page = currentPage > lastPage ? 1 : currentPage;
  const pagesShown = Math.min(toInteger(options.pagesShown ?? 5, 1), lastPage);
  const first = Math.min(Math.max(1, page - Math.floor(pagesShown / 2)), lastPage - pagesShown + 1);
  return { page, lastPage, pages: Array.from({ length: pagesShown }, (_, index) => first + index) };
}

function toInteger(value: number, min: number): number {
  return Number.isFinite(value) ? Math.max(min, Math.floor(value)) : min;
}
