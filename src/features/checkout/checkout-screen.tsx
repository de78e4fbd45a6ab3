import { Trans, useLingui } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { openDialog } from '../../lib/stores/dialogs.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { useBasket, useFigures } from '../../parts/basket.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { container, row, sections } from '../../ui/layout.css.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { OrderPlaced, type PlacedOrder } from './order-placed.tsx';
import * as css from './checkout.css.ts';

/** Items, address, note, payment, figures and the order itself (CHK-01). */
export function Screen() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { cart, isGuest, selected } = useBasket();
  const figures = useFigures(selected);
  const [placed, setPlaced] = useState<PlacedOrder>();

  return (
    <div className={`${container} ${sections}`}>
      <PageHead title={t`Checkout`} />
      <h1 className={css.title}>
        <Trans>Checkout</Trans>
      </h1>
      {placed ? (
        <OrderPlaced order={placed} />
      ) : isGuest ? (
        <EmptyState
          icon={ShoppingBag}
          title={<Trans>Log in to check out</Trans>}
          action={
            <Button onClick={() => openDialog('login')}>
              <Trans>Log in</Trans>
            </Button>
          }
        >
          <Trans>Your cart is kept with your account.</Trans>
        </EmptyState>
      ) : cart.data && selected.length === 0 ? (
        <NothingSelected />
      ) : cart.data && figures.data ? (
        <CheckoutForm
          selected={selected}
          data={figures.data}
          isUpdating={figures.isUpdating}
          onPlaced={setPlaced}
        />
      ) : (cart.error ?? figures.error) ? (
        <ErrorState
          onRetry={() => void (cart.error ? cart.retry() : figures.retry())}
          busy={cart.isFetching || figures.isFetching}
        >
          {errorText(cart.error ?? figures.error)}
        </ErrorState>
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}

/** A way back instead of zeros (CHK-02). */
function NothingSelected() {
  return (
    <EmptyState
      icon={ShoppingBag}
      title={<Trans>Nothing is selected to buy</Trans>}
      action={
        <div className={row[3]}>
          <Button onClick={() => openDialog('basket')}>
            <Trans>Open my cart</Trans>
          </Button>
          <AppLink href="/" className={buttonClass({ variant: 'secondary' })}>
            <Trans>Continue Shopping</Trans>
          </AppLink>
        </div>
      }
    >
      <Trans>Select the shops that you want to buy from in your cart.</Trans>
    </EmptyState>
  );
}
