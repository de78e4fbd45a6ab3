import { useLingui } from '@lingui/react/macro';
import { ListHead } from '../components/list-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { MOST_POPULAR } from '../model/fixed-lists.ts';
import { useProductList } from '../hooks/use-product-list.ts';

/** Most popular products (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(MOST_POPULAR);
  return (
    <>
      <ListHead name={t`Most popular`} state={list.state} />
      <ProductList list={list} name={t`Most popular`} />
    </>
  );
}
