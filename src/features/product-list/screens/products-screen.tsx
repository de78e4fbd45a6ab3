import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/page-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { useProductList } from '../hooks/use-product-list.ts';

/** All products, or search results (LIST-04). */
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
            <Trans>All products</Trans>
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
