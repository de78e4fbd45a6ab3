import { Trans, useLingui } from '@lingui/react/macro';
import { statusOf } from '../../../api/errors.ts';
import { useCancelOrder } from '../../../api/generated/orders.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

/** Asks, cancels and waits until the page knows it; a refusal is said in the dialog (FLAW 21). Load on first use. */
export function CancelOrderDialog(props: {
  order: { id: number; order_code: string };
  /** Asks for the order anew. */
  refresh: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { showToast } = useToasts();
  const { order, refresh, onDone, onClose } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const cancel = useCancelOrder();
  const isRefused = statusOf(cancel.error) === 422;

  async function confirm() {
    try {
      await cancel.trigger({ body: { order_id: order.id } });
      await refresh();
      showToast({ kind: 'success', message: t`Order cancelled` });
      onDone();
    } catch {
      // Stands in the dialog, from `cancel.error`. The page may show a state that is over.
      void refresh();
    }
  }

  return (
    <ConfirmDialog
      isOpen
      danger
      title={<Trans>Cancel this order?</Trans>}
      // Refused by a rule it would be refused again.
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
        {cancel.error ? <Alert kind="danger">{errorText(cancel.error)}</Alert> : null}
      </div>
    </ConfirmDialog>
  );
}
