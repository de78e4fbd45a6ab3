import { Trans, useLingui } from '@lingui/react/macro';
import { ListHead } from '../components/list-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { useProductList } from '../hooks/use-product-list.ts';

/** All products, or search results (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList();
  const { search } = list.state;
  return (
    <>
      <ListHead name={t`Products`} state={list.state} />
      <ProductList
        list={list}
        name={t`Products`}
        heading={
          search === '' ? (
            <Trans>All products</Trans>
          ) : list.isEmpty ? (
            <Trans>
              No results for “<bdi>{search}</bdi>”
            </Trans>
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
