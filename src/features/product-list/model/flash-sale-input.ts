import { parseListState, PER_PAGE } from './list-state.ts';

/** What the page of a flash sale asks for by its address. */
export function flashSaleInput(id: number, params: URLSearchParams) {
  const { page, category } = parseListState(params);
  return {
    id,
    page,
    per_page: PER_PAGE,
    ...(category === undefined ? {} : { category_id: category }),
  };
}
