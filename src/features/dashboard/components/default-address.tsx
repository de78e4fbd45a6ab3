import { Trans } from '@lingui/react/macro';
import { useListAddresses } from '../../../api/generated/addresses.ts';
import { AddressSummary, AddressTag } from '../../addresses/address-summary.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ADDRESSES_PATH, NEW_ADDRESS_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { row } from '../../../ui/layout/layout.css.ts';
import { QueryView } from '../../errors/query-view.tsx';
import type { components } from '../../../api/generated/schema.d.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from './dashboard.css.ts';

const changeLink = `${buttonClass({ variant: 'secondary', size: 's' })} ${css.change}`;

/** Shows the default address (DASH-03). */
export function DefaultAddress() {
  const addresses = useListAddresses();
  const address = addresses.data?.addresses.find(({ is_default: isDefault }) => isDefault);
  return (
    <section aria-labelledby="default-address" className={css.address}>
      <h2 id="default-address" className={css.addressTitle}>
        <Trans>Default delivery address</Trans>
      </h2>
      <QueryView
        query={addresses}
        level={3}
        skeleton={<Skeleton height="7.5rem" radius="12px" />}
        renderEmpty={({ addresses: { length } }) =>
          address ? null : <NoDefaultAddress hasOthers={length > 0} />
        }
      >
        {() => address && <AddressDetails address={address} />}
      </QueryView>
    </section>
  );
}

function AddressDetails({ address }: { address: components['schemas']['Address'] }) {
  return (
    <>
      <span className={row[2]}>
        <strong>
          <bdi>{address.name}</bdi>
        </strong>
        <AddressTag address={address} />
      </span>
      <AddressSummary address={address} />
      <AppLink href={ADDRESSES_PATH} className={changeLink}>
        <Trans>Change address</Trans>
      </AppLink>
    </>
  );
}

function NoDefaultAddress({ hasOthers }: { hasOthers: boolean }) {
  return (
    <>
      <p className={css.muted}>
        {hasOthers ? <Trans>No default address yet</Trans> : <Trans>No delivery address yet</Trans>}
      </p>
      <AppLink href={hasOthers ? ADDRESSES_PATH : NEW_ADDRESS_PATH} className={changeLink}>
        {hasOthers ? <Trans>Choose an address</Trans> : <Trans>Add an address</Trans>}
      </AppLink>
    </>
  );
}
