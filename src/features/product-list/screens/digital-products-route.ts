import { listCategories, listProducts } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { parseListState, toInput } from '../model/list-state.ts';
import { DIGITAL_PRODUCTS } from '../model/fixed-lists.ts';

export { preloadListPage as preload } from '../components/list-results.tsx';
export { Screen } from './digital-products-screen.tsx';

export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  listProducts.query(toInput(parseListState(search), DIGITAL_PRODUCTS)),
  listCategories.query(),
];
