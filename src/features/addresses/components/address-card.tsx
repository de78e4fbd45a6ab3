import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useUpdateAddress } from '../../../api/generated/addresses-mutations.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { AddressSummary, AddressBadges } from '../address-summary.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { editAddressPath } from '../../../lib/router/paths.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { toAddressInput, valuesOf } from '../hooks/use-address-form.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import * as css from './addresses.css.ts';
import { DeleteAddress } from './delete-address.tsx';

export function AddressCard({ address }: { address: components['schemas']['Address'] }) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const update = useUpdateAddress();
  const title = useRef<HTMLHeadingElement>(null);
  const { name } = address;

  async function makeDefault(button: HTMLElement) {
    try {
      const values = { ...valuesOf(address), is_default: true };
      const body = toAddressInput(values, address.area_id !== undefined);
      await update.trigger({ id: address.id, body });
      // The refetch removes the focused button. The next one would be "Delete".
      if (button.contains(document.activeElement)) title.current?.focus();
      showToast({ kind: 'success', message: t`Address updated` });
    } catch {
      // The card shows `update.error`.
    }
  }

  return (
    <Card as="li" padded className={css.address}>
      <div className={row[2]}>
        <h2 ref={title} tabIndex={-1} className={css.name}>
          <bdi>{name}</bdi>
        </h2>
        <AddressBadges address={address} />
      </div>
      <AddressSummary address={address} />
      {update.error ? (
        <Alert kind="danger">
          <ErrorText error={update.error} />
        </Alert>
      ) : null}
      <div className={css.actions}>
        <AppLink
          href={editAddressPath(address.id)}
          className={`${buttonClass({ variant: 'quiet', size: 's' })} ${css.action}`}
          aria-label={t`Edit address for ${name}`}
        >
          <Trans>Edit</Trans>
        </AppLink>
        {address.is_default ? null : (
          <Button
            variant="quiet"
            size="s"
            className={css.action}
            busy={update.isMutating}
            aria-label={t`Set address for ${name} as default`}
            onClick={(event) => void makeDefault(event.currentTarget)}
          >
            <Trans>Set as default</Trans>
          </Button>
        )}
        <DeleteAddress address={address} className={css.deleteAction} />
      </div>
    </Card>
  );
}
