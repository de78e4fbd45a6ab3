import { useLingui } from '@lingui/react/macro';
import { ListHead } from '../components/list-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { BEST_DEAL } from '../model/fixed-lists.ts';
import { useProductList } from '../hooks/use-product-list.ts';

/** Bestsellers (LIST-04). */
export function Screen() {
  const { t } = useLingui();
  const list = useProductList(BEST_DEAL);
  return (
    <>
      <ListHead name={t`Best deals`} state={list.state} />
      <ProductList list={list} name={t`Best deals`} order={t`best selling first`} />
    </>
  );
}
