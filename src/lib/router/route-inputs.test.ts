import { expect, test } from 'vitest';
import { parsePage, parseRouteId } from './route-inputs.ts';

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['07', undefined],
  ['1234567890', undefined],
  ['shoes', undefined],
  ['', undefined],
])('@ROUTE-03 parses the id "%s" as %s', (id, expected) => {
  expect(parseRouteId({ id })).toBe(expected);
});

test('@ROUTE-03 returns no id for a path without one', () => {
  expect(parseRouteId({})).toBeUndefined();
});

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
  ['page=two', 1],
])('@PAGE-01 parses the page of "%s" as %i', (search, expected) => {
  expect(parsePage(new URLSearchParams(search))).toBe(expected);
});

test('@PAGE-01 reads the page from another parameter', () => {
  expect(parsePage(new URLSearchParams('page=2&reviews-page=5'), 'reviews-page')).toBe(5);
});
