import { Trans, useLingui } from '@lingui/react/macro';
import { listCategories, listProducts } from '../../../api/generated/catalogue.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { type Fixed, parseListState, toInput } from '../model/list-state.ts';
import { ProductList } from '../components/product-list.tsx';
import { useProductList } from '../hooks/use-product-list.ts';

const FIXED: Fixed = { isDigital: true };

/** Asked on hover and by the server. */
export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  routeQuery(listProducts, toInput(parseListState(search), FIXED)),
  routeQuery(listCategories),
];

/** What is downloaded instead of delivered (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(FIXED);
  const { search } = list.state;
  return (
    <>
      <PageHead title={t`Digital Products`} />
      <ProductList
        list={list}
        name={t`Digital Products`}
        heading={
          search === '' ? undefined : (
            <Trans>
              Digital products for “<bdi>{search}</bdi>”
            </Trans>
          )
        }
      />
    </>
  );
}
