import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS } from '../../product/product-sorts.ts';
import {
  listUrl,
  countFilters,
  type ListState,
  RATINGS,
  parseListState,
  toInput,
  withoutFilters,
} from './list-state.ts';

const id = fc.integer({ min: 1, max: 999_999 });
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
// Up to billions of rials.
const price = fc.integer({ min: 0, max: 99_999_999_999_999 }).map((cents) => cents / 100);
const states: fc.Arbitrary<ListState> = fc
  .record(
    {
      search: fc.string().map((text) => text.trim()),
      page: id,
      sort: fc.constantFrom(...SORTS),
      rating: fc.constantFrom(...RATINGS),
      prices: fc.tuple(price, price),
      category: id,
      brand: ids,
      color: ids,
      size: ids,
      shop: ids,
      discounted: fc.constant(true as const),
      subcategory: id,
    },
    { requiredKeys: ['search', 'page'] },
  )
  .map(({ prices, ...state }) =>
    prices ? { ...state, min: Math.min(...prices), max: Math.max(...prices) } : state,
  );

const parse = (address: string) => parseListState(new URL(address, 'http://shop').searchParams);

test('@LIST-02 restores every list state from its URL', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parse(listUrl('/products', state))).toEqual(state);
    }),
  );
});

test('ignores invalid values in the URL', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const { page, rating = 1, min = 0, max = Infinity } = parse(`/products?${query}`);
      expect(page).toBeGreaterThan(0);
      expect(RATINGS).toContain(rating);
      expect(min).toBeLessThanOrEqual(max);
    }),
  );
  expect(parse('/?page=-1&rating=6&sort=default&min=x&max=1e3&brand=0&color=1.5')).toEqual({
    search: '',
    page: 1,
  });
  expect(parse('/?min=50&max=10')).toMatchObject({ min: 10, max: 50 });
});

test('@LIST-03 maps each filter to its API parameter and always sends the page size', () => {
  expect(toInput(parse('/'))).toEqual({ page: 1, per_page: 20 });
  expect(
    toInput(
      parse(
        '/?search=lamp&sort=newest&rating=4&min=5&max=9.5&category=1&brand=2&color=3&size=4&page=6',
      ),
    ),
  ).toEqual({
    page: 6,
    per_page: 20,
    search: 'lamp',
    sort_type: 'newest',
    rating: 4,
    min_rating: 4,
    min_price: 5,
    max_price: 9.5,
    category_id: 1,
    brand_id: 2,
    color_id: 3,
    size_id: 4,
  });
});

test('prefers the page’s fixed filters to those in the URL', () => {
  expect(toInput(parse('/?category=9&subcategory=41'), { category: 4 })).toMatchObject({
    category_id: 4,
    sub_category_id: 41,
  });
  expect(toInput(parse('/?subcategory=41'))).not.toHaveProperty('sub_category_id');
  expect(toInput(parse('/?sort=newest'), { sort: 'top_selling' }).sort_type).toBe('top_selling');
  expect(toInput(parse('/'), { isDigital: true }).is_digital).toBe(1);
});

test('clears all filters and the page but keeps the search text', () => {
  fc.assert(
    fc.property(states, (state) => {
      const cleared = withoutFilters(state);
      expect(countFilters(cleared)).toBe(0);
      expect(cleared).toMatchObject({ search: state.search, page: 1 });
    }),
  );
});

test('counts both price bounds as one filter', () => {
  expect(countFilters(parse('/?min=5&max=9&rating=4&search=lamp&page=2'))).toBe(2);
});
