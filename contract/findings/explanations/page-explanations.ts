import type { Explanation } from './explanation.ts';

/** Codes of paginated lists. */
export const PAGE_EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  'page-too-long': {
    what: 'A page has more items than requested.',
    why: 'Lists are longer than their layout, and page numbers are wrong.',
    fix: 'Apply per_page.',
    example: 'per_page=1 → 24 items.',
  },
  'page-missing': {
    what: 'The total implies a page that is empty.',
    why: 'The pagination links to an empty page.',
    fix: 'Count the total with the same query as the pages.',
    example: 'total 12, page 2 of size 1: empty.',
  },
  'page-repeats': {
    what: 'The second page repeats the first.',
    why: 'Shoppers never see the remaining items.',
    fix: 'Apply page, and give the query a total order.',
    example: 'page=1 and page=2 both return product 7.',
  },
  'total-differs': {
    what: 'The total differs between two pages.',
    why: 'The number of results changes while a shopper moves between pages.',
    fix: 'Count all results, not those of the page.',
    example: 'total 12 on page 1, 11 on page 2.',
  },
  'total-wrong': {
    what: 'The total is not the number of items on all pages.',
    why: 'The pagination links to too many pages, or hides the last ones.',
    fix: 'Count the total with the same query as the pages, and start at the offset (page - 1) * per_page.',
    example: 'total 12, but three pages of size 4 have 11 items.',
  },
  'page-overlaps': {
    what: 'An item is on two pages, or twice on one.',
    why: 'Shoppers see it again and miss another one.',
    fix: 'Sort by a unique field last, such as the id, and avoid joins that repeat rows.',
    example: 'Product 7 is on page 1 and on page 2.',
  },
  'item-unreachable': {
    what: 'An item of the complete list is on none of its pages.',
    why: 'Shoppers never see it.',
    fix: 'Use the same query and the same sort order for all page sizes.',
    example: 'Product 7 is in the list with per_page=12, but not on the pages with per_page=4.',
  },
};
