import { Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useIsMutating } from '../../api/runtime/use-is-mutating.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonClass } from '../../ui/actions/button-class.ts';
import type { EmptyRow } from '../../ui/feedback/empty-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../lib/router/paths.ts';
import type { useCart } from './use-cart.ts';
import { AllShopsRow } from './components/all-shops-row.tsx';
import { CartShopGroup } from './components/cart-shop-group.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { positionKey, useStablePositions } from './hooks/use-stable-positions.ts';
import { addPlaceholders } from './model/add-placeholders.ts';
import { countLines } from './model/change-quantity.ts';
import { ErrorText } from '../errors/error-text.tsx';
import { RetryAlert } from '../errors/retry-alert.tsx';
import { QueryView } from '../errors/query-view.tsx';
import { useSettings } from '../settings/use-settings.ts';

/**
 * Shows the cart in "My Cart", on `/cart` and on the dashboard (CART-06). `onClose` closes the
 * drawer from the empty cart. `Empty` shows the empty cart.
 */
export function CartContents(props: {
  cart: ReturnType<typeof useCart>;
  onClose?: (() => void) | undefined;
  Empty?: EmptyCartProps['Empty'];
}) {
  const { onClose, Empty = EmptyState } = props;
  const { query: cart, isGuest, selected } = props.cart;
  const { settings } = useSettings();
  const isWriting = useIsMutating('cart');
  const groups = cart.data?.cart_items ?? [];
  const { positions, capturePositions } = useStablePositions(groups);

  // Products that the server is adding.
  const added = isWriting ? Math.max(0, (cart.data?.total ?? 0) - countLines(groups)) : 0;
  const slots = addPlaceholders(groups, ({ shop_id: id }) => id, positions?.shopIds);

  if (isGuest) return <GuestState onClose={onClose} />;
  return (
    <QueryView
      query={cart}
      skeleton={<CartSkeleton />}
      renderEmpty={() =>
        groups.length > 0 || added > 0 ? null : <EmptyCart onClose={onClose} Empty={Empty} />
      }
    >
      {() => (
        // Not in the capture phase: a render there would undo a click on a checkbox.
        <div
          role="presentation"
          className={stack[4]}
          onClick={({ currentTarget }) => capturePositions(currentTarget)}
        >
          {cart.error ? (
            <RetryAlert query={cart} kind="warning">
              <Trans>This may be out of date.</Trans> <ErrorText error={cart.error} />
            </RetryAlert>
          ) : null}
          {settings.multi_vendor && slots.length > 1 ? (
            <AllShopsRow groups={groups} selected={selected} />
          ) : null}
          {slots.map(({ id, item: group }) =>
            group ? (
              <CartShopGroup
                key={id}
                group={group}
                positions={positions}
                isSelected={settings.multi_vendor ? selected.includes(id) : null}
              />
            ) : (
              <div
                key={id}
                aria-hidden
                data-position={positionKey('shop', id)}
                style={{ blockSize: positions?.heights.get(positionKey('shop', id)) }}
              />
            ),
          )}
          {added > 0 ? <CartSkeleton lines={added} /> : null}
        </div>
      )}
    </QueryView>
  );
}

interface CartContentsProps {
  onClose: (() => void) | undefined;
}

function GuestState({ onClose }: CartContentsProps) {
  const { openDialog } = useDialogs();
  return (
    <EmptyState
      icon={ShoppingBag}
      title={<Trans>Cart is empty</Trans>}
      action={
        <>
          <Button
            onClick={() => {
              onClose?.();
              openDialog('login');
            }}
          >
            <Trans>Log in</Trans>
          </Button>
          <ContinueShopping onClose={onClose} variant="secondary" />
        </>
      }
    >
      <Trans>Log in to see the items in your cart.</Trans>
    </EmptyState>
  );
}

interface EmptyCartProps extends CartContentsProps {
  Empty: typeof EmptyState | typeof EmptyRow;
}

function EmptyCart({ onClose, Empty }: EmptyCartProps) {
  return (
    <Empty
      icon={ShoppingBag}
      title={<Trans>Cart is empty</Trans>}
      action={<ContinueShopping onClose={onClose} variant="primary" />}
    >
      <Trans>Products you add will appear here.</Trans>
    </Empty>
  );
}

function ContinueShopping({
  onClose,
  variant,
}: CartContentsProps & { variant: 'primary' | 'secondary' }) {
  return onClose ? (
    <Button variant={variant} onClick={onClose}>
      <Trans>Continue shopping</Trans>
    </Button>
  ) : (
    <AppLink href={HOME_PATH} className={buttonClass({ variant })}>
      <Trans>Continue shopping</Trans>
    </AppLink>
  );
}
