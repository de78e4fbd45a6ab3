import { getFlashSale, listCategories } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { flashSaleInput } from '../model/flash-sale-input.ts';

export { preloadListPage as preload } from '../components/list-results.tsx';
export { Screen } from './flash-sale-screen.tsx';

/** Returns null for an invalid id. */
export function queries(params: ScreenProps['params'], search: URLSearchParams) {
  const id = parseRouteId(params);
  return id === undefined
    ? null
    : [getFlashSale.query(flashSaleInput(id, search)), listCategories.query()];
}
