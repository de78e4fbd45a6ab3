import { Trans, useLingui } from '@lingui/react/macro';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { CART_PATH } from '../../lib/router/paths.ts';
import { useCart } from './use-cart.ts';
import { CartContents } from './cart-contents.tsx';
import { CartAmounts, CartCheckout, useCartTotals } from './cart-totals.tsx';
import { buttonClass } from '../../ui/actions/button-class.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { stack } from '../../ui/layout/layout.css.ts';

/**
 * Shows "My Cart": lines by shop, amounts, total and the checkout button (CART-05). The amounts
 * scroll, so that a phone has room for the lines. Load lazily.
 */
export function CartDrawer() {
  const { closeDialog } = useDialogs();
  const { t } = useLingui();
  const cart = useCart();
  const close = () => closeDialog('cart');
  const total = cart.query.data?.total ?? 0;
  const totals = useCartTotals(cart);

  return (
    <Drawer
      isOpen
      onClose={close}
      title={t`My Cart (${total})`}
      footer={
        total > 0 ? (
          <div className={stack[1]}>
            <CartCheckout totals={totals} variant="short" />
            <AppLink
              href={CART_PATH}
              className={buttonClass({ variant: 'quiet', fullWidth: true })}
              onClick={close}
            >
              <Trans>View full cart</Trans>
            </AppLink>
          </div>
        ) : null
      }
    >
      <div className={stack[4]}>
        <CartContents cart={cart} onClose={close} />
        {total > 0 ? <CartAmounts totals={totals} variant="short" /> : null}
      </div>
    </Drawer>
  );
}
