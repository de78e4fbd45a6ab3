import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-provider.tsx';
import { statusOf } from '../../../api/errors.ts';
import type { useGetOrder } from '../../../api/generated/orders.ts';
import { cancelOrder, useCancelOrder } from '../../../api/generated/orders-mutations.ts';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

export type OrderRefresh = ReturnType<typeof useGetOrder>['retry'];

/**
 * Cancels an order and waits for the refresh. Shows a rejection in the dialog (FLAW 21). Load
 * lazily.
 */
export function CancelOrderDialog(props: {
  order: { id: number; order_code: string };
  refresh: OrderRefresh;
  onDone: () => void;
  onClose: () => void;
}) {
  const { showToast } = useToasts();
  const { order, refresh, onDone, onClose } = props;
  const { t } = useLingui();
  const cancel = useCancelOrder();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [isChecking, setChecking] = useState(false);
  const isRefused = statusOf(cancel.error) === 422;

  async function confirm() {
    try {
      await cancel.trigger({ body: { order_id: order.id } }, { waitsForRefetch: true });
    } catch {
      // The dialog shows `cancel.error`, unless an earlier response was lost.
      setChecking(true);
      const current = await refresh();
      setChecking(false);
      if (current?.order.order_status !== 'Cancelled') return;
      void invalidate(api, mutate, cancelOrder.invalidates);
    }
    showToast({ kind: 'success', message: t`Order cancelled` });
    onDone();
  }

  return (
    <ConfirmDialog
      isOpen
      danger
      title={<Trans>Cancel this order?</Trans>}
      // A retry would be rejected again.
      confirmLabel={isRefused ? null : <Trans>Cancel order</Trans>}
      cancelLabel={isRefused ? <Trans>Close</Trans> : <Trans>Keep order</Trans>}
      busy={cancel.isMutating || isChecking}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={stack[3]}>
        <p>
          <Trans>
            Order <bdi>{order.order_code}</bdi> will be cancelled. This can’t be undone.
          </Trans>
        </p>
        {cancel.error && !isChecking ? (
          <Alert kind="danger">
            <ErrorText error={cancel.error} />
          </Alert>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
