import { Trans, useLingui } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useOnlyShop } from '../../cart/use-only-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { Checkout } from '../components/checkout.tsx';

/** Buys the lines of the selected shops (CHK-01). */
export function Screen() {
  const { t } = useLingui();
  const { query: cart, selected } = useCart();
  useOnlyShop(cart.data?.cart_items ?? []);
  return (
    <Checkout
      purchase="cart"
      title={t`Checkout`}
      shopIds={cart.data ? selected : undefined}
      cart={cart}
      empty={<EmptySelection isCartEmpty={cart.data?.cart_items.length === 0} />}
    />
  );
}

/** Links back instead of showing zeros (CHK-02). */
function EmptySelection({ isCartEmpty }: { isCartEmpty: boolean }) {
  const { openDialog } = useDialogs();
  return (
    <EmptyState
      icon={ShoppingBag}
      title={isCartEmpty ? <Trans>Cart is empty</Trans> : <Trans>No items selected</Trans>}
      action={
        <div className={row[3]}>
          {isCartEmpty ? null : (
            <Button onClick={() => openDialog('cart')}>
              <Trans>View cart</Trans>
            </Button>
          )}
          <AppLink
            href={HOME_PATH}
            className={buttonClass(isCartEmpty ? {} : { variant: 'secondary' })}
          >
            <Trans>Continue shopping</Trans>
          </AppLink>
        </div>
      }
    >
      {isCartEmpty ? null : <Trans>In your cart, select the shops you want to buy from.</Trans>}
    </EmptyState>
  );
}
