import { Trans, useLingui } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useLocation } from 'wouter';
import { closeDialog, openDialog } from '../../lib/stores/dialogs.ts';
import { useBasket, useFigures } from '../../parts/basket.ts';
import { useErrorText } from '../../parts/use-error-text.ts';
import { useMoney } from '../../parts/use-money.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { BasketGroup } from './basket-group.tsx';
import * as css from './basket.css.ts';

/** "My Cart": lines by shop, what the selected shops cost, and the way to the checkout (CART-05). Load on first use. */
export function BasketDrawer() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { settings } = useSettings();
  const { cart, isGuest, selected } = useBasket();
  const close = () => closeDialog('basket');
  const total = cart.data?.total ?? 0;
  const isEmpty = isGuest || cart.data?.total === 0;

  return (
    <Drawer
      isOpen
      onClose={close}
      title={t`My Cart (${total})`}
      footer={isEmpty || !cart.data ? null : <BasketFooter selected={selected} />}
    >
      {isEmpty ? (
        <EmptyState
          icon={ShoppingBag}
          title={<Trans>Cart is empty</Trans>}
          action={
            isGuest ? (
              <Button
                onClick={() => {
                  close();
                  openDialog('login');
                }}
              >
                <Trans>Log in</Trans>
              </Button>
            ) : (
              <Button onClick={close}>
                <Trans>Continue Shopping</Trans>
              </Button>
            )
          }
        >
          {isGuest ? (
            <Trans>Log in to see what you have put into your cart.</Trans>
          ) : (
            <Trans>What you add will wait for you here.</Trans>
          )}
        </EmptyState>
      ) : cart.data ? (
        <div className={stack[6]}>
          {cart.data.cart_items.map((group) => (
            <BasketGroup
              key={group.shop_id}
              group={group}
              isSelected={settings.multi_vendor ? selected.includes(group.shop_id) : null}
            />
          ))}
        </div>
      ) : cart.error ? (
        <ErrorState onRetry={() => void cart.retry()} busy={cart.isFetching}>
          {errorText(cart.error)}
        </ErrorState>
      ) : (
        <div className={stack[4]} aria-busy="true">
          <Skeleton height="7rem" radius="18px" />
          <Skeleton height="7rem" radius="18px" />
        </div>
      )}
    </Drawer>
  );
}

function BasketFooter({ selected }: { selected: readonly number[] }) {
  const { t } = useLingui();
  const money = useMoney();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const figures = useFigures(selected);
  const amount = selected.length > 0 ? figures.data?.checkout.total_amount : 0;

  function proceed() {
    if (selected.length === 0) {
      showToast({ kind: 'error', message: t`Please select at least one shop` });
      return;
    }
    closeDialog('basket');
    navigate('/checkout');
  }

  return (
    <div className={css.foot}>
      <div className={css.amount} aria-live="polite">
        <span>
          <Trans>Cart Amount</Trans>
          <small className={css.muted}>
            <Trans>of the selected shops</Trans>
          </small>
        </span>
        {figures.error ? (
          <span className={css.muted}>{errorText(figures.error)}</span>
        ) : amount === undefined ? (
          <Skeleton width="6rem" height="1.5rem" />
        ) : (
          <strong
            className={figures.isUpdating ? css.updating : undefined}
            aria-busy={figures.isUpdating}
          >
            {money(amount)}
          </strong>
        )}
      </div>
      <Button size="l" fullWidth onClick={proceed}>
        <Trans>Proceed to Checkout</Trans>
      </Button>
    </div>
  );
}
