import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../api/generated/schema.d.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { row, stack } from '../../ui/layout/layout.css.ts';
import { formatAddressLines } from './format-address.ts';
import { addressTagLabel } from './model/address-tags.ts';

type Address = components['schemas']['Address'];

export function AddressSummary({ address }: { address: Address }) {
  return (
    <span className={stack[1]}>
      <span>
        <bdi dir="ltr">{address.phone}</bdi>
      </span>
      {formatAddressLines(address).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </span>
  );
}

export function AddressTag({ address }: { address: Address }) {
  const { i18n } = useLingui();
  return <Badge>{addressTagLabel(i18n, address.address_type)}</Badge>;
}

export function AddressBadges({ address }: { address: Address }) {
  return (
    <span className={row[2]}>
      <AddressTag address={address} />
      {address.is_default ? (
        <Badge tone="brand">
          <Trans>Default address</Trans>
        </Badge>
      ) : null}
    </span>
  );
}
