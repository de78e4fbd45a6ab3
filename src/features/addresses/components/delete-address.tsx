import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-provider.tsx';
import { statusOf } from '../../../api/errors.ts';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { deleteAddress, useDeleteAddress } from '../../../api/generated/addresses-mutations.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { inSession } from '../../../api/runtime/in-session.ts';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { AddressSummary } from '../address-summary.tsx';
import { ErrorText } from '../../errors/error-text.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const ConfirmDialog = lazyComponent(() =>
  import('../../../ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
);

/**
 * Deletes an address after a confirmation and shows why the backend refuses, for example existing
 * orders (ADDR-01).
 */
export function DeleteAddress(props: {
  address: components['schemas']['Address'];
  className?: string;
  onDeleted?: () => void;
}) {
  const { showToast } = useToasts();
  const { address, className, onDeleted } = props;
  const { t } = useLingui();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const remove = useDeleteAddress();
  const [isChecking, setChecking] = useState(false);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { name } = address;

  async function confirm() {
    try {
      await remove.trigger({ id: address.id });
    } catch (error) {
      // The dialog shows `remove.error`.
      if (statusOf(error) !== 404 || !(await isGone())) return;
      refetch();
    }
    setConfirmOpen(false);
    showToast({ kind: 'success', message: t`Address deleted` });
    onDeleted?.();
  }

  /** Whether it was deleted elsewhere, or by an attempt whose response was lost. */
  async function isGone(): Promise<boolean> {
    setChecking(true);
    try {
      const { addresses } = await inSession(api, api.client.call(listAddresses));
      return addresses.every(({ id }) => id !== address.id);
    } catch {
      return false;
    } finally {
      setChecking(false);
    }
  }

  function refetch() {
    void invalidate(api, mutate, deleteAddress.invalidates);
  }

  function close() {
    setConfirmOpen(false);
    // A response may have been lost.
    if (remove.error) refetch();
  }

  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className={className}
        aria-label={t`Delete address for ${name}`}
        onClick={() => {
          remove.reset();
          setConfirmOpen(true);
        }}
      >
        <Trans>Delete</Trans>
      </Button>
      {isConfirmOpen ? (
        <LazyOverlay onClose={close}>
          <ConfirmDialog
            isOpen
            danger
            title={<Trans>Delete this address?</Trans>}
            confirmLabel={<Trans>Delete address</Trans>}
            busy={remove.isMutating || isChecking}
            onConfirm={() => void confirm()}
            onClose={close}
          >
            <div className={stack[3]}>
              <p>
                <Trans>It will be removed from your account.</Trans>
              </p>
              <div>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <AddressSummary address={address} />
              </div>
              {remove.error && !isChecking ? (
                <Alert kind="danger">
                  <ErrorText error={remove.error} />
                </Alert>
              ) : null}
            </div>
          </ConfirmDialog>
        </LazyOverlay>
      ) : null}
    </>
  );
}
