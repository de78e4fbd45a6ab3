import { listCategories, listProducts } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { parseListState, toInput } from '../model/list-state.ts';
import { MOST_POPULAR } from '../model/fixed-lists.ts';

export { preloadListPage as preload } from '../components/list-results.tsx';
export { Screen } from './most-popular-screen.tsx';

export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  listProducts.query(toInput(parseListState(search), MOST_POPULAR)),
  listCategories.query(),
];
