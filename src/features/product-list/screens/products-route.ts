import { listCategories, listProducts } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { parseListState, toInput } from '../model/list-state.ts';

export { preloadListPage as preload } from '../components/list-results.tsx';
export { Screen } from './products-screen.tsx';

export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  listProducts.query(toInput(parseListState(search))),
  listCategories.query(),
];
