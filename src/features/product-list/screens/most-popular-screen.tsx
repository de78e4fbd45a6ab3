import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/page-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { MOST_POPULAR } from '../model/fixed-lists.ts';
import { useProductList } from '../hooks/use-product-list.ts';

/** Most popular products (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(MOST_POPULAR);
  return (
    <>
      <PageHead title={t`Most popular`} />
      <ProductList list={list} name={t`Most popular`} />
    </>
  );
}
