import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useCartStore } from '../../cart/cart-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH, productPath } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { Checkout } from '../components/checkout.tsx';

/**
 * Buys one product without changing the cart (CHK-07). The server stores one at a time, so another
 * tab may replace it.
 */
export function Screen() {
  const { t } = useLingui();
  const buyNow = useCartStore((state) => state.buyNow);
  const [opened, setOpened] = useState(buyNow);
  if (buyNow && !opened) setOpened(buyNow);
  const isReplaced = buyNow !== null && opened !== null && buyNow.productId !== opened.productId;
  return (
    <Checkout
      purchase="buyNow"
      title={t`Buy now`}
      shopIds={buyNow && !isReplaced ? [buyNow.shopId] : []}
      empty={<NoBuyNow productId={opened?.productId} isReplaced={isReplaced} />}
    />
  );
}

/** Links back instead of showing zeros (FLAW 23). */
function NoBuyNow(props: { productId: number | undefined; isReplaced: boolean }) {
  const { productId, isReplaced } = props;
  return (
    <EmptyState
      icon={ShoppingBag}
      title={
        isReplaced ? (
          <Trans>This purchase was replaced in another tab</Trans>
        ) : (
          <Trans>No product selected</Trans>
        )
      }
      action={
        <div className={row[3]}>
          {productId === undefined ? null : (
            <AppLink href={productPath(productId)} className={buttonClass()}>
              <Trans>Back to product</Trans>
            </AppLink>
          )}
          <AppLink
            href={HOME_PATH}
            className={buttonClass(productId === undefined ? {} : { variant: 'secondary' })}
          >
            <Trans>Continue shopping</Trans>
          </AppLink>
        </div>
      }
    >
      <Trans>Open a product and select “Buy now”.</Trans>
    </EmptyState>
  );
}
