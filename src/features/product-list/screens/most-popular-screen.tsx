import { useLingui } from '@lingui/react/macro';
import { listCategories, listProducts } from '../../../api/generated/catalogue.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { type Fixed, parseListState, toInput } from '../model/list-state.ts';
import { ProductList } from '../components/product-list.tsx';
import { useProductList } from '../hooks/use-product-list.ts';

const FIXED: Fixed = { sort: 'popular_product' };

/** Asked on hover and by the server. */
export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  routeQuery(listProducts, toInput(parseListState(search), FIXED)),
  routeQuery(listCategories),
];

/** What shoppers like best (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(FIXED);
  return (
    <>
      <PageHead title={t`Most Popular`} />
      <ProductList list={list} name={t`Most Popular`} />
    </>
  );
}
