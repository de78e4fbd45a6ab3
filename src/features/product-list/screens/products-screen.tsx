import { Trans, useLingui } from '@lingui/react/macro';
import { listCategories, listProducts } from '../../../api/generated/catalogue.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { parseListState, toInput } from '../model/list-state.ts';
import { ProductList } from '../components/product-list.tsx';
import { useProductList } from '../hooks/use-product-list.ts';

/** Asked on hover and by the server. */
export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  routeQuery(listProducts, toInput(parseListState(search))),
  routeQuery(listCategories),
];

/** All products, or those that were searched for (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList();
  const { search } = list.state;
  return (
    <>
      <PageHead title={t`Products`} />
      <ProductList
        list={list}
        name={t`Products`}
        heading={
          search === '' ? (
            <Trans>All Products</Trans>
          ) : (
            <Trans>
              Results for “<bdi>{search}</bdi>”
            </Trans>
          )
        }
      />
    </>
  );
}
