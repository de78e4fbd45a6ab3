import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/page-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { BEST_DEAL } from '../model/fixed-lists.ts';
import { useProductList } from '../hooks/use-product-list.ts';

/** Bestsellers (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(BEST_DEAL);
  return (
    <>
      <PageHead title={t`Best deals`} />
      <ProductList list={list} name={t`Best deals`} />
    </>
  );
}
