import { Trans, useLingui } from '@lingui/react/macro';
import { ListHead } from '../components/list-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { DIGITAL_PRODUCTS } from '../model/fixed-lists.ts';
import { useProductList } from '../hooks/use-product-list.ts';

/** Downloadable products (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(DIGITAL_PRODUCTS);
  const { search } = list.state;
  return (
    <>
      <ListHead name={t`Digital products`} state={list.state} />
      <ProductList
        list={list}
        name={t`Digital products`}
        heading={
          search === '' ? undefined : list.isEmpty ? (
            <Trans>
              No digital products for “<bdi>{search}</bdi>”
            </Trans>
          ) : (
            <Trans>
              Digital products for “<bdi>{search}</bdi>”
            </Trans>
          )
        }
      />
    </>
  );
}
