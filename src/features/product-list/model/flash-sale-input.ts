import { parseListState, PER_PAGE } from './list-state.ts';

export function flashSaleInput(id: number, params: URLSearchParams) {
  const { page, category } = parseListState(params);
  return {
    id,
    page,
    per_page: PER_PAGE,
    ...(category === undefined ? {} : { category_id: category }),
  };
}
