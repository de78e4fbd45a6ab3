import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [{ totalItems: 0, currentPage: 1 }, 1, 1, [1]],
  [{ totalItems: 31, currentPage: 2 }, 2, 4, [1, 2, 3, 4]],
  [{ totalItems: 200, currentPage: 1 }, 1, 20, [1, 2, 3, 4, 5]],
  [{ totalItems: 200, currentPage: 10 }, 10, 20, [8, 9, 10, 11, 12]],
  [{ totalItems: 200, currentPage: 20 }, 20, 20, [16, 17, 18, 19, 20]],
  [{ totalItems: 200, currentPage: 3, itemsPerPage: 50, pagesShown: 3 }, 3, 4, [2, 3, 4]],
])('returns the pages for %o', (options, page, lastPage, pages) => {
  expect(pageNumbers(options)).toEqual({ page, lastPage, pages });
});

test.each([0, -3, 1.5, Number.NaN, 21, Number.POSITIVE_INFINITY])(
  '@PAGE-01 treats page %s of 20 as page 1',
  (currentPage) => {
    expect(pageNumbers({ totalItems: 200, currentPage }).page).toBe(1);
  },
);

test('@PAGE-01 invalid sizes still result in one page', () => {
  expect(pageNumbers({ totalItems: -5, itemsPerPage: 0, currentPage: 1 }).pages).toEqual([1]);
  expect(pageNumbers({ totalItems: 3, itemsPerPage: Number.NaN, currentPage: 2 }).lastPage).toBe(3);
});
