import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { useCartActions } from '../../cart/cart-store.ts';
import { AddressSummary, AddressBadges } from '../../addresses/address-summary.tsx';
import { AddressForm } from '../../addresses/address-form.tsx';
import { isShortcut } from '../../../lib/is-shortcut.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ADDRESSES_PATH } from '../../../lib/router/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { RadioCards } from '../../../ui/choices/radio-cards.tsx';

/**
 * Lets the user pick or add an address. An arrow key only moves the choice, which Enter or the
 * button confirms; a click picks at once. Load lazily.
 */
export function AddressDialog(props: {
  addresses: readonly components['schemas']['Address'][];
  chosenId: number | undefined;
  onClose: () => void;
}) {
  const { pickAddress } = useCartActions();
  const { addresses, chosenId, onClose } = props;
  const { t } = useLingui();
  const [isNew, setNew] = useState(false);
  const [choice, setChoice] = useState(chosenId);
  const isArrowPressed = useRef(false);
  const pick = (id: number) => {
    pickAddress(id);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={isNew ? t`New address` : t`Saved addresses`}>
      {isNew ? (
        <AddressForm
          submitLabel={t`Save address`}
          onSaved={({ id }) => pick(id)}
          aside={
            <Button variant="quiet" onClick={() => setNew(false)}>
              <Trans>Back to saved addresses</Trans>
            </Button>
          }
        />
      ) : (
        <form
          className={stack[4]}
          onSubmit={(event) => {
            event.preventDefault();
            if (choice === undefined) onClose();
            else pick(choice);
          }}
        >
          <RadioCards
            label={t`Saved addresses`}
            isLabelHidden
            value={choice === undefined ? undefined : String(choice)}
            onKey={(event) => {
              isArrowPressed.current =
                event.type === 'keydown' && event.key.startsWith('Arrow') && !isShortcut(event);
            }}
            onChange={(id) => (isArrowPressed.current ? setChoice : pick)(Number(id))}
            options={addresses.map((address) => ({
              value: String(address.id),
              label: <bdi>{address.name}</bdi>,
              detail: <AddressSummary address={address} />,
              aside: <AddressBadges address={address} />,
            }))}
          />
          <div className={row[3]}>
            <Button type="submit">
              <Trans>Done</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setNew(true)}>
              <Trans>Add address</Trans>
            </Button>
            <AppLink href={ADDRESSES_PATH} className={buttonClass({ variant: 'quiet' })}>
              <Trans>Manage Address</Trans>
            </AppLink>
          </div>
        </form>
      )}
    </Dialog>
  );
}
