import { useIsMutating } from '../../../api/runtime/use-is-mutating.ts';
import { type Line, useCartLine } from '../../cart/use-cart-line.ts';
import { QuantityStepper } from '../../../ui/choices/quantity-stepper.tsx';
import { CartLineButton } from './cart-line-button.tsx';
import type { Purchase } from '../hooks/use-purchase.ts';

/** The quantity in the cart, and a button that opens the cart or replaces the options (PROD-04). */
export function CartLineActions({ purchase, line }: { purchase: Purchase; line: Line }) {
  const { product } = purchase;
  const { setQuantity } = useCartLine(line);
  const isWriting = useIsMutating('cart');
  return (
    <>
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
