import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { useListAddresses } from '../../../api/generated/addresses.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { pickAddress } from '../../cart/cart-store.ts';
import { AddressSummary, AddressBadges } from '../../addresses/address-summary.tsx';
import { AddressForm } from '../../addresses/address-form.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import * as css from './checkout.css.ts';

const AddressDialog = lazyComponent(
  async () => (await import('./address-dialog.tsx')).AddressDialog,
);

/** Where it goes: a form while there is no address, else the chosen one and a way to change it. */
export function ShippingAddress(props: {
  addresses: ReturnType<typeof useListAddresses>;
  chosen: components['schemas']['Address'] | undefined;
  /** Nothing is sent: says why an address is asked for all the same (FLAW 24). */
  isDigital: boolean;
  problem: string | undefined;
}) {
  const { addresses, chosen, isDigital, problem } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);

  return (
    <CheckoutSection
      id="address"
      title={<Trans>Shipping Address</Trans>}
      problem={chosen ? undefined : problem}
      action={
        chosen ? (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        ) : null
      }
    >
      {isDigital ? (
        <p className={css.muted}>
          <Trans>
            Nothing is sent by post: you download what you buy. The shop asks for an address for its
            invoice.
          </Trans>
        </p>
      ) : null}
      {chosen ? (
        <div className={stack[2]}>
          <p className={css.itemName}>
            <bdi>{chosen.name}</bdi>
          </p>
          <AddressSummary address={chosen} />
          <AddressBadges address={chosen} />
        </div>
      ) : addresses.data ? (
        <AddressForm submitLabel={t`Save And Update`} onSaved={({ id }) => pickAddress(id)} />
      ) : addresses.error ? (
        <ErrorState level={3} onRetry={() => void addresses.retry()} busy={addresses.isFetching}>
          {errorText(addresses.error)}
        </ErrorState>
      ) : (
        <Skeleton height="5rem" radius="12px" />
      )}
      {isOpen ? (
        <SectionBoundary level={3}>
          <Suspense>
            <AddressDialog
              addresses={addresses.data?.addresses ?? []}
              chosen={chosen?.id}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </CheckoutSection>
  );
}
