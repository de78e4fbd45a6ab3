import {
  listCategories,
  listProducts,
  listSubCategories,
} from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { isCategoryId } from '../model/find-category.ts';
import { parseListState, toInput } from '../model/list-state.ts';

export { preloadListPage as preload } from '../components/list-results.tsx';
export { Screen } from './category-screen.tsx';

/** A slug that is not an id needs the category list first. Returns null for id 0. */
export function queries({ slug = '' }: ScreenProps['params'], search: URLSearchParams) {
  const categories = listCategories.query();
  if (!isCategoryId(slug)) return [categories];
  const id = Number(slug);
  if (id === 0) return null;
  return [
    listProducts.query(toInput(parseListState(search), { category: id })),
    listSubCategories.query({ category_id: id }),
    categories,
  ];
}
