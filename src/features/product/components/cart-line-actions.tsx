import { Trans } from '@lingui/react/macro';
import { useIsMutating } from '../../../api/runtime/use-is-mutating.ts';
import { type Line, useCartLine } from '../../cart/use-cart-line.ts';
import { QuantityStepper } from '../../../ui/choices/quantity-stepper.tsx';
import { CartLineButton } from './cart-line-button.tsx';
import * as css from './product.css.ts';
import type { Purchase } from '../hooks/use-purchase.ts';

/** Shows the quantity in the cart, or first announces that other options will replace it (PROD-04). */
export function CartLineActions({ purchase, line }: { purchase: Purchase; line: Line }) {
  const { product, hasOtherOptions, choiceName, cartChoiceName } = purchase;
  const { setQuantity } = useCartLine(line);
  const isWriting = useIsMutating('cart');
  return (
    <>
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
      <QuantityStepper
        size="m"
        itemName={product.name}
        value={line.quantity}
        min={0}
        max={product.quantity}
        busy={isWriting}
        onChange={setQuantity}
      />
      <CartLineButton purchase={purchase} line={line} />
    </>
  );
}
