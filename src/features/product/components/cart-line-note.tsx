import { Trans } from '@lingui/react/macro';
import { isolateText } from '../../../lib/text/isolate-text.ts';
import * as css from './product.css.ts';
import type { Purchase } from '../hooks/use-purchase.ts';

/** Says what is in the cart, or announces that other options will replace it (PROD-04). */
export function CartLineNote({ purchase }: { purchase: Purchase }) {
  const { hasOtherOptions } = purchase;
  const choiceName = isolateText(purchase.choiceName);
  const cartChoiceName = purchase.cartChoiceName && isolateText(purchase.cartChoiceName);
  return (
    <output className={css.inCart}>
      {hasOtherOptions ? (
        cartChoiceName ? (
          <Trans>
            In your cart: {cartChoiceName}. {choiceName} will replace it.
          </Trans>
        ) : (
          <Trans>This item is in your cart without options. Choose {choiceName}?</Trans>
        )
      ) : cartChoiceName ? (
        <Trans>In your cart: {cartChoiceName}</Trans>
      ) : (
        <Trans>In your cart</Trans>
      )}
    </output>
  );
}
