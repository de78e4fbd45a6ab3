import { Trans, useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { useCartActions } from '../../cart/cart-store.ts';
import { AddressSummary, AddressBadges } from '../../addresses/address-summary.tsx';
import { AddressForm } from '../../addresses/address-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import * as css from './checkout.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { QueryView } from '../../errors/query-view.tsx';
import type { useShippingAddress } from '../hooks/use-shipping-address.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const AddressDialog = lazyComponent(() =>
  import('./address-dialog.tsx').then((module) => module.AddressDialog),
);

/** Shows the delivery address, or a form if there is none. Explains if the chosen one was deleted. */
export function ShippingAddress(props: {
  step: number;
  shipping: ReturnType<typeof useShippingAddress>;
  /** Explains why digital orders also need an address (FLAW 24). */
  isDigital: boolean;
  problem: string | undefined;
  /** A new address was not saved. */
  onRejected: () => void;
}) {
  const { pickAddress } = useCartActions();
  const { step, shipping, isDigital, problem, onRejected } = props;
  const { addresses, chosen, isDeleted, isDialogOpen, setDialogOpen } = shipping;
  const { t } = useLingui();
  const saved = addresses.data?.addresses ?? [];
  const skeleton = isDeleted ? null : (
    <div className={css.address}>
      <Skeleton height="5rem" radius="12px" />
    </div>
  );

  return (
    <CheckoutSection
      id="address"
      step={step}
      title={<Trans>Delivery address</Trans>}
      problem={chosen || isDeleted ? undefined : problem}
      action={
        chosen ? (
          <Button variant="secondary" size="s" onClick={() => setDialogOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        ) : null
      }
    >
      {isDigital ? (
        <p className={css.muted}>
          <Trans>
            You’ll download this, so nothing is shipped. The shop needs an address for the invoice.
          </Trans>
        </p>
      ) : null}
      {isDeleted ? (
        <Alert
          kind="danger"
          action={
            saved.length > 0 ? (
              <Button variant="secondary" size="s" onClick={() => setDialogOpen(true)}>
                <Trans>Choose another address</Trans>
              </Button>
            ) : null
          }
        >
          <Trans>The address you chose was deleted.</Trans>
        </Alert>
      ) : null}
      {chosen ? (
        <div className={classNames(stack[1], css.address)}>
          <div className={row[2]}>
            <p className={css.addressName}>
              <bdi>{chosen.name}</bdi>
            </p>
            <AddressBadges address={chosen} />
          </div>
          <AddressSummary address={chosen} />
        </div>
      ) : (
        <QueryView
          query={addresses}
          level={3}
          skeleton={skeleton}
          renderEmpty={() =>
            saved.length > 0 ? null : (
              <AddressForm
                submitLabel={t`Save address`}
                onSaved={({ id }) => pickAddress(id)}
                onRejected={onRejected}
              />
            )
          }
        >
          {() => skeleton}
        </QueryView>
      )}
      {isDialogOpen ? (
        <LazyOverlay onClose={() => setDialogOpen(false)}>
          <AddressDialog
            addresses={saved}
            chosenId={chosen?.id}
            onClose={() => setDialogOpen(false)}
          />
        </LazyOverlay>
      ) : null}
    </CheckoutSection>
  );
}
