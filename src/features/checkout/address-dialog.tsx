import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { pickAddress } from '../../lib/stores/cart.ts';
import { AddressForm } from '../../parts/address-form.tsx';
import { addressLine } from '../../parts/address-line.ts';
import { nameAddressTag } from '../../parts/address-tags.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { row, stack } from '../../ui/layout.css.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';

/** The saved addresses to pick from, and the way to a new one. Load on first use. */
export function AddressDialog(props: {
  addresses: readonly components['schemas']['Address'][];
  chosen: number | undefined;
  onClose: () => void;
}) {
  const { addresses, chosen, onClose } = props;
  const { t, i18n } = useLingui();
  const [isNew, setNew] = useState(false);
  const pick = (id: number) => {
    pickAddress(id);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={isNew ? t`New Address` : t`Saved Address`}>
      {isNew ? (
        <AddressForm submitLabel={t`Save address`} onSaved={({ id }) => pick(id)} />
      ) : (
        <div className={stack[4]}>
          <RadioCards
            label={t`Saved Address`}
            labelHidden
            value={chosen === undefined ? undefined : String(chosen)}
            onChange={(id) => pick(Number(id))}
            options={addresses.map((address) => ({
              value: String(address.id),
              label: address.name,
              detail: (
                <>
                  <bdi dir="ltr">{address.phone}</bdi> · <bdi>{addressLine(address)}</bdi>
                </>
              ),
              aside: (
                <div className={row[2]}>
                  <Badge>{nameAddressTag(i18n, address.address_type)}</Badge>
                  {address.is_default ? (
                    <Badge tone="brand">
                      <Trans>Default Address</Trans>
                    </Badge>
                  ) : null}
                </div>
              ),
            }))}
          />
          <Button variant="secondary" onClick={() => setNew(true)}>
            <Trans>New Address</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  );
}
