import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { useListAddresses } from '../../api/generated/addresses.ts';
import type { components } from '../../api/generated/schema.d.ts';
import { pickAddress } from '../../lib/stores/cart.ts';
import { AddressForm } from '../../parts/address-form.tsx';
import { addressLine } from '../../parts/address-line.ts';
import { nameAddressTag } from '../../parts/address-tags.ts';
import { useErrorText } from '../../parts/use-error-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as css from './checkout.css.ts';

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));

/** Where it goes: a form while there is no address, else the chosen one and a way to change it. */
export function ShippingAddress(props: {
  addresses: ReturnType<typeof useListAddresses>;
  chosen: components['schemas']['Address'] | undefined;
}) {
  const { addresses, chosen } = props;
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);

  return (
    <section aria-labelledby="address" className={css.part}>
      <div className={css.partHead}>
        <h2 id="address" className={css.partTitle}>
          <Trans>Shipping Address</Trans>
        </h2>
        {chosen ? (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        ) : null}
      </div>
      {chosen ? (
        <div className={css.address}>
          <p className={css.itemName}>
            {chosen.name} <Badge>{nameAddressTag(i18n, chosen.address_type)}</Badge>
          </p>
          <p>
            <bdi dir="ltr">{chosen.phone}</bdi>
          </p>
          <p className={css.muted} dir="auto">
            {addressLine(chosen)}
          </p>
        </div>
      ) : addresses.data ? (
        <AddressForm submitLabel={t`Save address`} onSaved={({ id }) => pickAddress(id)} />
      ) : addresses.error ? (
        <ErrorState level={3} onRetry={() => void addresses.retry()} busy={addresses.isFetching}>
          {errorText(addresses.error)}
        </ErrorState>
      ) : (
        <Skeleton height="5rem" radius="12px" />
      )}
      {isOpen ? (
        <Suspense>
          <AddressDialog
            addresses={addresses.data?.addresses ?? []}
            chosen={chosen?.id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
