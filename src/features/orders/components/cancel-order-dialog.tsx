import { Trans, useLingui } from '@lingui/react/macro';
import { statusOf } from '../../../api/errors.ts';
import { useCancelOrder } from '../../../api/generated/orders-mutations.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

/**
 * Cancels an order and waits for the refresh. Shows a rejection in the dialog (FLAW 21). Load
 * lazily.
 */
export function CancelOrderDialog(props: {
  order: { id: number; order_code: string };
  refresh: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { showToast } = useToasts();
  const { order, refresh, onDone, onClose } = props;
  const { t } = useLingui();
  const cancel = useCancelOrder();
  const isRefused = statusOf(cancel.error) === 422;

  async function confirm() {
    try {
      await cancel.trigger({ body: { order_id: order.id } }, { waitsForRefetch: true });
      showToast({ kind: 'success', message: t`Order cancelled` });
      onDone();
    } catch {
      // The dialog shows `cancel.error`; the page may be out of date.
      void refresh();
    }
  }

  return (
    <ConfirmDialog
      isOpen
      danger
      title={<Trans>Cancel this order?</Trans>}
      // A retry would be rejected again.
      confirmLabel={isRefused ? null : <Trans>Cancel order</Trans>}
      cancelLabel={isRefused ? <Trans>Close</Trans> : <Trans>Keep order</Trans>}
      busy={cancel.isMutating}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={stack[3]}>
        <p>
          <Trans>
            Order <bdi>{order.order_code}</bdi> will be cancelled. This can’t be undone.
          </Trans>
        </p>
        {cancel.error ? (
          <Alert kind="danger">
            <ErrorText error={cancel.error} />
          </Alert>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
