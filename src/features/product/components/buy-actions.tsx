import { Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { QuantityStepper } from '../../../ui/choices/quantity-stepper.tsx';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import * as css from './product.css.ts';
import type { Purchase } from '../hooks/use-purchase.ts';

// Guests have no cart line.
const LineActions = lazyComponent(() =>
  import('./cart-line-actions.tsx').then((module) => module.CartLineActions),
);

interface BuyProps {
  purchase: Purchase;
  stockId: string;
}

/** Quantity and buttons, or the actions of the cart line (PROD-04). */
export function BuyActions({ purchase, stockId }: BuyProps) {
  const { product, isSoldOut, line, quantity, setQuantity } = purchase;
  const isDigital = product.is_digital;
  // While the line's actions load, it shows the quantity in the cart and ignores presses.
  const renderOffer = (inCart?: number) => (
    <>
      {isSoldOut ? null : (
        <QuantityStepper
          size="m"
          itemName={product.name}
          value={inCart ?? quantity}
          min={inCart}
          max={inCart ?? product.quantity}
          busy={inCart !== undefined}
          onChange={setQuantity}
        />
      )}
      <BuyButton
        purchase={inCart === undefined ? purchase : { ...purchase, isAdding: true }}
        stockId={stockId}
      />
    </>
  );
  return (
    <div className={css.buyRow} ref={keepFocus}>
      {isDigital && !isSoldOut ? null : line && !isSoldOut ? (
        <LazySection fallback={renderOffer(line.quantity)}>
          <LineActions purchase={purchase} line={line} />
        </LazySection>
      ) : (
        renderOffer()
      )}
      {isSoldOut ? null : (
        <Button
          size="l"
          variant={isDigital ? 'primary' : 'secondary'}
          className={isDigital ? css.buyButton : css.buyNow}
          busy={purchase.isBuying}
          aria-describedby={stockId}
          onClick={purchase.buyNow}
        >
          <Trans>Buy now</Trans>
        </Button>
      )}
    </div>
  );
}

/** Leads to the similar products if sold out; without them it is disabled with a reason. */
export function BuyButton({ purchase, stockId, size = 'l' }: BuyProps & Pick<ButtonProps, 'size'>) {
  const { product, isSoldOut, needsSize, isAdding, isBuying, add, buyNow } = purchase;
  const isDigital = product.is_digital;
  if (isSoldOut && purchase.hasSimilar)
    return (
      <a
        href="#similar"
        className={`${buttonClass({ size })} ${css.buyButton}`}
        aria-describedby={stockId}
      >
        <Trans>See similar</Trans>
      </a>
    );
  return (
    <Button
      size={size}
      className={css.buyButton}
      busy={isDigital ? isBuying : isAdding}
      disabled={isSoldOut}
      aria-describedby={stockId}
      icon={isDigital || isSoldOut || needsSize ? undefined : <Icon of={ShoppingBag} />}
      onClick={isDigital ? buyNow : add}
    >
      {isSoldOut ? (
        <Trans>Sold out</Trans>
      ) : isDigital ? (
        <Trans>Buy now</Trans>
      ) : needsSize ? (
        <Trans>Choose a size</Trans>
      ) : (
        <Trans>Add to cart</Trans>
      )}
    </Button>
  );
}
